// SPDX-License-Identifier: MIT
// What holds for every game, whatever its rules: for those that ship, and for the toys that prove
// what they need of the platform to be general.
#include "conformance/conformance.hpp"
#include "installed.hpp"
#include "match/series/series.hpp"
#include "runtime/checks/check.hpp"
#include "runtime/games/simulation.hpp"
#include "runtime/games/specs.hpp"

#include <algorithm>
#include <filesystem>

namespace fronteira::mods {
namespace {

/// A folder of mods.
class EveryMod : public testing::TestWithParam<const char*> {
 protected:
    std::string folder() const { return std::string(FRONTEIRA_SOURCE_DIR) + "/" + GetParam(); }
    std::unique_ptr<runtime::Game> game_of(const Table& table) const {
        return prepared(table, {}, all);
    }

    const runtime::Installation all{runtime::Places{{folder()}, {}}};
};

INSTANTIATE_TEST_SUITE_P(Shipped, EveryMod, testing::Values("mods"));
INSTANTIATE_TEST_SUITE_P(Toy, EveryMod, testing::Values("tests/fixtures/mods"));

TEST_P(EveryMod, OfTheFolderIsInstalled) {
    std::vector<std::string> folders, found;
    for (const auto& entry : std::filesystem::directory_iterator(folder()))
        if (std::filesystem::exists(entry.path() / "mod.toml"))
            folders.push_back(entry.path().filename().string());
    for (const Mod& mod : all.mods().mods()) found.push_back(mod.folder.filename().string());
    std::sort(folders.begin(), folders.end());
    std::sort(found.begin(), found.end());
    EXPECT_FALSE(folders.empty());
    EXPECT_EQ(found, folders) << to_text(all.mods().findings());
}

TEST_P(EveryMod, HasNothingToComplainOf) {
    for (const Mod& mod : all.mods().mods()) {
        const runtime::CheckReport report = runtime::check_mod(all, mod.folder);
        EXPECT_TRUE(report.findings.empty()) << to_text(report.findings);
    }
}

TEST_P(EveryMod, PassesItsOwnSpecs) {
    for (const Mod& mod : all.mods().mods())
        for (const runtime::SpecFile& file : runtime::run_specs(all, mod))
            for (const script::SpecCase& one : file.cases)
                EXPECT_TRUE(one.faults.empty()) << file.file << ": " << one.name << "\n"
                                                << to_text(one.faults);
}

TEST_P(EveryMod, LoadsAndBeginsForEveryNumberOfPlayers) {
    for (const Table& table : every_table(all)) {
        const auto game = game_of(table);
        const auto rules = game ? loaded(*game) : nullptr;
        ASSERT_NE(rules, nullptr);
        core::Match match(rules->rules(), *rules);
        const auto started = match.start(1);
        ASSERT_TRUE(started) << table.ruleset << ":\n" << to_text(started.error());
        EXPECT_GE(match.decider(), 0) << table.ruleset << ", " << table.players << " players";
    }
}

TEST_P(EveryMod, EndsTwentyMatchesPlayedByLot) {
    for (const Table& table : every_table(all)) {
        const auto game = game_of(table);
        ASSERT_NE(game, nullptr);
        runtime::Simulation simulation;
        simulation.games = 20;
        const auto result = runtime::simulate(all, *game, simulation);
        ASSERT_TRUE(result) << to_text(result.error());
        EXPECT_EQ(result->finished, 20u) << table.ruleset << ", " << table.players << " players";
        if (result->first_fault) ADD_FAILURE() << to_text(*result->first_fault);
    }
}

/// The kit plays far more than it shows: one match a table is enough here.
TEST_P(EveryMod, Conforms) {
    for (const Table& table : every_table(all)) {
        const auto game = game_of(table);
        ASSERT_NE(game, nullptr);
        conformance::Effort effort;
        effort.seeds = {static_cast<uint64_t>(table.players)};
        effort.samples = 4;
        effort.guesses = 30;
        const Diagnostics findings = conformance::check(
            [&]() -> Result<conformance::Instance> {
                auto rules = runtime::GuardedRules::load(*game);
                if (!rules) return fail(rules.error());
                const std::shared_ptr<runtime::GuardedRules> kept = std::move(*rules);
                return conformance::Instance{{kept, &kept->rules()}, kept};
            },
            effort);
        EXPECT_TRUE(findings.empty()) << table.ruleset << ", " << table.players << " players:\n"
                                      << to_text(findings);
    }
}

TEST(EveryBot, OfAModPlaysItsRulesetsToTheEnd) {
    for (const Mod& mod : installed().mods().mods())
        for (const RulesetEntry& ruleset : mod.rulesets)
            for (const std::string& bot : mod.bots) {
                const auto game = prepared({mod.id + "/" + ruleset.id, ruleset.max_players});
                ASSERT_NE(game, nullptr);
                runtime::Simulation simulation;
                simulation.bots = {bot, "random"};
                simulation.games = 3;
                const auto result = runtime::simulate(installed(), *game, simulation);
                ASSERT_TRUE(result) << to_text(result.error());
                EXPECT_EQ(result->finished, 3u) << mod.id << "/" << bot;
                if (result->first_forfeit) ADD_FAILURE() << result->first_forfeit->reason;
            }
}

}  // namespace
}  // namespace fronteira::mods
