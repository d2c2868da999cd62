// SPDX-License-Identifier: MIT
#include "controls/sign_drawing.hpp"

#include <gtest/gtest.h>

using fronteira::controls::read_drawing;

TEST(SignDrawing, FillsAPath) {
    const QPainterPath path = read_drawing("f M 2 2 L 10 2 L 10 10 Z");
    EXPECT_TRUE(path.contains(QPointF(9, 3)));
    EXPECT_FALSE(path.contains(QPointF(3, 9)));
}

TEST(SignDrawing, DrawsALineTwoUnitsWide) {
    EXPECT_EQ(read_drawing("s M 4 12 L 20 12").boundingRect().top(), 11);
}

TEST(SignDrawing, CutsOut) {
    const QPainterPath ring = read_drawing("f O 12 12 9; -f O 12 12 5");
    EXPECT_FALSE(ring.contains(QPointF(12, 12)));
    EXPECT_TRUE(ring.contains(QPointF(12, 5)));
}

TEST(SignDrawing, EndsWhereItStopsMakingSense) {
    EXPECT_TRUE(read_drawing("").isEmpty());
    EXPECT_TRUE(read_drawing("f X 1 2").isEmpty());
    EXPECT_FALSE(read_drawing("f O 12 12 9; f M 1").isEmpty());
}
