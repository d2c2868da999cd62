// SPDX-License-Identifier: MIT
#include "board/triangulation.hpp"

#include "shapes.hpp"

#include <gtest/gtest.h>

using fronteira::board::triangulate;

TEST(Triangulation, CoversABoxWithTwoTriangles) {
    const auto covered = triangulate({box(0, 0, 10, 20)});
    EXPECT_EQ(covered.triangles.size(), 6U);
    EXPECT_DOUBLE_EQ(area(covered), 200);
}

TEST(Triangulation, LeavesOutARingInsideARing) {
    EXPECT_DOUBLE_EQ(area(triangulate({box(0, 0, 10, 10), box(2, 2, 4, 4)})), 100 - 16);
}

TEST(Triangulation, FillsAnIslandInALakeWhateverTheTurnOfTheRings) {
    QPolygonF lake = box(2, 2, 6, 6);
    std::reverse(lake.begin(), lake.end());
    EXPECT_DOUBLE_EQ(area(triangulate({box(0, 0, 10, 10), lake, box(4, 4, 2, 2)})), 100 - 36 + 4);
}

TEST(Triangulation, CoversIslandsApart) {
    EXPECT_DOUBLE_EQ(area(triangulate({box(0, 0, 3, 3), box(5, 5, 2, 2)})), 9 + 4);
}

TEST(Triangulation, CoversAHollowShape) {
    // An L: a box of 10 without its upper right quarter.
    const QPolygonF hollow({{0, 0}, {5, 0}, {5, 5}, {10, 5}, {10, 10}, {0, 10}});
    EXPECT_DOUBLE_EQ(area(triangulate({hollow})), 75);
}

TEST(Triangulation, AddsTheCrossingOfARingThatCrossesItself) {
    // A bow tie: two triangles of base 10 and height 5.
    EXPECT_NEAR(area(triangulate({QPolygonF({{0, 0}, {10, 10}, {0, 10}, {10, 0}})})), 50, 1e-9);
}

TEST(Triangulation, OfNothingIsNothing) {
    EXPECT_TRUE(triangulate({}).triangles.empty());
}
