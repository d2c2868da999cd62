// SPDX-License-Identifier: MIT
#include "board/geometry/triangulation.hpp"

#include "shapes.hpp"

#include <gtest/gtest.h>

#include <random>

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

/// A ring from corner to corner, each anywhere.
static QPolygonF tangle(int corners) {
    std::minstd_rand lot;
    QPolygonF ring;
    for (int i = 0; i < corners; ++i)
        ring << QPointF(static_cast<double>(lot() % 1000), static_cast<double>(lot() % 1000));
    return ring;
}

TEST(Triangulation, CoversNothingOfATangleHoweverLarge) {
    for (const int corners : {1000, 20000}) {
        EXPECT_TRUE(triangulate({tangle(corners)}).triangles.empty());
    }
}

TEST(Triangulation, CoversNothingOfManyLinesOnOne) {
    QPolygonF line = tangle(5000);
    for (QPointF& corner : line) corner.setY(0);
    EXPECT_TRUE(triangulate({line}).triangles.empty());
}

TEST(Triangulation, CoversNothingOfLinesThatAllMeetInOneCorner) {
    QPolygonF fan;
    for (int i = 0; i < 40000; ++i) fan << QPointF(0, 0) << QPointF(1000, i);
    EXPECT_TRUE(triangulate({fan}).triangles.empty());
}

TEST(Triangulation, CoversNothingOfTooManyRingsInEachOther) {
    QVector<QPolygonF> rings;
    for (int i = 0; i < 20000; ++i) rings << box(i, i, 90000 - 2 * i, 90000 - 2 * i);
    EXPECT_TRUE(triangulate(rings).triangles.empty());
}

TEST(Triangulation, CoversNothingOfALineThatIsCrossedEverywhere) {
    QPolygonF saw;
    for (int i = 0; i < 20000; ++i) saw << QPointF(50 * i, i % 2);
    EXPECT_TRUE(triangulate({saw}).triangles.empty());
}

TEST(Triangulation, CoversManyBoxesSideBySide) {
    QVector<QPolygonF> boxes;
    for (int i = 0; i < 2500; ++i) boxes << box(i % 50, i / 50, 1, 1);
    EXPECT_NEAR(area(triangulate(boxes)), 2500, 1e-6);
}

TEST(Triangulation, CoversALongCoastOfManyCorners) {
    // A comb of 5000 teeth, each 1 wide, 1 from the next, and 100 long, on a back that is 1 high.
    QPolygonF comb({{0, 0}});
    for (int tooth = 0; tooth < 5000; ++tooth) {
        const double left = 2.0 * tooth;
        comb << QPointF(left, 101) << QPointF(left + 1, 101) << QPointF(left + 1, 1)
             << QPointF(left + 2, 1);
    }
    comb << QPointF(10000, 0);
    EXPECT_NEAR(area(triangulate({comb})), 5000 * 100 + 10000, 1e-6);
}
