// SPDX-License-Identifier: MIT
#include "host/rooms/clock.hpp"

#include <gtest/gtest.h>

namespace fronteira::host {
namespace {

using std::chrono::milliseconds;
const Moment start{};

Clock::Decision by(int seat, int arrived) {
    return {seat, start + milliseconds(arrived)};
}

TEST(Clock, RunsForThoseWhoThinkAndForNobodyElse) {
    Clock clock(60000, 0, 2);
    clock.run({0}, start);
    EXPECT_EQ(clock.left(start + milliseconds(1500)), (std::vector<int64_t>{58500, 60000}));
}

TEST(Clock, GivesTheIncrementForADecisionThatWasMade) {
    Clock clock(60000, 5000, 2);
    clock.run({0}, start);
    clock.run({1}, start + milliseconds(1000), by(0, 1000));
    EXPECT_EQ(clock.left(start + milliseconds(1000)), (std::vector<int64_t>{64000, 60000}));
}

// "`increment` seconds for each decision made"
TEST(Clock, GivesTheIncrementAgainToASeatThatDecidesAgain) {
    Clock clock(60000, 5000, 2);
    clock.run({0}, start);
    clock.run({0}, start + milliseconds(1000), by(0, 1000));
    clock.run({1}, start + milliseconds(2000), by(0, 2000));
    EXPECT_EQ(clock.left(start + milliseconds(2000)), (std::vector<int64_t>{68000, 60000}));
}

TEST(Clock, GivesTheIncrementToNobodyElseWhoThinksAsWell) {
    Clock clock(60000, 5000, 2);
    clock.run({0, 1}, start);
    clock.run({1}, start + milliseconds(1000), by(0, 1000));
    EXPECT_EQ(clock.left(start + milliseconds(1000)), (std::vector<int64_t>{64000, 59000}));
}

TEST(Clock, GivesNoIncrementWhereNothingWasDecided) {
    Clock clock(60000, 5000, 2);
    clock.run({0}, start);
    clock.run({1}, start + milliseconds(1000));
    EXPECT_EQ(clock.left(start + milliseconds(1000)), (std::vector<int64_t>{59000, 60000}));
}

TEST(Clock, NamesTheSeatWhoseTimeIsUpFirst) {
    Clock clock(60000, 0, 3);
    clock.run({2}, start);
    clock.run({0, 2}, start + milliseconds(10000));
    const auto flag = clock.next_flag();
    ASSERT_TRUE(flag);
    EXPECT_EQ(flag->second, 2);
    EXPECT_EQ(flag->first, start + milliseconds(60000));
}

TEST(Clock, StandsStillWhenItIsStopped) {
    Clock clock(60000, 0, 2);
    clock.run({0}, start);
    clock.stop(start + milliseconds(1000));
    EXPECT_EQ(clock.left(start + milliseconds(9000))[0], 59000);
    EXPECT_FALSE(clock.next_flag());
}

TEST(Clock, StandsStillInAPauseAndGoesOnAfterIt) {
    Clock clock(60000, 0, 2);
    clock.run({0}, start);
    clock.set_paused(true, start + milliseconds(1000));
    EXPECT_FALSE(clock.next_flag());
    EXPECT_EQ(clock.to_json(start + milliseconds(9000))["running"], Json::array());
    clock.set_paused(false, start + milliseconds(9000));
    EXPECT_EQ(clock.to_json(start + milliseconds(9000))["running"], Json({1}));
    EXPECT_EQ(clock.left(start + milliseconds(9500))[0], 58500);
}

TEST(Clock, GivesTheIncrementForADecisionThatArrivedBeforeAPauseAndIsPlayedDuringIt) {
    Clock clock(60000, 5000, 2);
    clock.run({0}, start);
    clock.set_paused(true, start + milliseconds(3000));
    clock.run({1}, start + milliseconds(9000), by(0, 1000));
    EXPECT_EQ(clock.left(start + milliseconds(9000)), (std::vector<int64_t>{64000, 60000}));
    // Sent early, and before the pause as well.
    clock.run({0}, start + milliseconds(9500), by(1, 2000));
    clock.set_paused(false, start + milliseconds(10000));
    EXPECT_EQ(clock.left(start + milliseconds(11000)), (std::vector<int64_t>{63000, 65000}));
}

TEST(Clock, RunsNoLongerThanUntilWordOfTheDecisionArrived) {
    Clock clock(60000, 0, 2);
    clock.run({0}, start);
    clock.run({1}, start + milliseconds(9000), by(0, 1000));
    EXPECT_EQ(clock.left(start + milliseconds(9000)), (std::vector<int64_t>{59000, 60000}));
}

TEST(Clock, GivesBackNothingFromBeforeTheSeatBeganToThink) {
    Clock clock(60000, 0, 2);
    clock.run({1}, start + milliseconds(5000));
    // Sent too early, and played once it was its turn.
    clock.run({0}, start + milliseconds(7000), by(1, 1000));
    EXPECT_EQ(clock.left(start + milliseconds(7000))[1], 60000);
}

TEST(Clock, FallsForNobodyWhoseDecisionIsBeingLookedAt) {
    Clock clock(1000, 0, 2);
    clock.run({0}, start);
    clock.hold(0);
    EXPECT_FALSE(clock.next_flag());
    // Somebody else sits down meanwhile.
    clock.run({0}, start + milliseconds(4000));
    clock.run({1}, start + milliseconds(5000), by(0, 900));
    EXPECT_EQ(clock.left(start + milliseconds(5000))[0], 100);
}

TEST(Clock, FallsAtOnceWhenWhatWasLookedAtDecidedNothing) {
    Clock clock(1000, 0, 2);
    clock.run({0}, start);
    clock.hold(0);
    clock.let_go(0);
    ASSERT_TRUE(clock.next_flag());
    EXPECT_EQ(clock.next_flag()->first, start + milliseconds(1000));
    EXPECT_FALSE(clock.is_up(0, start + milliseconds(999)));
    EXPECT_TRUE(clock.is_up(0, start + milliseconds(1000)));
}

TEST(Clock, BeginsWhenSomebodyIsToldThatTheyMayThink) {
    Clock clock(60000, 0, 2);
    clock.run({0}, start);
    clock.run({1}, start + milliseconds(1000), by(0, 1000));
    clock.begin_later(clock.since(), start + milliseconds(4000));
    EXPECT_EQ(clock.left(start + milliseconds(5000)), (std::vector<int64_t>{59000, 59000}));
}

TEST(Clock, StandsStillOnceADecisionForWhomTheHostKeepsWaiting) {
    Clock clock(60000, 0, 2);
    clock.run({0}, start);
    clock.excuse(0, start + milliseconds(1000), start + milliseconds(1800));
    clock.excuse(0, start + milliseconds(2000), start + milliseconds(2900));
    EXPECT_EQ(clock.left(start + milliseconds(3000))[0], 60000 - 3000 + 800);
    clock.run({0}, start + milliseconds(3000), by(0, 3000));
    clock.excuse(0, start + milliseconds(3000), start + milliseconds(3500));
    EXPECT_EQ(clock.left(start + milliseconds(4000))[0], 60000 - 4000 + 800 + 500);
}

TEST(Clock, GivesAWaitBackOnceToWhomMovedBeforeBeingAnswered) {
    Clock clock(60000, 0, 2);
    clock.run({0}, start);
    clock.excuse(0, start, start + milliseconds(800));
    clock.run({1}, start + milliseconds(1600), by(0, 0));
    EXPECT_EQ(clock.left(start + milliseconds(1600))[0], 60000);
}

TEST(Clock, ExcusesNobodyFromBeforeTheyBeganToThink) {
    Clock clock(60000, 0, 2);
    clock.run({0}, start);
    clock.run({1}, start + milliseconds(5000), by(0, 5000));
    clock.excuse(1, start + milliseconds(1000), start + milliseconds(4000));
    clock.excuse(1, start + milliseconds(1000), start + milliseconds(6000));
    EXPECT_EQ(clock.left(start + milliseconds(6000))[1], 60000);
}

TEST(Clock, LosesNoPartOfAMillisecondHoweverOftenItIsLookedAt) {
    Clock clock(1000, 0, 1);
    for (int i = 0; i <= 1000; ++i) clock.run({0}, start + std::chrono::microseconds(i * 999));
    EXPECT_EQ(clock.left(start + std::chrono::microseconds(999000))[0], 1);
}

TEST(Clock, HurriesNobodyWhereThereIsNone) {
    Clock clock;
    clock.run({0}, start);
    EXPECT_FALSE(clock.next_flag());
    EXPECT_EQ(clock.to_json(start)["left"], Json::object());
}

}  // namespace
}  // namespace fronteira::host
