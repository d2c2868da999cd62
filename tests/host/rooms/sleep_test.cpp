// SPDX-License-Identifier: MIT
// "a match that nobody sits at or watches sleeps until somebody joins; one of bots alone as well"
#include "company.hpp"
#include "processes.hpp"

namespace fronteira::host {
namespace {

/// Waits until so many matches have a process of their own.
bool become(const Talk& talk, size_t awake) {
    for (int i = 0; i < 300; ++i) {
        if (workers_of(talk.process()).size() == awake) return true;
        usleep(100000);
    }
    return false;
}

class Sleep : public testing::Test {
 protected:
    Talk talk{":memory:", "tests/fixtures/mods", {"--sleep-after", "1"}};
};

TEST_F(Sleep, ComesToAMatchThatEverybodyLeft) {
    talk.open("toy_war", 2);
    for (const std::string& token : talk.tokens) talk.join(token);
    Random random{1};
    const int seat = talk.at("view", 1)["turn"]["deciders"][0];
    ASSERT_EQ(talk.at("move", seat, {{"move", talk.some_move(seat, random)}})["type"], "done");
    EXPECT_TRUE(become(talk, 1));
    talk.at("leave", 1);
    usleep(2500000);
    EXPECT_EQ(workers_of(talk.process()).size(), 1u) << "somebody sits there";
    talk.at("leave", 2);
    EXPECT_TRUE(become(talk, 0));

    EXPECT_EQ(talk.join(talk.tokens[0])["turn"]["number"], 1);
    EXPECT_TRUE(become(talk, 1));
}

TEST_F(Sleep, ComesToAMatchThatNobodyEverJoined) {
    talk.open("toy_war", 2);
    EXPECT_TRUE(become(talk, 0));
}

TEST_F(Sleep, ComesToBotsThatNobodyWatches) {
    talk.open("toy_war", 0, {{"seats", {{{"who", "bot"}}, {{"who", "bot"}}}}, {"bot_pace", 300}});
    talk.join(talk.eyes);
    usleep(2500000);
    EXPECT_EQ(workers_of(talk.process()).size(), 1u) << "somebody watches";
    talk.at("leave", 0);
    EXPECT_TRUE(become(talk, 0));
    const size_t played = talk.ask({{"type", "matches"}})["matches"][0]["number"];
    usleep(1000000);
    EXPECT_EQ(talk.ask({{"type", "matches"}})["matches"][0]["number"], played);

    EXPECT_EQ(talk.join(talk.eyes)["turn"]["number"], played);
    EXPECT_EQ(talk.wait_for("moved")["type"], "moved");
}

TEST_F(Sleep, IsSoonerWhereTheBotsAreHurried) {
    talk.open("toy_war", 0, {{"seats", {{{"who", "bot"}}, {{"who", "bot"}}}}, {"bot_pace", 500}});
    const auto pace = [&](int milliseconds) {
        return talk.ask({{"type", "pace"}, {"match", talk.match}, {"bot_pace", milliseconds}});
    };
    EXPECT_EQ(pace(-1)["type"], "error");
    EXPECT_EQ(pace(0)["type"], "done");
    EXPECT_TRUE(become(talk, 0));
    EXPECT_FALSE(talk.ask({{"type", "matches"}})["matches"][0]["over"].empty());
}

TEST_F(Sleep, EndsAtOnceForTheMoveThatSomebodyWantsToSee) {
    talk.open("toy_war", 0, {{"seats", {{{"who", "bot"}}, {{"who", "bot"}}}}, {"bot_pace", 60000}});
    talk.join(talk.eyes);
    const Json next{{"type", "pace"}, {"match", talk.match}, {"bot_pace", 60000}, {"now", true}};
    for (int number = 1; number <= 3; ++number) {
        EXPECT_EQ(talk.ask(next)["type"], "done");
        EXPECT_EQ(talk.wait_for("moved")["number"], number);
    }
}

TEST_F(Sleep, IsNotDisturbedByWhoeverAsksForItsStory) {
    talk.open("toy_war", 2);
    for (const std::string& token : talk.tokens) talk.join(token);
    talk.at("resign", 1);
    talk.at("leave", 1), talk.at("leave", 2);
    ASSERT_TRUE(become(talk, 0));
    EXPECT_EQ(talk.ask({{"type", "record"}, {"match", talk.match}})["type"], "record");
    EXPECT_TRUE(become(talk, 0));
}

}  // namespace
}  // namespace fronteira::host
