// SPDX-License-Identifier: MIT
#include "geometry/simplify.hpp"

#include "geometry/borders.hpp"
#include "geometry/label_image.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace fronteira::geometry {
namespace {

using testing::SizeIs;
using testing::UnorderedElementsAre;

TEST(Simplify, LeavesOutWhatLiesOnTheWay) {
    std::vector<Outline> outlines{{{{0, 0}, {50, 1}, {100, 0}, {100, 100}, {0, 100}}}};

    simplify(outlines, 2);

    EXPECT_THAT(outlines[0][0],
                UnorderedElementsAre(Point{0, 0}, Point{100, 0}, Point{100, 100}, Point{0, 100}));
}

TEST(Simplify, LeavesOutTheSameOnBothSidesOfABorder) {
    const Ring wavy{{100, 0}, {101, 20}, {99, 40}, {130, 50}, {99, 60}, {101, 80}, {100, 100}};
    Ring left{{0, 0}};
    left.insert(left.end(), wavy.begin(), wavy.end());
    left.push_back({0, 100});
    Ring right{{200, 100}};
    right.insert(right.end(), wavy.rbegin(), wavy.rend());
    right.push_back({200, 0});
    std::vector<Outline> outlines{{left}, {right}};

    simplify(outlines, 5);

    // The two ends stay, being where lines meet; so does the bulge.
    const std::set<std::pair<int, int>> expected{
        {100, 0}, {99, 40}, {130, 50}, {99, 60}, {100, 100}};
    for (const Outline& outline : outlines) {
        std::set<std::pair<int, int>> border;
        for (const Point& corner : outline[0])
            if (corner.x > 0 && corner.x < 200) border.insert({corner.x, corner.y});
        EXPECT_EQ(border, expected);
    }
    EXPECT_EQ(twice_area(outlines[0][0]) + twice_area(outlines[1][0]), 2 * 200 * 100);
}

TEST(Simplify, TakesTheAreaOfNoRing) {
    // An islet smaller than the tolerance, alone and as a hole.
    LabelImage image{9, 9, std::vector<uint16_t>(81, 1)};
    image.labels[40] = 2;
    std::vector<Outline> outlines = trace(image, 2);

    simplify(outlines, 5);

    ASSERT_THAT(outlines[0], SizeIs(2));
    ASSERT_THAT(outlines[1], SizeIs(1));
    EXPECT_NE(twice_area(outlines[1][0]), 0);
    EXPECT_THAT(find_borders(outlines), SizeIs(1));
}

TEST(Simplify, KeepsMosaicsWithoutGaps) {
    // A wheel of 8 sectors of pixels in a frame: what one loses at a border, another gains.
    LabelImage image{101, 101, {}};
    for (int y = 0; y < 101; ++y)
        for (int x = 0; x < 101; ++x) {
            const int dx = x - 50, dy = y - 50;
            const int sector = (dx > 0) * 4 + (dy > 0) * 2 + (std::abs(dx) > std::abs(dy));
            const bool frame = dx * dx + dy * dy > 40 * 40;
            image.labels.push_back(static_cast<uint16_t>(frame ? 9 : sector + 1));
        }
    std::vector<Outline> outlines = trace(image, 9);

    simplify(outlines, 1);

    int64_t area = 0;
    for (const Outline& outline : outlines)
        for (const Ring& ring : outline) area += twice_area(ring);
    EXPECT_EQ(area, 2 * 101 * 101);
}

}  // namespace
}  // namespace fronteira::geometry
