// SPDX-License-Identifier: MIT
// What holds for every game that ships, whatever its rules.
#include "conformance/conformance.hpp"
#include "installed.hpp"
#include "match/series.hpp"
#include "runtime/check.hpp"
#include "runtime/simulation.hpp"
#include "runtime/specs.hpp"

#include <algorithm>
#include <filesystem>

namespace fronteira::mods {
namespace {

TEST(EveryMod, OfTheFolderIsInstalled) {
    std::vector<std::string> folders, found;
    for (const auto& entry : std::filesystem::directory_iterator(FRONTEIRA_SOURCE_DIR "/mods"))
        if (std::filesystem::exists(entry.path() / "mod.toml"))
            folders.push_back(entry.path().filename().string());
    for (const Mod& mod : installed().mods().mods())
        found.push_back(mod.folder.filename().string());
    std::sort(folders.begin(), folders.end());
    std::sort(found.begin(), found.end());
    EXPECT_FALSE(folders.empty());
    EXPECT_EQ(found, folders) << to_text(installed().mods().findings());
}

TEST(EveryMod, HasNothingToComplainOf) {
    for (const Mod& mod : installed().mods().mods()) {
        const runtime::CheckReport report = runtime::check_mod(installed(), mod.folder);
        EXPECT_TRUE(report.findings.empty()) << to_text(report.findings);
    }
}

TEST(EveryMod, PassesItsOwnSpecs) {
    for (const Mod& mod : installed().mods().mods())
        for (const runtime::SpecFile& file : runtime::run_specs(installed(), mod))
            for (const script::SpecCase& one : file.cases)
                EXPECT_TRUE(one.faults.empty()) << file.file << ": " << one.name << "\n"
                                                << to_text(one.faults);
}

TEST(EveryRuleset, LoadsAndBeginsForEveryNumberOfPlayers) {
    for (const Table& table : every_table()) {
        const auto game = prepared(table);
        const auto rules = game ? loaded(*game) : nullptr;
        ASSERT_NE(rules, nullptr);
        core::Match match(rules->rules(), *rules);
        const auto started = match.start(1);
        ASSERT_TRUE(started) << table.ruleset << ":\n" << to_text(started.error());
        EXPECT_GE(match.decider(), 0) << table.ruleset << ", " << table.players << " players";
    }
}

TEST(EveryRuleset, EndsTwentyMatchesPlayedByLot) {
    for (const Table& table : every_table()) {
        const auto game = prepared(table);
        ASSERT_NE(game, nullptr);
        runtime::Simulation simulation;
        simulation.games = 20;
        const auto result = runtime::simulate(installed(), *game, simulation);
        ASSERT_TRUE(result) << to_text(result.error());
        EXPECT_EQ(result->finished, 20u) << table.ruleset << ", " << table.players << " players";
        if (result->first_fault) ADD_FAILURE() << to_text(*result->first_fault);
    }
}

/// The kit plays far more than it shows: one match a table is enough here.
TEST(EveryRuleset, Conforms) {
    for (const Table& table : every_table()) {
        const auto game = prepared(table);
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
