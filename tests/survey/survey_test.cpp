// SPDX-License-Identifier: MIT
#include "survey/survey.hpp"

#include "drawn.hpp"

#include <gtest/gtest.h>

namespace fronteira::survey {
namespace {

/// Two continents: 0-1-2 in a row and 3-4, joined by 2-3, 1-3 and a way from 0 to 4 that does not
/// lead back.
Map two_continents() {
    Map map = drawn(5, {{0, 1}, {1, 2}, {3, 4}, {2, 3}, {1, 3}, {0, 4}});
    map.links.back().one_way = true;
    add_region(map, "west", {0, 1, 2}, 4);
    add_region(map, "east", {3, 4}, 3);
    return map;
}

TEST(Survey, CountsWhatLiesBesideASpaceAndWhatLeadsIntoIt) {
    const Survey found = survey(two_continents());

    EXPECT_EQ(found.spaces[0].degree, 2);
    EXPECT_EQ(found.spaces[0].entries, 1);
    EXPECT_EQ(found.spaces[4].degree, 2);
    EXPECT_EQ(found.spaces[4].entries, 2);
    EXPECT_FALSE(found.spaces[1].choke_point());
}

TEST(Survey, CountsWhatMustBeDefendedToHoldARegion) {
    const Survey found = survey(two_continents());

    EXPECT_EQ(found.regions[0].spaces, 3);
    EXPECT_EQ(found.regions[0].gates, 2);  // 1 and 2: nobody comes to 0 from outside
    EXPECT_EQ(found.regions[0].approaches, 1);
    EXPECT_EQ(found.regions[0].border_links, 2);
    EXPECT_EQ(found.regions[1].gates, 2);
    EXPECT_EQ(found.regions[1].approaches, 3);
    EXPECT_EQ(found.regions[1].border_links, 3);
}

TEST(Survey, DividesTheBonusByWhatMustBeDefended) {
    const Survey found = survey(two_continents());

    EXPECT_EQ(found.regions[0].bonus_per_gate(), 2.0);
    EXPECT_EQ(found.regions[1].bonus_per_gate(), 1.5);
}

TEST(Survey, HasNoQuotientWithoutABonusOrABorder) {
    Map map = drawn(2, {{0, 1}});
    add_region(map, "all", {0, 1}, 4);
    EXPECT_FALSE(survey(map).regions[0].bonus_per_gate());

    Map bare = two_continents();
    bare.regions[0].attributes.clear();
    EXPECT_FALSE(survey(bare).regions[0].bonus_per_gate());
}

}  // namespace
}  // namespace fronteira::survey
