// SPDX-License-Identifier: MIT
// War on maps that nobody had in mind: what it needs of them stands in its mod.toml, and no more.
#include "content/maps/map_writer.hpp"
#include "core/match.hpp"
#include "installed.hpp"

#include <gmock/gmock.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

namespace fronteira::mods {
namespace {

using testing::HasSubstr;

/// Spaces in a circle, with a few links across, in regions of like size that carry a bonus.
Map circle(int spaces, int regions) {
    Map map;
    map.id = "circle";
    map.name[""] = "Circle";
    map.width = map.height = 100;
    const auto id = [](int space) { return "s" + std::to_string(space); };
    for (int region = 0; region < regions; ++region) {
        const std::string name = "r" + std::to_string(region);
        map.regions.push_back(
            {name, {{"", name}}, "", {{"bonus", region + 2}, {"majority", region + 1}}, {}});
    }
    for (int space = 0; space < spaces; ++space) {
        MapSpace made;
        made.id = id(space);
        made.name[""] = made.id;
        made.region = "r" + std::to_string(space * regions / spaces);
        made.anchor = {space % 100, space / 100};
        if (space % 2 == 0 && space < 24) made.tags = {"strategic_centre"};
        map.spaces.push_back(made);
        map.links.push_back({id(space), id((space + 1) % spaces), "land", false, {}});
        if (space % 4 == 0 && space + spaces / 2 < spaces)
            map.links.push_back({id(space), id(space + spaces / 2), "land", false, {}});
    }
    return map;
}

class WarAnywhere : public testing::Test {
 protected:
    ~WarAnywhere() override { std::filesystem::remove(file_); }

    Result<runtime::Game> on(const Map& map, int players, const std::string& ruleset = "war/war") {
        std::ofstream(file_) << content::write_map(map);
        runtime::WrittenOptions options;
        if (ruleset == "war/war") options["colours"] = "seats";  // so that objectives are dealt
        return runtime::prepare(installed(), ruleset, {file_.string(), players, options});
    }
    std::string refusal(const Map& map, const std::string& ruleset = "war/war") {
        const auto game = on(map, 3, ruleset);
        return game ? "" : to_text(game.error());
    }

    std::filesystem::path file_ = std::filesystem::temp_directory_path() /
                                  ("fronteira_war_" + std::to_string(::getpid()) + ".toml");
};

/// Plays moves drawn by lot; whether the match came to its end.
bool plays_to_the_end(const runtime::Game& game, uint64_t seed) {
    const auto rules = loaded(game);
    if (rules == nullptr) return false;
    core::Match match(rules->rules(), *rules);
    if (const auto started = match.start(seed); !started) {
        ADD_FAILURE() << to_text(started.error());
        return false;
    }
    Random random{seed};
    for (int moves = 0; moves < 200000 && match.over() == core::Over::no; ++moves) {
        const int seat = match.decider();
        const auto done = match.apply(seat, match.legal(seat).pick(random, match.rules()));
        if (done) continue;
        ADD_FAILURE() << to_text(done.error());
        return false;
    }
    return match.over() != core::Over::no;
}

TEST_F(WarAnywhere, IsPlayedToItsEndBySomeMapsAndEveryNumberOfPlayers) {
    for (const char* ruleset : {"war/war", "war_product/war_product"})
        for (const auto& [spaces, regions] : {std::pair{6, 1}, {13, 4}, {70, 9}})
            for (int players = 3; players <= 6; ++players) {
                const auto game = on(circle(spaces, regions), players, ruleset);
                ASSERT_TRUE(game) << to_text(game.error());
                EXPECT_TRUE(plays_to_the_end(*game, 5)) << ruleset << ", " << spaces << " spaces";
            }
}

TEST_F(WarAnywhere, HasOneCardForEachTerritoryAndTheFiguresInTurn) {
    const auto game = on(circle(9, 2), 3);
    ASSERT_TRUE(game) << to_text(game.error());
    const auto rules = loaded(*game);
    ASSERT_NE(rules, nullptr);
    const core::Layout& layout = rules->rules().layout;
    const Deck& deck = layout.deck(*layout.find_deck("territory")).deck;
    std::multiset<std::string> figures;
    for (const Card& card : deck.cards)
        figures.insert(std::get<std::string>(card.attributes.at("figure")));

    EXPECT_EQ(deck.cards.size(), 9u + 2u);
    for (const char* figure : {"triangle", "circle", "square"})
        EXPECT_EQ(figures.count(figure), 3u);
    EXPECT_EQ(figures.count("wild"), 2u);
}

TEST_F(WarAnywhere, DealsObjectivesThatTheMapCanFulfil) {
    const auto game = on(circle(20, 1), 3);
    ASSERT_TRUE(game) << to_text(game.error());
    const auto rules = loaded(*game);
    ASSERT_NE(rules, nullptr);
    core::Match match(rules->rules(), *rules);
    const core::Layout& layout = rules->rules().layout;
    const int objective = *layout.find_deck("objective");
    for (uint64_t seed = 1; seed <= 40; ++seed) {
        ASSERT_TRUE(match.start(seed));
        for (int seat = 0; seat < 3; ++seat) {
            const auto hand = match.state().zone(objective, core::Layout::hand(seat));
            ASSERT_EQ(hand.size(), 1u);
            const Card& card = layout.deck(objective).deck.cards[static_cast<size_t>(hand.front())];
            EXPECT_EQ(card.attributes.count("regions"), 0u) << "a circle has none of these";
            const auto more = card.attributes.find("more_regions");
            if (more != card.attributes.end()) {
                EXPECT_LE(std::get<int64_t>(more->second), 1) << card.id;
            }
        }
    }
}

TEST_F(WarAnywhere, IsOnTheWorldWhatItWas) {
    const auto game = prepared({"war/war", 3});
    ASSERT_NE(game, nullptr);
    const auto rules = loaded(*game);
    ASSERT_NE(rules, nullptr);
    const core::Layout& layout = rules->rules().layout;

    EXPECT_EQ(layout.deck(*layout.find_deck("territory")).deck.cards.size(), 44u);
    EXPECT_EQ(layout.deck(*layout.find_deck("territory")).deck.cards.front().id, "alasca");
    EXPECT_EQ(layout.deck(*layout.find_deck("objective")).deck.cards.size(), 14u);
    EXPECT_EQ(layout.deck(*layout.find_deck("objective")).deck.cards.front().id, "o1");
}

TEST_F(WarAnywhere, SaysBeforeTheMatchWhatAMapLacksAndWhatToDo) {
    Map map = circle(12, 2);
    map.regions[1].attributes.clear();
    EXPECT_THAT(refusal(map), HasSubstr("every region must carry `bonus`; not so `r1` (write "
                                        "`bonus = ...` into each)"));
    map = circle(12, 2);
    map.spaces[4].region.clear();
    EXPECT_THAT(refusal(map), HasSubstr("without one: `s4` (put each into a region"));
    EXPECT_THAT(refusal(circle(5, 1)), HasSubstr("the map has 5 spaces; the ruleset needs 6 to"));
}

TEST_F(WarAnywhere, IsTrueOfWar2WhereThereAreTwelveCentres) {
    for (const auto& [spaces, regions] : {std::pair{24, 1}, {24, 3}, {70, 9}})
        for (int players = 2; players <= 6; ++players) {
            const char* ruleset = players == 2 ? "war2/war2_for_two" : "war2/war2";
            const auto game = on(circle(spaces, regions), players, ruleset);
            ASSERT_TRUE(game) << to_text(game.error());
            EXPECT_TRUE(plays_to_the_end(*game, 5)) << spaces << " spaces, " << players;
        }
}

TEST_F(WarAnywhere, GivesWar2CardsOfCentresOfPairsAndOfContinents) {
    const auto game = on(circle(70, 9), 3, "war2/war2");
    ASSERT_TRUE(game) << to_text(game.error());
    const auto deck = std::find_if(game->decks.begin(), game->decks.end(),
                                   [](const Deck& one) { return one.id == "territory"; });
    ASSERT_NE(deck, game->decks.end());
    std::map<std::string, int> shown;
    std::set<std::string> territories;
    for (const Card& card : deck->cards)
        for (const auto& [key, value] : card.attributes) {
            ++shown[key];
            if (key == "space" || key == "also") territories.insert(std::get<std::string>(value));
        }

    EXPECT_EQ(shown["centre"], 12);
    EXPECT_EQ(shown["region"], 9);
    EXPECT_EQ(shown["number"], 28);
    EXPECT_EQ(shown["space"] + shown["also"], 70) << "each on one card";
    EXPECT_EQ(territories.size(), 70u);
    EXPECT_GT(shown["also"], 25);
}

}  // namespace
}  // namespace fronteira::mods
