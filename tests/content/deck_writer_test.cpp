// SPDX-License-Identifier: MIT
#include "content/deck_writer.hpp"

#include "content/deck_file.hpp"

#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

TEST(DeckWriter, WritesOneCardAfterTheOther) {
    const Deck deck{"goods",
                    {{"iron", {{"en", "Iron"}, {"pt_BR", "Ferro"}}, {{"worth", int64_t{3}}}, {}},
                     {"salt",
                      {{"", "Salt"}},
                      {{"from", "mine"}, {"to", std::vector<std::string>{"a", "b"}}},
                      {}}},
                    {},
                    {},
                    {},
                    {}};

    EXPECT_EQ(write_deck(deck),
              "[[card]]\nid = \"iron\"\nname = { en = \"Iron\", pt_BR = \"Ferro\" }\nworth = 3\n\n"
              "[[card]]\nid = \"salt\"\nname = \"Salt\"\nfrom = \"mine\"\nto = [\"a\", \"b\"]\n");
}

TEST(DeckWriter, WritesWhatIsReadAsTheSame) {
    for (const char* name :
         {"war/cards/objective", "war/cards/territory", "war2/cards/territory"}) {
        const auto deck = load_deck(std::string(FRONTEIRA_SOURCE_DIR) + "/mods/" + name + ".toml");
        ASSERT_TRUE(deck);
        const auto again = parse_deck(write_deck(*deck), "again.toml");
        ASSERT_TRUE(again) << to_text(again.error());
        ASSERT_EQ(again->cards.size(), deck->cards.size());
        EXPECT_EQ(again->each_space, deck->each_space);
        EXPECT_EQ(again->each_region, deck->each_region);
        EXPECT_EQ(again->elsewhere, deck->elsewhere);
        for (size_t i = 0; i < deck->cards.size(); ++i) {
            EXPECT_EQ(again->cards[i].id, deck->cards[i].id);
            EXPECT_EQ(again->cards[i].name, deck->cards[i].name);
            EXPECT_EQ(again->cards[i].attributes, deck->cards[i].attributes);
        }
    }
}

}  // namespace
}  // namespace fronteira::content
