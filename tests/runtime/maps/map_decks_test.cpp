// SPDX-License-Identifier: MIT
#include "runtime/maps/map_decks.hpp"

#include "maps/made_cards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace fronteira::runtime {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::shared_ptr<const core::Board> board_of(const std::vector<std::string>& spaces) {
    Map map;
    map.id = "some";
    map.regions.push_back({"land", {}, "", {}, {}});
    for (const std::string& id : spaces) {
        MapSpace space;
        space.id = id;
        space.name[""] = "The " + id;
        space.region = "land";
        map.spaces.push_back(space);
    }
    return *core::compile(map);
}

/// A card for each of two spaces, and one for none.
Deck two_spaces() {
    Deck deck;
    deck.id = "territory";
    deck.cards = {card("one", "space", "north"), card("two", "space", "south"), card("wild")};
    deck.cards[0].attributes["shape"] = deck.cards[1].attributes["shape"] = std::string("star");
    deck.each_space = CardsOfEach{{{"shape", {"circle", "square"}}}, {}, {}};
    return deck;
}

Deck deck_on(const std::vector<std::string>& spaces, const Deck& deck,
             const Mod* of_map = nullptr) {
    auto decks = decks_on(*board_of(spaces), {deck}, of_map);
    if (decks) return decks->front();
    ADD_FAILURE() << to_text(decks.error());
    return {};
}

TEST(MapDecks, AreAsWrittenWhereTheMapHasTheirSpaces) {
    EXPECT_THAT(ids(deck_on({"south", "north"}, two_spaces())), ElementsAre("one", "two", "wild"));
}

TEST(MapDecks, OfEachSpaceAloneAreMadeForEveryMap) {
    Deck deck;
    deck.id = "city";
    deck.each_space = CardsOfEach{};

    EXPECT_THAT(ids(deck_on({"north", "south"}, deck)), ElementsAre("north", "south"));
}

TEST(MapDecks, HaveACardForEachSpaceOfAnotherMapAndDealTheirWordsInTurn) {
    const Deck deck = deck_on({"a", "b", "c"}, two_spaces());

    EXPECT_THAT(ids(deck), ElementsAre("a", "b", "c", "wild"));
    EXPECT_EQ(deck.cards[2].name.at(""), "The c");
    EXPECT_EQ(deck.cards[2].attributes.at("space"), CardValue("c"));
    EXPECT_EQ(deck.cards[0].attributes.at("shape"), CardValue("circle"));
    EXPECT_EQ(deck.cards[1].attributes.at("shape"), CardValue("square"));
    EXPECT_EQ(deck.cards[2].attributes.at("shape"), CardValue("circle"));
}

TEST(MapDecks, HaveOneForASpaceTooManyAsWell) {
    EXPECT_THAT(ids(deck_on({"north", "south", "west"}, two_spaces())),
                ElementsAre("north", "south", "west", "wild"));
}

TEST(MapDecks, FitWhereEverySpaceIsShownAsItselfOrAsANeighbour) {
    Deck pair = two_spaces();
    pair.cards[0].attributes["also"] = std::string("west");
    pair.each_space->neighbour = "also";

    EXPECT_THAT(ids(deck_on({"north", "west", "south"}, pair)), ElementsAre("one", "two", "wild"));
    EXPECT_THAT(ids(deck_on({"north", "south"}, pair)), ElementsAre("one", "two", "wild"))
        << "where the neighbour is not, the card shows one space";
    EXPECT_THAT(ids(deck_on({"north", "south", "east"}, pair)),
                ElementsAre("north", "south", "east", "wild"));
}

TEST(MapDecks, HaveACardForEachRegionOfAnotherMap) {
    Deck regions = two_spaces();
    regions.cards.push_back(card("pole", "region", "pole"));
    regions.each_region.emplace();

    EXPECT_THAT(ids(deck_on({"a"}, regions)), ElementsAre("a", "land", "wild"));
}

TEST(MapDecks, MayBeOthersWhereARegionIsMissing) {
    Deck named, stand_in;
    named.id = "objective";
    named.cards = {card("asia", "regions", "asia")};
    named.elsewhere = stand_in.id = "anywhere";
    stand_in.cards = {card("half")};

    const auto decks = decks_on(*board_of({"a"}), {named, stand_in}, nullptr);
    ASSERT_TRUE(decks) << to_text(decks.error());
    EXPECT_EQ(decks->front().id, "objective");
    EXPECT_THAT(ids(decks->front()), ElementsAre("half"));

    const auto none = decks_on(*board_of({"a"}), {named}, nullptr);
    ASSERT_FALSE(none);
    EXPECT_THAT(to_text(none.error()), HasSubstr("there is no deck `anywhere`"));
}

TEST(MapDecks, AreThoseThatTheMapBringsIfTheyFitIt) {
    const auto folder =
        std::filesystem::temp_directory_path() / ("fronteira_decks_" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder / "cards");
    std::ofstream(folder / "cards" / "territory.toml")
        << "[[card]]\nid = \"x\"\nspace = \"a\"\nshape = \"moon\"\n";
    Mod mod;
    mod.folder = folder;
    mod.decks = {"territory"};

    EXPECT_THAT(ids(deck_on({"a"}, two_spaces(), &mod)), ElementsAre("x"));
    EXPECT_THAT(ids(deck_on({"a", "b"}, two_spaces(), &mod)), ElementsAre("a", "b", "wild"));
    EXPECT_THAT(ids(deck_on({"north", "south"}, two_spaces(), &mod)),
                ElementsAre("one", "two", "wild"));
    std::filesystem::remove_all(folder);
}

TEST(MapDecks, TellWhatAMapMustHaveForThem) {
    Deck fixed = two_spaces();
    fixed.each_space.reset();
    fixed.elsewhere.clear();

    EXPECT_THAT(named_by_cards({fixed}, {"territory"}).spaces, ElementsAre("north", "south"));
    EXPECT_TRUE(named_by_cards({fixed}, {}).spaces.empty()) << "not needed as they are";
    fixed.each_space.emplace();
    EXPECT_TRUE(named_by_cards({fixed}, {"territory"}).spaces.empty()) << "made for any map";
}

TEST(MapDecks, MayBeNeededAsTheyAre) {
    const auto board = board_of({"north"});

    EXPECT_TRUE(unmet_cards(*board, {two_spaces()}, {}, {}).empty());
    EXPECT_THAT(to_text(unmet_cards(*board, {two_spaces()}, {"territory"}, {"some.toml", 0, 0})),
                HasSubstr("some.toml: error: the cards of `territory` name `south`, which the map "
                          "does not have (play it on"));
}

}  // namespace
}  // namespace fronteira::runtime
