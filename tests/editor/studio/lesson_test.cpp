// SPDX-License-Identifier: MIT
// A first match in the window: a card in the library, hints beside the board, and nothing but the
// step is played.
#include "hands.hpp"
#include "support/own_host.hpp"

#include <gtest/gtest.h>

namespace fronteira::support {
namespace {

struct Learner : testing::Test {
    bool waits_for(int step) {
        return hands.wait_until([&] {
            return lesson() && lesson()->step() == step &&
                   hands.studio().match()->choice()["ready"].toBool();
        });
    }
    play::Lesson* lesson() { return hands.studio().lesson(); }
    play::MatchScreen& match() { return *hands.studio().match(); }
    bool asks_for(const char* what) {
        return hands.wait_until([&] { return match().choice()["of"] == what; });
    }

    Hands hands;
};

TEST_F(Learner, IsLedThroughTheFirstMatchOfWar) {
    ASSERT_NE(hands.find("lesson.war"), nullptr) << "a card in the library";
    hands.picture("lesson_library");
    hands.studio().learn("war");
    ASSERT_TRUE(waits_for(1));
    ASSERT_NE(hands.find("lessonSays"), nullptr);
    EXPECT_TRUE(hands.find("lessonSays")->property("text").toString().contains("Brazil"));
    hands.picture("lesson_first");

    match().pickSpace("brasil");
    ASSERT_TRUE(asks_for("number"));
    match().pick(3);
    ASSERT_TRUE(hands.wait_until([&] {
        return match().choice()["ready"].toBool() && match().choice()["parts"].toList().isEmpty();
    })) << "the move is still there";
    EXPECT_EQ(match().turn()["number"].toInt(), 0) << "the lesson asks for seven";
    match().pickSpace("brasil");
    ASSERT_TRUE(asks_for("number"));
    match().pick(7);
    ASSERT_TRUE(waits_for(2)) << "the others play their first round";
    EXPECT_EQ(match().turn()["number"].toInt(), 3);

    match().pickSpace("brasil");
    ASSERT_TRUE(asks_for("number"));
    match().pick(7);
    ASSERT_TRUE(waits_for(3));
    match().pickSpaceAs("attack", "brasil");
    ASSERT_TRUE(hands.wait_until([&] {
        return match().choice()["canGoBack"].toBool() && match().choice()["ready"].toBool();
    }));
    EXPECT_EQ(match().choice()["say"], "Attack from Brazil. Whom?");
    match().pickSpace("argelia");
    ASSERT_TRUE(asks_for("number"));
    match().pick(3);
    ASSERT_TRUE(waits_for(4));
    ASSERT_TRUE(asks_for("number"));
    match().pick(3);
    ASSERT_TRUE(waits_for(5));
    match().pickKind("end_attacks");
    ASSERT_TRUE(waits_for(6));
    match().pickSpaceAs("redeploy", "brasil");
    ASSERT_TRUE(hands.wait_until([&] {
        return match().choice()["canGoBack"].toBool() && match().choice()["ready"].toBool();
    }));
    match().pickSpace("argelia");
    ASSERT_TRUE(asks_for("number"));
    match().pick(5);
    ASSERT_TRUE(waits_for(7));
    match().pickKind("end_turn");
    ASSERT_TRUE(hands.wait_until([&] { return lesson()->over(); }));
    hands.picture("lesson_done");
    ASSERT_TRUE(hands.click("lessonDone"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.studio().match() == nullptr; }));
}

}  // namespace
}  // namespace fronteira::support
