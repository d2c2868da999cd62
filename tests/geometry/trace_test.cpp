// SPDX-License-Identifier: MIT
#include "geometry/borders.hpp"
#include "geometry/label_image.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <string>

namespace fronteira::geometry {
namespace {

using testing::ElementsAre;
using testing::SizeIs;
using testing::UnorderedElementsAre;

/// A picture of digits; `.` is nobody's.
LabelImage image(const std::vector<std::string>& rows) {
    LabelImage made{static_cast<int>(rows[0].size()), static_cast<int>(rows.size()), {}};
    for (const std::string& row : rows)
        for (const char c : row) made.labels.push_back(c == '.' ? uint16_t{0} : uint16_t(c - '0'));
    return made;
}

TEST(Trace, GoesAroundAPixel) {
    const auto outlines = trace(image({"...", ".1.", "..."}), 1);

    EXPECT_THAT(outlines[0],
                ElementsAre(ElementsAre(Point{1, 1}, Point{2, 1}, Point{2, 2}, Point{1, 2})));
}

TEST(Trace, GivesNeighboursTheSameCornersWhereThreeMeet) {
    // The left border of 1 is straight for 1, but 2 and 3 meet it at (1, 1).
    const auto outlines = trace(image({"21", "31"}), 3);

    EXPECT_THAT(outlines[0][0], UnorderedElementsAre(Point{1, 0}, Point{2, 0}, Point{2, 2},
                                                     Point{1, 2}, Point{1, 1}));
    EXPECT_THAT(outlines[1][0],
                UnorderedElementsAre(Point{0, 0}, Point{1, 0}, Point{1, 1}, Point{0, 1}));
    EXPECT_THAT(find_borders(outlines), SizeIs(3));
}

TEST(Trace, MakesAHoleForAnEnclave) {
    const auto outlines = trace(image({"111", "121", "111"}), 2);

    ASSERT_THAT(outlines[0], SizeIs(2));
    ASSERT_THAT(outlines[1], SizeIs(1));
    EXPECT_EQ(twice_area(outlines[0][0]) + twice_area(outlines[0][1]), 2 * 8);
    EXPECT_EQ(twice_area(outlines[1][0]), 2);
}

TEST(Trace, MakesTwoRingsOfPixelsThatTouchAtACorner) {
    const auto outlines = trace(image({"1.", ".1"}), 1);

    EXPECT_THAT(outlines[0], ElementsAre(SizeIs(4), SizeIs(4)));
}

TEST(Trace, IsForeseenByTheNumberOfCorners) {
    EXPECT_EQ(count_corners(image({"...", ".1.", "..."})), 4u);
    EXPECT_EQ(count_corners(image({"21", "31"})),
              4u + 3u + 1u);  // sides where two meet, the middle
}

TEST(Trace, LeavesOutLabelsThatNobodyAskedFor) {
    EXPECT_THAT(trace(image({"19"}), 1), ElementsAre(SizeIs(1)));
}

TEST(Trace, IsTakenBackByFilling) {
    // Noise has every pattern of neighbours there is.
    std::mt19937 chance(7);
    LabelImage noise{60, 40, {}};
    for (int i = 0; i < 60 * 40; ++i) noise.labels.push_back(static_cast<uint16_t>(chance() % 4));

    const LabelImage again = fill(trace(noise, 3), 60, 40, 1);

    EXPECT_EQ(again.labels, noise.labels);
}

TEST(Fill, TakesThePixelsWhoseMiddleIsInside) {
    const Outline square{{{1, 1}, {3, 1}, {3, 2}, {1, 2}}};

    EXPECT_THAT(fill({square}, 4, 3, 1).labels, ElementsAre(0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0));
    // Half as large it is from 0.5 to 1.5; a middle on its left side is in, on its right side out.
    EXPECT_THAT(fill({square}, 2, 1, 0.5).labels, ElementsAre(1, 0));
}

}  // namespace
}  // namespace fronteira::geometry
