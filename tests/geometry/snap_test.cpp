// SPDX-License-Identifier: MIT
#include "geometry/snap.hpp"

#include "geometry/borders.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::geometry {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

TEST(Snap, ClosesAGapBetweenNeighbours) {
    std::vector<Outline> outlines{{{{0, 0}, {100, 0}, {100, 100}, {0, 100}}},
                                  {{{102, 1}, {200, 0}, {200, 100}, {101, 99}}}};

    EXPECT_TRUE(snap(outlines, 3));

    EXPECT_THAT(outlines[1][0],
                ElementsAre(Point{100, 0}, Point{200, 0}, Point{200, 100}, Point{100, 100}));
}

TEST(Snap, GivesAnEdgeTheCornersOfItsNeighbours) {
    // The right one is two: their common corner lies on the edge of the left one.
    std::vector<Outline> outlines{{{{0, 0}, {100, 0}, {100, 100}, {0, 100}}},
                                  {{{100, 0}, {200, 0}, {200, 50}, {101, 50}}},
                                  {{{101, 50}, {200, 50}, {200, 100}, {100, 100}}}};

    snap(outlines, 2);

    EXPECT_THAT(outlines[0][0], ElementsAre(Point{0, 0}, Point{100, 0}, Point{101, 50},
                                            Point{100, 100}, Point{0, 100}));
    EXPECT_THAT(find_borders(outlines), SizeIs(3));
}

TEST(Snap, DoesNotMoveCornersThatAreShared) {
    const std::vector<Outline> before{{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}},
                                      {{{10, 0}, {20, 0}, {20, 10}, {10, 10}}}};
    std::vector<Outline> after = before;

    snap(after, 2);

    EXPECT_EQ(after, before);
}

TEST(Snap, LeavesCornersOfFinishedOutlinesWhereTheyAre) {
    // Two islands closer to each other than the tolerance, and a new one beside the second.
    std::vector<Outline> outlines{{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}},
                                  {{{13, 0}, {30, 0}, {30, 10}, {13, 10}}},
                                  {{{32, 1}, {50, 0}, {50, 10}, {31, 9}, {32, 5}}}};
    const Outline first = outlines[0];

    snap(outlines, 4, 2);

    EXPECT_EQ(outlines[0], first);
    EXPECT_THAT(outlines[1][0], ElementsAre(Point{13, 0}, Point{30, 0}, Point{32, 5}, Point{30, 10},
                                            Point{13, 10}));
    EXPECT_THAT(find_borders(outlines), SizeIs(1));
}

TEST(Snap, DoesNotMoveWhatIsFartherThanTheTolerance) {
    const std::vector<Outline> before{{{{0, 0}, {10, 0}, {10, 10}, {0, 10}}},
                                      {{{15, 0}, {30, 0}, {30, 10}, {15, 10}}}};
    std::vector<Outline> after = before;

    snap(after, 4);

    EXPECT_EQ(after, before);
    EXPECT_THAT(find_borders(before, 4), IsEmpty());
    EXPECT_THAT(find_borders(before, 5), SizeIs(1));
}

TEST(Borders, HaveALength) {
    const std::vector<Outline> outlines{{{{0, 0}, {30, 40}, {0, 80}}},
                                        {{{0, 0}, {30, 40}, {60, 0}}},
                                        {{{0, 80}, {-30, 80}, {-30, 120}}}};

    const auto borders = find_borders(outlines);

    ASSERT_THAT(borders, SizeIs(1));  // the third touches the first at a corner only
    EXPECT_EQ(borders[0].first, 0);
    EXPECT_EQ(borders[0].second, 1);
    EXPECT_DOUBLE_EQ(borders[0].length, 50);
}

}  // namespace
}  // namespace fronteira::geometry
