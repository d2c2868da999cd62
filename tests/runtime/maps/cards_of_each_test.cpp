// SPDX-License-Identifier: MIT
#include "runtime/maps/cards_of_each.hpp"

#include "maps/made_cards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::runtime {
namespace {

using testing::ElementsAre;

MapSpace space(const std::string& id, const std::string& region, bool harbour = false) {
    MapSpace made;
    made.id = id;
    made.name[""] = "The " + id;
    made.region = region;
    if (harbour) made.tags = {"harbour"};
    return made;
}

/// A coast a-b-c-d, of which a and b are one region; c is a harbour.
std::shared_ptr<const core::Board> coast() {
    Map map;
    map.id = "coast";
    map.regions = {{"west", {{"", "The west"}}, "", {}, {}}, {"east", {}, "", {}, {}}};
    map.spaces = {space("a", "west"), space("b", "west"), space("c", "east", true),
                  space("d", "east")};
    map.links = {{"a", "b", {}, false, {}}, {"b", "c", {}, false, {}}, {"c", "d", {}, false, {}}};
    return *core::compile(map);
}

/// Cards for one space, for one region and for none.
Deck deck() {
    Deck made;
    made.cards = {card("north", "space", "north"), card("pole", "region", "pole"), card("joker")};
    return made;
}

TEST(CardsOfEach, StandForRegionsInPlaceOfThoseForOthers) {
    Deck of_regions = deck();
    of_regions.each_region.emplace();
    of_regions.each_region->words["shape"] = {"circle", "square"};

    const Deck made = made_of(*coast(), of_regions);

    EXPECT_THAT(ids(made), ElementsAre("west", "east", "north", "joker"));
    EXPECT_EQ(made.cards[0].name.at(""), "The west");
    EXPECT_EQ(made.cards[0].attributes.at("region"), CardValue("west"));
    EXPECT_EQ(made.cards[1].attributes.at("shape"), CardValue("square"));
}

TEST(CardsOfEach, BeginWithSpacesThatHaveTheTagAndShowThemTwice) {
    Deck of_spaces = deck();
    of_spaces.each_space.emplace();
    of_spaces.each_space->tagged["port"] = "harbour";

    const Deck made = made_of(*coast(), of_spaces);

    EXPECT_THAT(ids(made), ElementsAre("c", "a", "b", "d", "pole", "joker"));
    EXPECT_EQ(made.cards[0].attributes.at("space"), CardValue("c"));
    EXPECT_EQ(made.cards[0].attributes.at("port"), CardValue("c"));
    EXPECT_FALSE(made.cards[1].attributes.contains("port"));
}

TEST(CardsOfEach, MayShowTwoNeighboursOfARegionOneOfWhichHasNoTag) {
    Deck in_pairs = deck();
    in_pairs.each_space.emplace();
    in_pairs.each_space->tagged["port"] = "harbour";
    in_pairs.each_space->neighbour = "also";

    const Deck made = made_of(*coast(), in_pairs);

    EXPECT_THAT(ids(made), ElementsAre("c", "a", "pole", "joker"));
    EXPECT_EQ(made.cards[0].attributes.at("also"), CardValue("d"));
    EXPECT_EQ(made.cards[1].attributes.at("also"), CardValue("b"));
    EXPECT_EQ(made.cards[1].name.at(""), "The a / The b");
}

TEST(CardsOfEach, GiveNoTwoCardsOneId) {
    Deck both = deck();
    both.cards.push_back(card("a"));
    both.each_space.emplace();

    EXPECT_THAT(ids(made_of(*coast(), both)),
                ElementsAre("a_card", "b", "c", "d", "pole", "joker", "a"));
}

}  // namespace
}  // namespace fronteira::runtime
