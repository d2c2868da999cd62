// SPDX-License-Identifier: MIT
#include "play/seats/running_clock.hpp"

#include "support/own_host.hpp"

#include <gtest/gtest.h>

#include <QJsonArray>

namespace fronteira::play {
namespace {

QJsonObject clock_of(bool paused) {
    return {{"left", QJsonObject{{"1", 30200}, {"2", 9000}}},
            {"running", QJsonArray{1}},
            {"paused", paused}};
}

TEST(RunningClock, RunsOnForWhoeverDecides) {
    RunningClock clock;
    clock.tell(clock_of(false));
    EXPECT_TRUE(support::wait_until([&] { return clock.seconds(1) < 30; }));
    EXPECT_EQ(clock.seconds(2), 9);
    clock.tell(clock_of(true));
    EXPECT_EQ(clock.seconds(1), 30) << "as it is told anew";
    EXPECT_EQ(clock.told(), 2);
}

TEST(RunningClock, HasNothingToCountWhereThereIsNoLimit) {
    RunningClock clock;
    EXPECT_EQ(clock.seconds(1), -1);
    clock.tell({{"paused", false}});
    EXPECT_EQ(clock.seconds(1), -1);
    EXPECT_FALSE(clock.limits());
}

}  // namespace
}  // namespace fronteira::play
