// SPDX-License-Identifier: MIT
#include "runtime/games/game.hpp"

#include "runtime/bots/bot_maker.hpp"
#include "runtime/games/guarded_rules.hpp"
#include "runtime/games/recorded_game.hpp"
#include "support/scratch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace fronteira::runtime {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const Installation& installation() {
    static const Installation made(Places{{FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods"}, {}});
    return made;
}

Game prepared(const std::string& ruleset, const GameChoice& choice = {}) {
    auto game = prepare(installation(), ruleset, choice);
    EXPECT_TRUE(game.has_value()) << to_text(game.error());
    return std::move(*game);
}

TEST(Game, TakesTheFewestPlayersAndTheOwnMapByDefault) {
    const Game game = prepared("toy_war");

    EXPECT_EQ(game.players, 2);
    EXPECT_EQ(game.map.name, "toy_war/ring");
    EXPECT_EQ(game.options.at("rounds"), 20);
}

TEST(Game, OpensNoFileOutsideTheModsForARecord) {
    const std::string path = FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war/maps/ring.toml";

    auto record = header_of(prepared("toy_war", {path, 0, {}}), {"human", "human"});
    ASSERT_TRUE(record);
    EXPECT_FALSE(game_of(installation(), *record));
    EXPECT_TRUE(game_of(installation(), *record, path)) << "a person names it";
}

TEST(Game, TakesAMapByItsPath) {
    const std::string path = FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war/maps/ring.toml";

    const Game game = prepared("toy_war", {path, 0, {}});

    EXPECT_EQ(game.map.name, path);
    EXPECT_EQ(game.map.hash, prepared("toy_war").map.hash);
}

TEST(Game, OfAVariantTakesFromTheModItDependsOnWhatItLacks) {
    const Game game = prepared("toy_duel");
    const auto rules = GuardedRules::load(game);

    ASSERT_TRUE(rules.has_value()) << to_text(rules.error());
    EXPECT_EQ((*rules)->rules().phases.size(), 2u);
    EXPECT_EQ((*rules)->rules().options.at("bold"), 1);
}

TEST(Game, OfAVariantMayNameTheModulesOfTheModsItDependsOn) {
    const auto source = source_of(prepared("toy_duel"));

    EXPECT_NE(source.read("rules/victory.lua", ""), source.read("rules/victory.lua", "toy_war"));
    EXPECT_EQ(source.read("rules/victory.lua", ""), source.read("rules/victory.lua", "toy_duel"));
    EXPECT_EQ(source.read("rules/attack.lua", "toy_duel"), std::nullopt);
    EXPECT_EQ(source.read("rules/attack.lua", "treasure"), std::nullopt);
}

TEST(Game, LocksEveryModThatDecidesHowItGoes) {
    const auto lock = lock_of(prepared("toy_duel"));

    ASSERT_TRUE(lock.has_value());
    ASSERT_EQ(lock->size(), 2u);
    EXPECT_EQ((*lock)[0].id, "toy_war");
    EXPECT_EQ((*lock)[1].id, "toy_duel");
    EXPECT_EQ((*lock)[1].hash.size(), 32u);
}

TEST(Game, LocksOfAModThatLendsAMapNotItsOtherMaps) {
    namespace fs = std::filesystem;
    const support::Scratch scratch;
    const fs::path folder = scratch.path();
    const fs::path maps = folder / "mine/maps",
                   shipped = FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods";
    fs::create_directories(maps);
    std::ofstream(folder / "mine/mod.toml")
        << "id = \"mine\"\nversion = \"1.0.0\"\napi = 1\nname = \"Mine\"\nlicence = \"MIT\"\n";
    const auto copy_ring = [&](const char* name) {
        std::string text = support::Scratch::read(shipped / "toy_war/maps/ring.toml");
        if (const size_t id = text.find("\"ring\""); id != std::string::npos)
            text.replace(id, 6, std::string("\"") + name + "\"");
        std::ofstream(maps / (std::string(name) + ".toml")) << text;
    };
    copy_ring("one");
    const auto locked = [&] {
        const Installation both(Places{{folder, shipped}, {}});
        const auto game = prepare(both, "toy_war", {"mine/one", 0, {}});
        return game ? lock_of(*game).value() : std::vector<match::LockedMod>{};
    };

    const auto before = locked();
    copy_ring("two");

    ASSERT_EQ(before.size(), 2u);
    EXPECT_EQ(before[1].id, "mine");
    EXPECT_EQ(locked(), before);
}

TEST(Game, OffersTheBotsOfTheModsItDependsOn) {
    EXPECT_THAT(bot_names(installation(), prepared("toy_duel").mods),
                ElementsAre("first", "wrecked", "random"));
}

TEST(Game, HasBotsThatRequireBotsOfTheModsItDependsOn) {
    const Game game = prepared("toy_spies");
    const auto rules = GuardedRules::load(game);
    ASSERT_TRUE(rules.has_value());

    const auto bot = make_bot(installation(), game, "nosy", (*rules)->rules());

    EXPECT_TRUE(bot.has_value()) << to_text(bot.error());
}

TEST(Game, ComesBackFromItsRecord) {
    const Game game = prepared("toy_war", {"", 3, {{"ending", "most_spaces"}}});
    auto record = header_of(game, {"human", "human", "human"});
    ASSERT_TRUE(record.has_value());

    const auto back = game_of(installation(), *record);

    ASSERT_TRUE(back.has_value()) << to_text(back.error());
    EXPECT_EQ(back->players, 3);
    EXPECT_EQ(back->options, game.options);
    EXPECT_EQ(back->map.hash, game.map.hash);
}

TEST(Game, OfARecordWithAnUnknownOptionIsRefused) {
    auto record = header_of(prepared("toy_war"), {"human", "human"});
    record->options["dragons"] = 1;

    const auto back = game_of(installation(), *record);

    ASSERT_FALSE(back.has_value());
    EXPECT_THAT(to_text(back.error()), HasSubstr("no option `dragons`"));
}

}  // namespace
}  // namespace fronteira::runtime
