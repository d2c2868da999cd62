// SPDX-License-Identifier: MIT
#include "map_edit/edits/parts.hpp"

#include "map_edit/edits/space_edits.hpp"
#include "small_map.hpp"

#include <gtest/gtest.h>

namespace fronteira::map_edit {
namespace {

TEST(Parts, TakeTheLinksAmongTheirSpacesAndTheRegionsAlong) {
    const Map part = part_of(small_map(), {"b", "c"});
    ASSERT_EQ(part.spaces.size(), 2u);
    ASSERT_EQ(part.links.size(), 1u);
    EXPECT_EQ(part.links[0].from, "b");
    ASSERT_EQ(part.regions.size(), 1u);
    EXPECT_TRUE(part_of(small_map(), {"c"}).regions.empty());
}

TEST(Parts, AreTheSameOnAnotherMap) {
    Map other;
    other.width = 1000;
    other.height = 800;
    const auto added = add_part(other, part_of(small_map(), {"a", "b"}));
    EXPECT_EQ(added, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(other.spaces[0].outline[0][0], (Point{100, 100}));
    EXPECT_EQ(other.spaces[0].region, "west");
    ASSERT_EQ(other.regions.size(), 1u);
    EXPECT_EQ(other.regions[0].attributes.at("bonus"), 2);
    EXPECT_EQ(other.links.size(), 1u);
}

TEST(Parts, LieAsideWithIdsOfTheirOwnWhereTheMapHasThemAlready) {
    Map map = small_map();
    const Map part = part_of(map, {"a"});
    EXPECT_EQ(add_part(map, part), std::vector<std::string>{"a_2"});
    EXPECT_EQ(map.spaces[3].outline[0][0], (Point{125, 125}));
    EXPECT_EQ(map.spaces[3].name.at(""), "The a 2");
    EXPECT_EQ(map.regions.size(), 1u) << "it is the same region";
    EXPECT_EQ(map.spaces[0].outline[0][0], (Point{100, 100}));
}

TEST(Parts, GoTheOtherWayWhereThePlaneEnds) {
    Map map = small_map();
    map.width = 400;
    map.height = 200;
    add_part(map, part_of(map, {"c"}));
    EXPECT_EQ(map.spaces[3].outline[0][0], (Point{290, 90}));
}

}  // namespace
}  // namespace fronteira::map_edit
