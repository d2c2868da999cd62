// SPDX-License-Identifier: MIT
// "No reply repeats more than a line of what was sent", and what people wrote is told clean.
#include "company.hpp"

namespace fronteira::host {
namespace {

constexpr size_t a_line = 300;

/// Every text of a message, its parts included.
void expect_short_and_clean(const Json& message) {
    if (message.is_string()) {
        const std::string text = message;
        EXPECT_LE(text.size(), a_line);
        for (const char c : text)
            EXPECT_FALSE(static_cast<unsigned char>(c) < 0x20 || c == 0x7f) << text;
    }
    if (message.is_structured())
        for (const Json& part : message) expect_short_and_clean(part);
}

class Echo : public testing::TestWithParam<std::string> {};

TEST_P(Echo, IsALineAtMostOfWhateverWasSent) {
    const ListeningHost host;
    Company company(host, 2);
    const std::string match = company.match;
    const std::string big = GetParam();
    Json many = Json::object();
    for (int i = 0; i < 60; ++i) many[std::to_string(i) + big.substr(0, 100)] = 1;
    const Json seats{{{"who", "human"}}, {{"who", "human"}}};
    const std::vector<Json> requests{
        {{"type", big}},
        {{"type", "list"}, {"id", big}},
        {{"type", "map"}, {"map", big}},
        {{"type", "join"}, {"token", big}},
        {{"type", "join"}, {"match", big}},
        {{"type", "record"}, {"match", big}},
        {{"type", "open"}, {"ruleset", big}, {"seats", seats}},
        {{"type", "open"}, {"ruleset", "toy_war"}, {"map", big}, {"seats", seats}},
        {{"type", "open"}, {"ruleset", "toy_war"}, {"options", {{big, 1}}}, {"seats", seats}},
        {{"type", "open"}, {"ruleset", "toy_war"}, {"options", many}, {"seats", seats}},
        {{"type", "open"}, {"ruleset", "toy_war"}, {"options", {{"bold", big}}}, {"seats", seats}},
        {{"type", "open"}, {"ruleset", "toy_war"}, {"seats", {{{"who", big}}, {{"who", "bot"}}}}},
        {{"type", "open"}, {"ruleset", "toy_war"}, {"seats", {{{"who", "bot:" + big}}, {}}}},
        {{"type", "open"}, {"ruleset", "toy_war"}, {"seats", {{{"name", big}}, {}}}},
        {{"type", "move"}, {"match", match}, {"seat", 1}, {"move", {{"kind", big}}}},
        {{"type", "why"}, {"match", match}, {"seat", 1}, {"move", {{"kind", big}}}},
        {{"type", "why"},
         {"match", match},
         {"seat", 1},
         {"move", {{"kind", "deploy"}, {"values", {{big, 1}}}}}},
        {{"type", "why"},
         {"match", match},
         {"seat", 1},
         {"move", {{"kind", "deploy"}, {"values", {{"to", big}}}}}},
        {{"type", "complete"}, {"match", match}, {"seat", 1}, {"move", {{"kind", big}}}},
        {{"type", "complete"},
         {"match", match},
         {"seat", 1},
         {"move", {{"kind", "deploy"}}},
         {"ask", big}},
        {{"type", "answer"}, {"match", match}, {"seat", 1}, {"what", big}, {"yes", true}},
        {{"type", "story"}, {"match", match}, {"seat", 1}, {"eyes", big}},
    };
    for (const Json& request : requests) {
        company.of(1).send(request.dump());
        Json answer;
        do answer = company.of(1).receive();
        while (answer.is_object() && answer["type"] != "error");
        ASSERT_TRUE(answer.is_object()) << request.dump().substr(0, 200);
        expect_short_and_clean(answer);
        EXPECT_LT(answer.dump().size(), 4000u);
    }
}

INSTANTIATE_TEST_SUITE_P(Every, Echo,
                         testing::Values(std::string(50000, 'A'), std::string(9000, '`'),
                                         std::string(9000, '\x1b'), std::string(9000, '\n'),
                                         "\xe2\x80\xae" + std::string(20000, 'z')));

TEST(Names, AreToldWithoutWhatShowsNothing) {
    const ListeningHost host;
    WebClient client(host.port);
    const Json opened =
        client.ask({{"type", "open"},
                    {"ruleset", "toy_war"},
                    {"watch", {{"by", "anyone"}}},
                    {"seats",
                     {{{"who", "human"}, {"name", "An\x1b[2Ja\r\n\xe2\x80\xae\xe2\x80\x8b"}},
                      {{"who", "human"}, {"name", "\xe2\x80\x8b\t"}}}}});
    ASSERT_EQ(opened["type"], "opened") << opened;
    for (const Json& seats :
         {client.ask({{"type", "join"}, {"token", opened["seats"][0]["token"]}})["seats"],
          client.ask({{"type", "matches"}})["matches"][0]["seats"]}) {
        EXPECT_EQ(seats[0]["name"], "An[2Ja");
        EXPECT_EQ(seats[1]["name"], "");
    }
    EXPECT_EQ(client.wait_for("seats")["say"], "An[2Ja sits down");
}

TEST(Matches, TellLateSpectatorsOfNobodyWhoGaveUpBeforeTheirTime) {
    const ListeningHost host;
    Company company(host, 3, {{"watch", {{"by", "anyone"}, {"delay", 600}}}});
    WebClient stranger(host.port);
    const Json before = stranger.ask({{"type", "matches"}})["matches"][0];
    company.play();
    company.at("resign", 2);
    company.at("leave", 3);
    usleep(1100000);  // "as they were a second ago at most"
    const Json after = stranger.ask({{"type", "matches"}})["matches"][0];

    EXPECT_EQ(after, before);
    EXPECT_EQ(after["seats"][1]["who"], "human");
}

}  // namespace
}  // namespace fronteira::host
