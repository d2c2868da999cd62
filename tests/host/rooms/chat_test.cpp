// SPDX-License-Identifier: MIT
// What people at a table say to each other: a clean line, not too many of them, to everybody there.
#include "company.hpp"

namespace fronteira::host {
namespace {

const Json anyone{{"watch", {{"by", "anyone"}}}};

TEST(Chat, IsToldToEverybodyAtTheTableAndThoseWhoLookOn) {
    const ListeningHost host;
    Company company(host, 2, anyone);
    WebClient watcher(host.port);
    watcher.ask({{"type", "join"}, {"match", company.match}, {"name", "Rui"}});
    EXPECT_EQ(company.at("chat", 1, {{"text", "Good luck!"}})["type"], "done");
    for (WebClient* one : {&company.of(1), &company.of(2), &watcher}) {
        const Json told = one->wait_for("chat");
        EXPECT_EQ(told["by"], 1);
        EXPECT_EQ(told["text"], "Good luck!");
    }
}

TEST(Chat, IsOneLineWithoutWhatShowsNothing) {
    const ListeningHost host;
    Company company(host, 2);
    company.at("chat", 1, {{"text", "a\x1b[31m\r\nb\xe2\x80\xae" + std::string(5000, 'c')}});
    const std::string text = company.of(2).wait_for("chat")["text"];
    EXPECT_EQ(text.substr(0, 7), "a[31m b");
    EXPECT_LE(text.size(), 300u);
    EXPECT_EQ(company.at("chat", 1, {{"text", " \n\t "}})["code"], "protocol.key");
    EXPECT_EQ(company.at("chat", 1)["code"], "protocol.key");
}

TEST(Chat, IsSlowedDownWhenSomebodySaysTooMuch) {
    const ListeningHost host;
    Company company(host, 2);
    int heard = 0;
    for (int i = 0; i < 12; ++i)
        heard += company.at("chat", 1, {{"text", "line"}})["type"] == "done" ? 1 : 0;
    EXPECT_GE(heard, 5);
    EXPECT_LT(heard, 12);
    EXPECT_EQ(company.at("chat", 2, {{"text", "I may"}})["type"], "done");
}

TEST(Chat, IsForThoseWhoLookOnOnlyWhereTheyMaySpeak) {
    const ListeningHost host;
    for (const bool speak : {false, true}) {
        Company company(host, 2, {{"watch", {{"by", "anyone"}, {"speak", speak}}}});
        WebClient watcher(host.port);
        watcher.ask({{"type", "join"}, {"match", company.match}, {"name", "Rui"}});
        const Json said = watcher.ask(
            {{"type", "chat"}, {"match", company.match}, {"seat", 0}, {"text", "Hello"}});
        if (!speak) {
            EXPECT_EQ(said["code"], "chat.listen");
            continue;
        }
        EXPECT_EQ(said["type"], "done");
        const Json told = company.of(1).wait_for("chat");
        EXPECT_EQ(told["by"], 0);
        EXPECT_EQ(told["name"], "Rui");
    }
}

TEST(Chat, IsNotForStrangers) {
    const ListeningHost host;
    Company company(host, 2);
    WebClient stranger(host.port);
    EXPECT_EQ(stranger.ask(
                  {{"type", "chat"}, {"match", company.match}, {"seat", 1}, {"text", "x"}})["code"],
              "seat.not_yours");
}

TEST(Chat, IsToldAgainToWhoComesBackAndNotAheadOfItsTimeToWhoLooksOn) {
    const ListeningHost host;
    for (const int delay : {0, 600}) {
        Company company(host, 2, {{"watch", {{"by", "anyone"}, {"delay", delay}}}});
        company.at("chat", 1, {{"text", "Good luck!"}});
        const Json again = company.at("join", 2, {{"token", company.tokens[1]}});
        const Json line{{"by", 1}, {"name", again["seats"][0]["name"]}, {"text", "Good luck!"}};
        EXPECT_EQ(again["said"], Json({line}));
        WebClient watcher(host.port);
        const Json seen = watcher.ask({{"type", "join"}, {"match", company.match}});
        EXPECT_EQ(seen.contains("said"), delay == 0) << delay;
    }
}

TEST(Chat, IsKeptWithTheMatchAsFarAsTheLatestLines) {
    const Scratch scratch;
    const std::string store = scratch / "matches.sqlite";
    std::string match;
    {
        Talk talk(store, "tests/fixtures/mods");
        talk.open("toy_war", 2);
        match = talk.match;
        talk.join(talk.tokens[0]);
        EXPECT_EQ(talk.at("chat", 1, {{"text", "line"}})["type"], "done");
        EXPECT_EQ(talk.finish(), 0);  // a host that is killed may lose the last lines
    }
    Talk talk(store, "tests/fixtures/mods");
    const Json joined = talk.ask({{"type", "join"}, {"match", match}, {"seat", 1}});
    ASSERT_TRUE(joined.contains("said")) << joined;
    ASSERT_EQ(joined["said"].size(), 1u);
    EXPECT_EQ(joined["said"][0]["text"], "line");
}

TEST(Chat, IsOverThePipeAsOverSockets) {
    Talk talk(":memory:", "tests/fixtures/mods");
    talk.open("toy_war", 2);
    talk.join(talk.tokens[0]);
    int heard = 0;
    for (int i = 0; i < 12; ++i)
        heard += talk.at("chat", 1, {{"text", "line"}})["type"] == "done" ? 1 : 0;
    EXPECT_LT(heard, 12);
    EXPECT_EQ(talk.wait_for("chat")["text"], "line");
}

}  // namespace
}  // namespace fronteira::host
