// SPDX-License-Identifier: MIT
#include "map_edit/edits/space_edits.hpp"

#include "map_edit/edits/link_edits.hpp"
#include "map_edit/edits/rings.hpp"
#include "small_map.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace fronteira::map_edit {
namespace {

/// The shoelace formula; rings are apart.
double area(const Outline& outline) {
    double sum = 0;
    for (const Ring& ring : outline) {
        double twice = 0;
        for (size_t i = 0; i < ring.size(); ++i) {
            const Point a = ring[i], b = ring[(i + 1) % ring.size()];
            twice += double(a.x) * b.y - double(b.x) * a.y;
        }
        sum += std::abs(twice) / 2;
    }
    return sum;
}

TEST(SpaceEdits, PutTheLabelOfANewSpaceInside) {
    Map map = small_map();
    const auto added = add_space(map, {{500, 100}, {700, 100}, {500, 400}});
    ASSERT_TRUE(added);
    EXPECT_TRUE(contains(map.spaces[*added].outline, map.spaces[*added].anchor));
}

TEST(SpaceEdits, RefuseASpaceOfTwoCorners) {
    Map map = small_map();
    EXPECT_FALSE(add_space(map, {{500, 100}, {700, 100}, {500, 100}}));
}

TEST(SpaceEdits, SplitASpaceIntoPartsThatTogetherAreTheWhole) {
    for (const Ring& line : {Ring{{250, 50}, {250, 250}}, Ring{{250, 120}, {240, 150}, {250, 190}},
                             Ring{{150, 130}, {230, 150}, {350, 170}}}) {
        Map map = small_map();
        const auto part = split_space(map, 1, line);
        ASSERT_TRUE(part);
        EXPECT_DOUBLE_EQ(area(map.spaces[1].outline) + area(map.spaces[*part].outline), 10000);
        EXPECT_TRUE(contains(map.spaces[1].outline, map.spaces[1].anchor));
        EXPECT_TRUE(contains(map.spaces[*part].outline, map.spaces[*part].anchor));
        EXPECT_TRUE(are_linked(map, "b", map.spaces[*part].id));
    }
}

TEST(SpaceEdits, SplitAcrossIntoLinksWithWhatEachPartTouches) {
    Map map = small_map();
    map.spaces[1].anchor = {220, 150};
    ASSERT_TRUE(split_space(map, 1, {{250, 50}, {250, 250}}));
    EXPECT_TRUE(are_linked(map, "a", "b"));
    EXPECT_FALSE(are_linked(map, "b", "c")) << "the part lies between";
    EXPECT_TRUE(are_linked(map, "b_2", "c"));
}

TEST(SpaceEdits, SplitAgainWithoutGivingANameTwice) {
    Map map = small_map();
    map.spaces[1].name[""] = "West";
    const auto first = split_space(map, 1, {{250, 50}, {250, 250}});
    ASSERT_TRUE(first);
    const auto second = split_space(map, 1, {{220, 50}, {220, 250}});
    const auto third = second ? second : split_space(map, 1, {{280, 50}, {280, 250}});
    ASSERT_TRUE(third);
    EXPECT_EQ(map.spaces[*first].name[""], "West 2");
    EXPECT_EQ(map.spaces[*third].name[""], "West 3");
}

TEST(SpaceEdits, RefuseALineThatLeavesTheSpaceOrCrossesItself) {
    // A horseshoe: two prongs of 100 between 500 and 800, joined at the top.
    const Ring horseshoe{{500, 100}, {800, 100}, {800, 400}, {700, 400},
                         {700, 200}, {600, 200}, {600, 400}, {500, 400}};
    for (const Ring& line : {Ring{{550, 300}, {750, 300}},              // from prong to prong
                             Ring{{550, 300}, {750, 150}, {750, 300}},  // over the inner corner
                             Ring{{450, 150}, {700, 150}, {700, 120}, {550, 120}, {550, 450}}}) {
        Map map = small_map();
        const auto shoe = add_space(map, horseshoe);
        EXPECT_FALSE(split_space(map, *shoe, line)) << line.size();
    }
}

TEST(SpaceEdits, SplitAProngOrBothAlongALineThatStaysInside) {
    const Ring horseshoe{{500, 100}, {800, 100}, {800, 400}, {700, 400},
                         {700, 200}, {600, 200}, {600, 400}, {500, 400}};
    for (const Ring& line : {Ring{{450, 300}, {650, 300}}, Ring{{650, 50}, {650, 250}},
                             Ring{{550, 450}, {550, 150}, {750, 150}, {750, 450}}}) {
        Map map = small_map();
        const auto shoe = add_space(map, horseshoe);
        const auto part = split_space(map, *shoe, line);
        ASSERT_TRUE(part) << line.size();
        EXPECT_NEAR(area(map.spaces[*shoe].outline) + area(map.spaces[*part].outline), 70000, 1);
    }
}

TEST(SpaceEdits, SplitAlongALineFromBorderToBorderWhicheverWayTheOutlineRuns) {
    for (const bool turned : {false, true})
        for (const Ring& line : {Ring{{200, 150}, {300, 150}}, Ring{{300, 150}, {200, 150}},
                                 Ring{{250, 100}, {250, 200}}, Ring{{200, 150}, {280, 150}}}) {
            Map map = small_map();
            Ring& ring = map.spaces[1].outline[0];
            if (turned) std::reverse(ring.begin(), ring.end());
            EXPECT_TRUE(split_space(map, 1, line)) << turned << " " << line[0].x << line[1].x;
        }
}

TEST(SpaceEdits, SplitAlongALineFromACornerWhereTwoEdgesMeet) {
    for (const bool turned : {false, true})
        for (const Ring& line : {Ring{{200, 150}, {300, 150}}, Ring{{200, 100}, {300, 150}}}) {
            Map map = small_map();
            Ring& ring = map.spaces[1].outline[0];
            ring = {{200, 100}, {300, 100}, {300, 200}, {200, 200}, {200, 150}};
            if (turned) std::reverse(ring.begin(), ring.end());
            EXPECT_TRUE(split_space(map, 1, line)) << turned << " " << line[0].y;
        }
}

TEST(SpaceEdits, RefuseALineThroughAHole) {
    Map map = small_map();
    map.spaces[1].outline.push_back({{240, 140}, {260, 140}, {260, 160}, {240, 160}});
    EXPECT_FALSE(split_space(map, 1, {{250, 50}, {210, 110}, {290, 190}, {250, 250}}));
}

TEST(SpaceEdits, RefuseALineThatMissesTheSpace) {
    Map map = small_map();
    EXPECT_FALSE(split_space(map, 1, {{500, 50}, {500, 250}}));
}

TEST(SpaceEdits, KnowWhatALineCrossesFromBorderToBorder) {
    const Map map = small_map();
    using Ids = std::vector<std::string>;
    EXPECT_EQ(spaces_crossed(map, {{50, 150}, {450, 150}}), (Ids{"a", "b", "c"}));
    EXPECT_EQ(spaces_crossed(map, {{150, 150}, {350, 150}}), (Ids{"b"})) << "it begins in a";
    EXPECT_EQ(spaces_crossed(map, {{100, 150}, {200, 150}}), (Ids{"a"})) << "on both borders";
    EXPECT_EQ(spaces_crossed(map, {{50, 50}, {250, 50}, {250, 250}}), (Ids{"b"}))
        << "with a corner";
    EXPECT_EQ(spaces_crossed(map, {{50, 50}, {450, 50}}), Ids());
}

TEST(SpaceEdits, MergeWhatWasSplitIntoTheSameArea) {
    Map map = small_map();
    const auto part = split_space(map, 1, {{250, 50}, {250, 250}});
    ASSERT_TRUE(merge_spaces(map, 1, *part));
    EXPECT_DOUBLE_EQ(area(map.spaces[1].outline), 10000);
    EXPECT_EQ(map.spaces[1].outline.size(), 1u);
    EXPECT_TRUE(are_linked(map, "a", "b"));
    EXPECT_TRUE(are_linked(map, "b", "c"));
    EXPECT_EQ(map.links.size(), 2u);
}

TEST(SpaceEdits, MergeSpacesApartIntoIslandsOfOne) {
    Map map = small_map();
    ASSERT_TRUE(merge_spaces(map, 0, 2));
    EXPECT_EQ(map.spaces[0].outline.size(), 2u);
    EXPECT_EQ(map.links.size(), 1u) << "a-b and b-c are the same link now";
}

TEST(SpaceEdits, TakeTheLinksOfASpaceAwayWithIt) {
    Map map = small_map();
    remove_space(map, 1);
    EXPECT_TRUE(map.links.empty());
}

TEST(SpaceEdits, CarryLinksAlongToANewId) {
    Map map = small_map();
    ASSERT_TRUE(set_space_id(map, 1, "middle"));
    EXPECT_TRUE(are_linked(map, "a", "middle"));
    EXPECT_FALSE(set_space_id(map, 1, "c")) << "taken";
    EXPECT_FALSE(set_space_id(map, 1, "Not an id"));
}

}  // namespace
}  // namespace fronteira::map_edit
