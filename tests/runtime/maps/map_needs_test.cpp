// SPDX-License-Identifier: MIT
#include "runtime/maps/map_needs.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::runtime {
namespace {

using testing::HasSubstr;

/// Four spaces in a row, the last one cut off; two of them in a region.
Map four_spaces() {
    Map map;
    map.id = "four";
    map.regions.push_back({"land", {}, "", {{"bonus", 2}}, {}});
    for (const char* id : {"a", "b", "c", "d"}) {
        MapSpace space;
        space.id = id;
        space.place = {"four.toml", static_cast<int>(map.spaces.size()) + 10, 1};
        map.spaces.push_back(space);
    }
    map.spaces[0].region = map.spaces[1].region = "land";
    map.spaces[0].tags = {"port"};
    map.spaces[0].attributes = {{"gold", 1}};
    map.links = {{"a", "b", "land", false, {}}, {"b", "c", "land", false, {}}};
    return map;
}

std::string unmet(const Needs& needs) {
    const auto board = core::compile(four_spaces());
    return to_text(unmet_needs(**board, needs, {"four.toml", 0, 0}));
}

Needs nothing() {
    Needs needs;
    needs.connected = false;
    return needs;
}

TEST(MapNeeds, AreMetByDefault) {
    EXPECT_EQ(unmet(nothing()), "");
}

std::string unmet_by_grid(int width, int height, MapGrid::Shape shape) {
    Map map;
    map.id = "cells";
    map.grid = {width, height, shape, {"cells.toml", 7, 1}};
    Needs needs;
    needs.grid = GridNeeds{MapGrid::Shape::square_with_diagonals, {8, 10, 12}, {8}};
    const auto board = core::compile(map);
    return to_text(unmet_needs(**board, needs, {"cells.toml", 0, 0}));
}

TEST(MapNeeds, AskForAGridOfAShapeAndSize) {
    EXPECT_EQ(unmet_by_grid(10, 8, MapGrid::Shape::square_with_diagonals), "");
    EXPECT_EQ(unmet_by_grid(9, 9, MapGrid::Shape::square),
              "cells.toml:7:1: error: the shape of the grid is square; the ruleset needs "
              "square_with_diagonals (shape = \"square_with_diagonals\") [needs.grid_shape]\n"
              "cells.toml:7:1: error: the grid is 9 cells wide; the ruleset needs 8, 10 or 12 "
              "(width = 8, 10 or 12) [needs.grid_width]\n"
              "cells.toml:7:1: error: the grid is 9 cells high; the ruleset needs 8 (height = 8) "
              "[needs.grid_height]\n");
    Needs needs = nothing();
    needs.grid.emplace();
    EXPECT_THAT(unmet(needs), HasSubstr("the spaces are drawn; the ruleset needs a grid"));
}

TEST(MapNeeds, CountSpaces) {
    Needs needs = nothing();
    needs.min_spaces = 5;

    EXPECT_THAT(unmet(needs), HasSubstr("the map has 4 spaces; the ruleset needs 5 to"));
}

TEST(MapNeeds, NameTheSpacesWithoutARegion) {
    Needs needs = nothing();
    needs.regions = true;

    EXPECT_THAT(unmet(needs),
                HasSubstr("four.toml:12:1: error: every space must be in a region; without one: "
                          "`c`, `d` (put each into a region: `region = ...`) [needs.region]"));
}

TEST(MapNeeds, NameTheSpacesThatAreCutOff) {
    Needs needs;

    EXPECT_THAT(unmet(needs), HasSubstr("cut off from `a` are `d` (link them) [needs.connected]"));
}

TEST(MapNeeds, CountTags) {
    Needs needs = nothing();
    needs.tags = {{"port", 1}, {"capital", 2}};

    EXPECT_THAT(unmet(needs), HasSubstr("0 spaces are tagged `capital`; the ruleset needs 2"));
    EXPECT_THAT(unmet(needs), testing::Not(HasSubstr("`port`")));
}

TEST(MapNeeds, AskForAttributes) {
    Needs needs = nothing();
    needs.space_attributes = {"gold"};
    needs.region_attributes = {"bonus", "gold"};

    EXPECT_THAT(unmet(needs), HasSubstr("every space must carry `gold`; not so `b`, `c`, `d`"));
    EXPECT_THAT(unmet(needs), HasSubstr("every region must carry `gold`; not so `land`"));
}

}  // namespace
}  // namespace fronteira::runtime
