// SPDX-License-Identifier: MIT
#include "geometry/outline.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::geometry {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Ring square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};

TEST(Outline, HasAnAreaWithTheSignOfItsDirection) {
    EXPECT_EQ(twice_area(square), 200);
    EXPECT_EQ(twice_area({{0, 10}, {10, 10}, {10, 0}, {0, 0}}), -200);
    EXPECT_EQ(twice_area({{0, 0}, {4, 0}, {0, 3}}), 12);
}

TEST(Outline, HasAHoleWhereARingLiesInARing) {
    const Outline holed{square, {{4, 4}, {6, 4}, {6, 6}, {4, 6}}};

    EXPECT_TRUE(contains(holed, {2, 2}));
    EXPECT_FALSE(contains(holed, {5, 5}));
    EXPECT_FALSE(contains(holed, {12, 5}));
}

TEST(Outline, HasItsLabelInsideEvenWhereItsMiddleIsOutside) {
    // A horseshoe: the centre of gravity lies in the gap.
    const Outline horseshoe{
        {{0, 0}, {90, 0}, {90, 90}, {60, 90}, {60, 30}, {30, 30}, {30, 90}, {0, 90}}};

    const Point place = label_place(horseshoe);

    EXPECT_TRUE(contains(horseshoe, position(place)));
}

TEST(Outline, HasTheLabelOfASquareInItsMiddle) {
    EXPECT_EQ(label_place({square}), (Point{5, 5}));
}

/// Whether a place lies in or on a triangle: on no side of one line beyond the third corner.
bool is_in(const Ring& triangle, Point p) {
    const auto turn = [](Point a, Point b, Point c) {
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    };
    int left = 0, right = 0;
    for (size_t i = 0; i < 3; ++i) {
        const int side = turn(triangle[i], triangle[(i + 1) % 3], p);
        left += side > 0;
        right += side < 0;
    }
    return left == 0 || right == 0;
}

TEST(Outline, HasTheLabelOfASliverInItOrOnItsLine) {
    for (int32_t wide = 1; wide <= 40; ++wide)
        for (int32_t high = 1; high <= 40; ++high)
            for (const int32_t more : {1, 2}) {
                const Ring sliver{{20, 20}, {20 + wide, 20 + high}, {20 + wide, 20 + high + more}};
                EXPECT_TRUE(is_in(sliver, label_place({sliver}))) << wide << ", " << high;
            }
}

TEST(Outline, LosesRepeatedCornersAndSpikes) {
    Ring ring{{0, 0}, {0, 0}, {10, 0}, {20, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}};

    clean(ring);

    EXPECT_THAT(ring, ElementsAre(Point{0, 0}, Point{10, 0}, Point{10, 10}, Point{0, 10}));
}

TEST(Outline, IsNothingWithoutArea) {
    for (Ring ring : {Ring{}, Ring{{1, 1}}, Ring{{0, 0}, {5, 5}}, Ring{{0, 0}, {5, 0}, {9, 0}},
                      Ring{{0, 0}, {5, 0}, {0, 0}, {5, 0}}}) {
        clean(ring);
        EXPECT_THAT(ring, IsEmpty());
    }
}

}  // namespace
}  // namespace fronteira::geometry
