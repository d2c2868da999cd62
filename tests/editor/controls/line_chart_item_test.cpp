// SPDX-License-Identifier: MIT
#include "controls/line_chart_item.hpp"

#include <gtest/gtest.h>

using fronteira::controls::tick_step;

TEST(TickStep, IsOneTwoOrFiveTimesAPowerOfTen) {
    EXPECT_EQ(tick_step(40, 5), 10);
    EXPECT_EQ(tick_step(37, 4), 10);
    EXPECT_EQ(tick_step(12, 5), 5);
    EXPECT_EQ(tick_step(180, 10), 20);
}

TEST(TickStep, IsNeverLessThanOneBecauseArmiesAreWhole) {
    EXPECT_EQ(tick_step(2, 10), 1);
    EXPECT_EQ(tick_step(0, 5), 1);
}
