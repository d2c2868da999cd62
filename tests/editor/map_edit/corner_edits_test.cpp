// SPDX-License-Identifier: MIT
#include "map_edit/edits/corner_edits.hpp"

#include "small_map.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::map_edit {
namespace {

using testing::Contains;

TEST(CornerEdits, DragABorderForBothNeighbours) {
    Map map = small_map();
    ASSERT_TRUE(move_corner(map, {200, 100}, {220, 60}));
    EXPECT_EQ(map.spaces[0].outline[0][1], (Point{220, 60}));
    EXPECT_EQ(map.spaces[1].outline[0][0], (Point{220, 60}));
}

TEST(CornerEdits, KeepEveryCornerWithinThePlane) {
    Map map = small_map();
    ASSERT_TRUE(move_corner(map, {100, 100}, {-50, 5000}));
    EXPECT_EQ(map.spaces[0].outline[0][0], (Point{0, 800}));
}

TEST(CornerEdits, WeldACornerToTheOneItIsLaidUpon) {
    Map map = small_map();
    ASSERT_TRUE(move_corner(map, {200, 100}, {300, 100}));
    EXPECT_EQ(map.spaces[1].outline[0].size(), 3u);
    EXPECT_EQ(map.spaces[0].outline[0].size(), 4u);
}

TEST(CornerEdits, PutANewCornerIntoBothSidesOfABorder) {
    Map map = small_map();
    ASSERT_TRUE(insert_corner(map, {200, 100}, {200, 200}, {190, 150}));
    EXPECT_THAT(map.spaces[0].outline[0], Contains(Point{190, 150}));
    EXPECT_THAT(map.spaces[1].outline[0], Contains(Point{190, 150}));
    EXPECT_EQ(map.spaces[2].outline[0].size(), 4u);
}

TEST(CornerEdits, RefuseToTakeTheThirdCornerOfAnOutline) {
    Map map = small_map();
    map.spaces[0].outline = {{{100, 100}, {150, 100}, {120, 150}}};
    EXPECT_FALSE(remove_corner(map, {150, 100}));
}

TEST(CornerEdits, MoveASpaceAndTheBordersOfItsNeighboursWithIt) {
    Map map = small_map();
    ASSERT_TRUE(move_spaces(map, {0}, {10, -500}));
    EXPECT_EQ(map.spaces[0].anchor, (Point{160, 50})) << "as far as the plane reaches";
    EXPECT_EQ(map.spaces[1].outline[0][0], (Point{210, 0}));
    EXPECT_EQ(map.spaces[1].outline[0][1], (Point{300, 100}));
}

}  // namespace
}  // namespace fronteira::map_edit
