// SPDX-License-Identifier: MIT
#include "controls/contrast.hpp"

#include <gtest/gtest.h>

using fronteira::controls::contrast;

// Black on white and equal colours are the ends of the scale of WCAG 2; #767676 is its well-known
// grey that is just readable on white, 4.54.
TEST(Contrast, FollowsTheDefinition) {
    EXPECT_NEAR(contrast(Qt::black, Qt::white), 21, 1e-6);
    EXPECT_NEAR(contrast(Qt::red, Qt::red), 1, 1e-6);
    EXPECT_NEAR(contrast(QColor("#767676"), Qt::white), 4.54, 0.005);
    EXPECT_DOUBLE_EQ(contrast(Qt::blue, Qt::white), contrast(Qt::white, Qt::blue));
}
