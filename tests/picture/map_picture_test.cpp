// SPDX-License-Identifier: MIT
#include "picture/map_picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace fronteira::picture {
namespace {

MapSpace square(int32_t left, int32_t top, int32_t side) {
    MapSpace space;
    space.anchor = {left + side / 2, top + side / 2};
    space.outline = {
        {{left, top}, {left + side, top}, {left + side, top + side}, {left, top + side}}};
    return space;
}

/// A plane that is shown a hundred times smaller, on 200 by 200 pixels.
Map large(std::vector<MapSpace> spaces) {
    Map map;
    map.width = map.height = 20'000;
    map.spaces = std::move(spaces);
    return map;
}

auto pixels_of(const geometry::LabelImage& labels, uint16_t label) {
    return std::count(labels.labels.begin(), labels.labels.end(), label);
}

constexpr double scale = 0.01;
constexpr int dot = 20;
constexpr int whole_disc = 317;  // points of whole numbers no farther than 10 from another

TEST(MapPicture, GivesATinySpaceADisc) {
    EXPECT_EQ(pixels_of(label_spaces(large({square(5000, 5000, 4)}), scale, dot), 1), whole_disc);
}

// Their anchors fall upon neighbouring pixels: each loses about half.
TEST(MapPicture, SharesOutTheDiscsOfTinySpacesThatMeet) {
    const Map map = large({square(5000, 5000, 4), square(5060, 5000, 4)});

    const geometry::LabelImage labels = label_spaces(map, scale, dot);

    EXPECT_GT(pixels_of(labels, 1), whole_disc / 3);
    EXPECT_GT(pixels_of(labels, 2), whole_disc / 3);
    EXPECT_EQ(count_covered(map, labels, scale), 0u);
}

TEST(MapPicture, DrawsNoDiscOverAnotherSpace) {
    const Map map = large({square(5000, 5000, 1000), square(6050, 5500, 4)});

    const geometry::LabelImage labels = label_spaces(map, scale, dot);

    EXPECT_EQ(pixels_of(labels, 1), 100);
    EXPECT_GT(pixels_of(labels, 2), whole_disc / 3);
}

TEST(MapPicture, DrawsADiscIntoTheSpaceInWhichItsAnchorLies) {
    const Map map = large({square(1000, 1000, 18'000), square(10'500, 10'500, 4)});
    EXPECT_EQ(pixels_of(label_spaces(map, scale, dot), 2), whole_disc);
}

TEST(MapPicture, CountsSpacesWhoseAnchorIsOnPixelsOfAnother) {
    const Map map = large({square(5000, 5000, 4), square(5000, 5000, 4), square(9000, 9000, 900)});
    EXPECT_EQ(count_covered(map, label_spaces(map, scale, dot), scale), 1u);
}

}  // namespace
}  // namespace fronteira::picture
