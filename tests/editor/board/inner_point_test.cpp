// SPDX-License-Identifier: MIT
#include "board/geometry/inner_point.hpp"

#include "shapes.hpp"

#include <gtest/gtest.h>

#include <random>

using namespace fronteira::board;

TEST(InnerPoint, OfABoxIsItsMiddle) {
    const InnerPoint found = find_inner_point({box(10, 10, 40, 40)});
    EXPECT_NEAR(found.clearance, 20, 0.5);
    EXPECT_NEAR(found.point.x(), 30, 0.5);
    EXPECT_NEAR(found.point.y(), 30, 0.5);
}

TEST(InnerPoint, KeepsOutOfTheNotchOfAHollowShape) {
    // The middle of this L's extent lies on its border; most room is around (5, 15).
    const QVector<QPolygonF> hollow = {
        QPolygonF({{0, 0}, {10, 0}, {10, 10}, {30, 10}, {30, 20}, {0, 20}})};
    const InnerPoint found = find_inner_point(hollow);
    EXPECT_GT(found.clearance, 5);
    EXPECT_TRUE(is_inside(hollow, found.point));
}

TEST(InnerPoint, KeepsClearOfALake) {
    const QVector<QPolygonF> ring = {box(0, 0, 100, 100), box(30, 30, 40, 40)};
    const InnerPoint found = find_inner_point(ring);
    EXPECT_TRUE(is_inside(ring, found.point));
    // In a corner: as far from both sides as from the lake's corner, r = (30 - r) * sqrt(2).
    EXPECT_NEAR(found.clearance, 30 * std::sqrt(2) / (1 + std::sqrt(2)), 1);
}

TEST(InnerPoint, ChoosesTheLargerIsland) {
    const InnerPoint found = find_inner_point({box(0, 0, 10, 10), box(50, 50, 30, 30)});
    EXPECT_NEAR(found.clearance, 15, 1);
}

TEST(InnerPoint, IsFoundInASliverAndInATangle) {
    std::minstd_rand lot;
    QPolygonF sliver, tangle;
    for (int i = 0; i < 20000; ++i) {
        sliver << QPointF(50 * i, i % 2);
        tangle << QPointF(static_cast<double>(lot() % 1000), static_cast<double>(lot() % 1000));
    }
    EXPECT_LT(find_inner_point({sliver}).clearance, 1);
    EXPECT_LT(find_inner_point({tangle}).clearance, 100);
}

TEST(Clearance, IsNegativeOutside) {
    EXPECT_DOUBLE_EQ(clearance_at({box(0, 0, 10, 10)}, {15, 5}), -5);
    EXPECT_DOUBLE_EQ(clearance_at({box(0, 0, 10, 10)}, {7, 5}), 3);
}
