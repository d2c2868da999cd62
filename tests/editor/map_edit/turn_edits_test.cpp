// SPDX-License-Identifier: MIT
#include "map_edit/edits/turn_edits.hpp"

#include "map_edit/edits/corner_edits.hpp"
#include "small_map.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::map_edit {
namespace {

using testing::UnorderedElementsAre;

TEST(TurnSpaces, TurnsThemTogetherAboutTheirMiddle) {
    Map map = small_map();  // `a` and `b`: from (100, 100) to (300, 200), the middle at (200, 150)
    ASSERT_TRUE(turn_spaces(map, {0, 1}, true));
    EXPECT_EQ(map.spaces[0].anchor, (Point{200, 100})) << "what was left is above";
    EXPECT_EQ(map.spaces[1].anchor, (Point{200, 200}));
    EXPECT_THAT(map.spaces[0].outline[0], UnorderedElementsAre(Point{150, 50}, Point{250, 50},
                                                               Point{250, 150}, Point{150, 150}));
}

TEST(TurnSpaces, TurnsTheOtherWayToo) {
    Map map = small_map();
    ASSERT_TRUE(turn_spaces(map, {0, 1}, false));
    EXPECT_EQ(map.spaces[0].anchor, (Point{200, 200})) << "what was left is below";
}

TEST(TurnSpaces, LeavesTheNeighboursWhereTheyAre) {
    Map map = small_map();
    ASSERT_TRUE(turn_spaces(map, {0, 1}, true));
    EXPECT_EQ(map.spaces[2].outline, small_map().spaces[2].outline);
}

TEST(TurnSpaces, IsNothingAfterFourTimesEvenWhereTheMiddleIsNoWholeNumber) {
    Map map = small_map();
    map.spaces[1].outline[0][1].x = 303;
    const Map before = map;
    for (int i = 0; i < 4; ++i) ASSERT_TRUE(turn_spaces(map, {0, 1}, true));
    EXPECT_EQ(map.spaces[1].outline, before.spaces[1].outline);
    EXPECT_EQ(map.spaces[1].anchor, before.spaces[1].anchor);
}

TEST(TurnSpaces, ShiftsWhatWouldLeaveThePlane) {
    Map map = small_map();
    move_spaces(map, {0, 1, 2}, {0, -80});  // the row would reach from -80 to 220
    ASSERT_TRUE(turn_spaces(map, {0, 1, 2}, true));
    EXPECT_EQ(map.spaces[0].anchor, (Point{250, 50}));
    EXPECT_EQ(map.spaces[2].anchor, (Point{250, 250}));
}

TEST(TurnSpaces, RefusesWhatDoesNotFitOnThePlane) {
    Map map = small_map();
    map.height = 250;
    EXPECT_FALSE(turn_spaces(map, {0, 1, 2}, true));
    EXPECT_EQ(map.spaces[0].outline, small_map().spaces[0].outline);
    EXPECT_FALSE(turn_spaces(map, {}, true));
}

TEST(TurnMap, TurnsThePlaneWithAllThatIsOnIt) {
    Map map = small_map();  // 1000 by 800
    turn_map(map, true);
    EXPECT_EQ(map.width, 800);
    EXPECT_EQ(map.height, 1000);
    EXPECT_EQ(map.spaces[0].anchor, (Point{650, 150})) << "from the upper left to the upper right";
    turn_map(map, false);
    EXPECT_EQ(map.spaces[0].outline, small_map().spaces[0].outline);
}

TEST(TurnMap, TurnsThePictureUnderIt) {
    Map map = small_map();  // 1000 by 800
    map.picture = {.file = "atlas.png", .corner = {100, 50}, .width = 600, .height = 300};
    turn_map(map, true);
    EXPECT_EQ(map.picture.corner, (Point{450, 100})) << "its lower left is its upper left now";
    EXPECT_EQ(map.picture.width, 300);
    EXPECT_EQ(map.picture.height, 600);
    EXPECT_EQ(map.picture.turns, 1);
    turn_map(map, false);
    EXPECT_EQ(map.picture.corner, (Point{100, 50}));
    EXPECT_EQ(map.picture.width, 600);
    EXPECT_EQ(map.picture.turns, 0);
    turn_map(map, false);
    EXPECT_EQ(map.picture.turns, 3);
}

}  // namespace
}  // namespace fronteira::map_edit
