// SPDX-License-Identifier: MIT
#include "content/deck_file.hpp"

#include "support/scratch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

using ::testing::ElementsAre;

std::string refusal(const std::string& text, const std::string& file = "deck.toml") {
    const Result<Deck> deck = parse_deck(text, file);
    return deck ? "" : to_text(deck.error());
}

TEST(DeckFile, ReadsCardsInTheOrderOfTheFileWithAllTheirAttributes) {
    const support::Scratch files;
    files.write("territory.toml",
                "[[card]]\nid = \"b\"\nname = \"B\"\nspace = \"brasil\"\nshape = \"circle\"\n"
                "worth = 3\nregions = [\"asia\", \"africa\"]\n[[card]]\nid = \"a\"\n");

    const Result<Deck> deck = load_deck(files.path() / "territory.toml");

    ASSERT_TRUE(deck) << to_text(deck.error());
    EXPECT_EQ(deck->id, "territory");
    ASSERT_EQ(deck->cards.size(), 2u);
    EXPECT_EQ(deck->cards[0].id, "b");
    EXPECT_EQ(deck->cards[0].name.at(""), "B");
    EXPECT_EQ(deck->cards[0].attributes.at("space"), CardValue("brasil"));
    EXPECT_EQ(deck->cards[0].attributes.at("worth"), CardValue(int64_t{3}));
    EXPECT_THAT(std::get<std::vector<std::string>>(deck->cards[0].attributes.at("regions")),
                ElementsAre("asia", "africa"));
    EXPECT_EQ(deck->cards[1].id, "a");
}

TEST(DeckFile, RefusesCopiesOfMoreThanCanBeHeld) {
    std::string keys;
    for (int i = 0; i < 500; ++i) keys += "k" + std::to_string(i) + " = 1\n";
    const std::string beginning = "[[card]]\nid = \"a\"\n";
    std::string words = "w = [";
    for (int i = 0; i < 1000; ++i) words += "\"w\", ";
    words += "]\n";
    std::string each = "[each_space]\n";
    for (int i = 0; i < 20; ++i) each += "k" + std::to_string(i) + " = [\"w\"]\n";

    EXPECT_EQ(refusal(beginning + keys), "");
    for (const std::string& text :
         {beginning + "copies = 500\n" + keys, beginning + "copies = 500\n" + words, each})
        EXPECT_NE(refusal(text).find("[deck.too_much_shown]"), std::string::npos);
}

TEST(DeckFile, ReadsWhatItIsOnOtherMaps) {
    const Result<Deck> made = parse_deck(
        "[each_space]\nshape = [\"circle\", \"square\"]\n[[card]]\nid = \"a\"\n", "territory.toml");
    ASSERT_TRUE(made) << to_text(made.error());
    ASSERT_TRUE(made->each_space.has_value());
    EXPECT_THAT(made->each_space->words.at("shape"), ElementsAre("circle", "square"));

    const Result<Deck> other =
        parse_deck("elsewhere = \"anywhere\"\n[[card]]\nid = \"a\"\n", "objective.toml");
    ASSERT_TRUE(other) << to_text(other.error());
    EXPECT_EQ(other->elsewhere, "anywhere");
    EXPECT_FALSE(other->each_space.has_value());

    EXPECT_EQ(
        refusal("elsewhere = \"deck\"\n[[card]]\nid = \"a\"\n"),
        "deck.toml:1:13: error: `elsewhere`: the deck cannot stand in for itself (name another "
        "one of cards/) [deck.replaces_itself]\n");
    EXPECT_EQ(refusal("[each_space]\nshape = []\n[[card]]\nid = \"a\"\n"),
              "deck.toml:2:9: error: `each_space.shape`: there is no word to print (name one) "
              "[deck.no_words]\n");
}

TEST(DeckFile, ReadsWhatCardsOfEachSpaceAndRegionShowOfTheMap) {
    const Result<Deck> deck = parse_deck(
        "[each_space]\nport = { tagged = \"harbour\" }\nalso = \"neighbour\"\n"
        "[each_region]\n[[card]]\nid = \"a\"\n",
        "territory.toml");
    ASSERT_TRUE(deck) << to_text(deck.error());

    EXPECT_EQ(deck->each_space->tagged.at("port"), "harbour");
    EXPECT_EQ(deck->each_space->neighbour, "also");
    ASSERT_TRUE(deck->each_region.has_value());
    EXPECT_TRUE(deck->each_region->words.empty());
}

TEST(DeckFile, RefusesWhatNoCardOfASpaceCanShow) {
    const std::string card = "[[card]]\nid = \"a\"\n";

    EXPECT_EQ(refusal("[each_space]\nalso = \"neighbor\"\n" + card),
              "deck.toml:2:8: error: `each_space.also`: expected one of `neighbour`, found "
              "`neighbor` (did you mean `neighbour`?) [deck.unknown_word]\n");
    EXPECT_EQ(refusal("[each_space]\nb = \"neighbour\"\na = \"neighbour\"\n" + card),
              "deck.toml:3:5: error: `each_space.a`: a card can only have one neighbour (it stands "
              "under `b`) [deck.two_neighbours]\n");
    EXPECT_EQ(refusal("[each_region]\nalso = \"neighbour\"\n" + card),
              "deck.toml:2:8: error: `each_region.also`: expected a list, found text "
              "[deck.wrong_type]\n");
}

TEST(DeckFile, NumbersTheCopiesOfACard) {
    const Result<Deck> deck = parse_deck(
        "[[card]]\nid = \"wild\"\ncopies = 2\n[[card]]\nid = \"x\"\ncopies = 1\n", "d.toml");

    ASSERT_TRUE(deck) << to_text(deck.error());
    std::vector<std::string> ids;
    for (const Card& card : deck->cards) ids.push_back(card.id);
    EXPECT_THAT(ids, ElementsAre("wild_1", "wild_2", "x_1"));
}

TEST(DeckFile, RefusesTwoCardsOfOneIdEvenAmongCopies) {
    EXPECT_EQ(refusal("[[card]]\nid = \"a_2\"\n[[card]]\nid = \"a\"\ncopies = 2\n"),
              "deck.toml:3:1: error: the id `a_2` is used twice (first in line 1) "
              "[deck.duplicate_id]\n");
}

TEST(DeckFile, RefusesAttributesOfOtherKinds) {
    EXPECT_EQ(refusal("[[card]]\nid = \"a\"\nx = 1.5\ny = [1]\n"),
              "deck.toml:3:5: error: `card[1].x`: expected a whole number, a word or a list of "
              "words, found a fraction [deck.wrong_type]\n"
              "deck.toml:4:6: error: `card[1].y[1]`: expected text, found a whole number "
              "[deck.wrong_type]\n");
}

TEST(DeckFile, WarnsOfANameThatOneCardAloneNearlySharesWithOthers) {
    Diagnostics warnings;
    ASSERT_TRUE(
        parse_deck("[[card]]\nid = \"a\"\nworth = 1\n[[card]]\nid = \"b\"\nworth = 2\n"
                   "[[card]]\nid = \"c\"\nworht = 3\nsea = 1\n",
                   "deck.toml", &warnings));
    EXPECT_EQ(to_text(warnings),
              "deck.toml:9:1: warning: no other card shows `worht` (did you mean `worth`?) "
              "[deck.lone_name]\n");
}

TEST(DeckFile, RefusesADeckWithoutCards) {
    EXPECT_EQ(refusal(""),
              "deck.toml:1:1: error: the deck has no cards (write [[card]], or [each_space]) "
              "[deck.no_cards]\n");
    EXPECT_EQ(refusal("[[cards]]\nid = \"a\"\n"),
              "deck.toml:1:1: error: the deck has no cards (write [[card]], or [each_space]) "
              "[deck.no_cards]\n"
              "deck.toml:1:3: error: unknown key `cards` (did you mean `card`?) "
              "[deck.unknown_key]\n");
}

TEST(DeckFile, MayHaveNoCardsButThoseOfEachSpaceOrRegion) {
    EXPECT_TRUE(parse_deck("[each_space]\nfigure = [\"star\"]\n", "deck.toml"));
    EXPECT_TRUE(parse_deck("[each_region]\n", "deck.toml"));
}

TEST(DeckFile, RefusesTooManyCopies) {
    EXPECT_EQ(refusal("[[card]]\nid = \"a\"\ncopies = 501\n"),
              "deck.toml:3:10: error: `card[1].copies`: expected a number from 1 to 500, found 501 "
              "[deck.out_of_range]\n");
}

TEST(DeckFile, TakesItsIdFromTheNameOfTheFile) {
    EXPECT_EQ(refusal("[[card]]\nid = \"a\"\n", "My Deck.toml"),
              "My Deck.toml: error: the name of the file must consist of a-z, 0-9 and _ "
              "[deck.bad_id]\n");
}

}  // namespace
}  // namespace fronteira::content
