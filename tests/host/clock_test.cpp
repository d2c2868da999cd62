// SPDX-License-Identifier: MIT
#include "host/clock.hpp"

#include <gtest/gtest.h>

namespace fronteira::host {
namespace {

using std::chrono::milliseconds;
const Moment start{};

TEST(Clock, RunsForThoseWhoThinkAndForNobodyElse) {
    Clock clock(60000, 0, 2);
    clock.run({0}, start);
    EXPECT_EQ(clock.left(start + milliseconds(1500)), (std::vector<int64_t>{58500, 60000}));
}

TEST(Clock, GivesTheIncrementForADecisionThatWasMade) {
    Clock clock(60000, 5000, 2);
    clock.run({0}, start);
    clock.run({1}, start + milliseconds(1000), 0);
    EXPECT_EQ(clock.left(start + milliseconds(1000)), (std::vector<int64_t>{64000, 60000}));
}

// "`increment` seconds for each decision made"
TEST(Clock, GivesTheIncrementAgainToASeatThatDecidesAgain) {
    Clock clock(60000, 5000, 2);
    clock.run({0}, start);
    clock.run({0}, start + milliseconds(1000), 0);
    clock.run({1}, start + milliseconds(2000), 0);
    EXPECT_EQ(clock.left(start + milliseconds(2000)), (std::vector<int64_t>{68000, 60000}));
}

TEST(Clock, GivesTheIncrementToNobodyElseWhoThinksAsWell) {
    Clock clock(60000, 5000, 2);
    clock.run({0, 1}, start);
    clock.run({1}, start + milliseconds(1000), 0);
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

TEST(Clock, HurriesNobodyWhereThereIsNone) {
    Clock clock;
    clock.run({0}, start);
    EXPECT_FALSE(clock.next_flag());
    EXPECT_EQ(clock.to_json(start, false)["left"], Json::object());
}

}  // namespace
}  // namespace fronteira::host
