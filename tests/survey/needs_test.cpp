// SPDX-License-Identifier: MIT
#include "survey/needs.hpp"

#include "drawn.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::survey {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

// The English sentences are those of tests/runtime/maps/map_needs_test.cpp.

TEST(UnmetNeeds, HandOutTheSpacesTheyName) {
    Map map = drawn(4, {{0, 1}, {1, 2}});
    add_region(map, "west", {0, 2}, 1);
    Needs needs;
    needs.regions = true;

    const Findings found = unmet_needs(map, needs, {});

    ASSERT_THAT(found, SizeIs(2));
    EXPECT_EQ(found[0].code, "needs.region");
    EXPECT_THAT(found[0].spaces, ElementsAre(1, 3));
    EXPECT_EQ(found[1].code, "needs.connected");
    EXPECT_THAT(found[1].spaces, ElementsAre(3));
}

TEST(UnmetNeeds, HandOutRegionsThatEverybodyWouldHold) {
    Map map = drawn(2, {{0, 1}});
    add_region(map, "west", {0, 1}, 1);
    add_region(map, "void", {}, 7);
    Needs needs;
    EXPECT_THAT(unmet_needs(map, needs, {}), SizeIs(0));
    needs.regions = true;

    const Findings found = unmet_needs(map, needs, {});

    ASSERT_THAT(found, SizeIs(1));
    EXPECT_EQ(found[0].code, "needs.empty_region");
    EXPECT_THAT(found[0].regions, ElementsAre(1));
}

TEST(UnmetNeeds, HandOutTheWordsAndNumbersTheyName) {
    Map map = drawn(2, {{0, 1}});
    add_region(map, "west", {0, 1}, 1);
    Needs needs;
    needs.min_spaces = 6;
    needs.max_spaces = 9;
    needs.region_attributes = {"fame"};
    needs.tags = {{"port", 1}};

    const Findings found = unmet_needs(map, needs, {});

    ASSERT_THAT(found, SizeIs(3));
    EXPECT_THAT(found[0].numbers, ElementsAre(2, 6, 9));
    EXPECT_EQ(found[1].word, "fame");
    EXPECT_THAT(found[1].regions, ElementsAre(0));
    EXPECT_EQ(found[2].word, "port");
    EXPECT_THAT(found[2].numbers, ElementsAre(0, 1));
}

}  // namespace
}  // namespace fronteira::survey
