// SPDX-License-Identifier: MIT
#include "survey/doubts.hpp"

#include "drawn.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::survey {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

/// Two squares with a common border, linked, labels inside.
Map two_squares() {
    Map map = drawn(2, {{0, 1}});
    map.width = map.height = 1000;
    for (int i = 0; i < 2; ++i) {
        MapSpace& space = map.spaces[static_cast<size_t>(i)];
        const int32_t left = 100 + 100 * i;
        space.name["en"] = "Space " + space.id;
        space.anchor = {left + 50, 150};
        space.outline = {{{left, 100}, {left + 100, 100}, {left + 100, 200}, {left, 200}}};
        space.place = {"two.toml", 10 + i, 1};
    }
    return map;
}

std::string told(const Map& map) {
    return to_text(doubts(map));
}

TEST(Doubts, AreNoneOfAMapAsItShouldBe) {
    EXPECT_EQ(told(two_squares()), "");
}

TEST(Doubts, ArePlacedAtTheSpace) {
    Map map = two_squares();
    map.spaces[1].anchor = {500, 150};
    EXPECT_THAT(told(map), HasSubstr("two.toml:11:1: warning: the anchor of `1` lies outside"));
}

TEST(Doubts, NameTheSpacesOutOfReach) {
    Map map = two_squares();
    map.links.clear();
    EXPECT_THAT(told(map), HasSubstr("`1` cannot be reached from `0`"));
}

TEST(Doubts, TellOutlinesThatCrossThemselves) {
    Map map = two_squares();
    std::swap(map.spaces[0].outline[0][2], map.spaces[0].outline[0][3]);
    EXPECT_THAT(told(map), HasSubstr("the outline of `0` crosses itself"));
}

TEST(Doubts, TellOutlinesOfTwoSpacesThatCross) {
    Map map = two_squares();
    map.spaces[0].outline[0][1] = {250, 150};
    EXPECT_THAT(told(map), HasSubstr("the outlines of `0` and `1` cross"));
}

TEST(Doubts, TellANameOfTwoSpacesButNotOfTwoLanguages) {
    Map map = two_squares();
    map.spaces[0].name = {{"en", "Chile"}, {"pt_BR", "Peru"}};
    map.spaces[1].name = {{"en", "Peru"}, {"pt_BR", "Chile"}};
    EXPECT_EQ(told(map), "");
    map.spaces[1].name["en"] = "Chile";
    EXPECT_THAT(told(map), HasSubstr("`0` and `1` have the same name, \"Chile\""));
}

TEST(Doubts, TellAOneWayLinkWithoutReturn) {
    Map map = two_squares();
    map.links[0].one_way = true;
    EXPECT_THAT(told(map), HasSubstr("leads from `0` to `1`, and no way leads back"));
    map.links.push_back({"1", "0", "sea", true, {}});
    EXPECT_EQ(told(map), "") << "now there is one";
}

TEST(Doubts, TellColoursOfNeighboursThatSomeEyesCannotTellApart) {
    Map map = two_squares();
    add_region(map, "red", {0}, 1);
    add_region(map, "green", {1}, 1);
    // Far apart for most people; the same olive without red-sensitive or green-sensitive cones.
    map.regions[0].colour = "#b05a3c";
    map.regions[1].colour = "#6f7a34";
    EXPECT_THAT(told(map), HasSubstr("colours of the regions `red` and `green`"));
    map.regions[1].colour = "#cfe0a0";
    EXPECT_EQ(told(map), "") << "lighter by far";
}

TEST(Doubts, OfAGridAreNone) {
    Map map;
    map.grid.width = map.grid.height = 3;
    EXPECT_THAT(doubts(map), IsEmpty());
}

}  // namespace
}  // namespace fronteira::survey
