// SPDX-License-Identifier: MIT
// The bots of the two games on grids, against players by lot.
#include "installed.hpp"
#include "runtime/games/simulation.hpp"

namespace fronteira::mods {
namespace {

/// How many of sixteen matches a bot wins against one that plays by lot; the seats rotate.
uint64_t wins_against_lot(const std::string& ruleset, const std::string& bot) {
    const auto game = prepared({ruleset, 2});
    if (!game) return 0;
    runtime::Simulation simulation;
    simulation.bots = {bot, "random"};
    simulation.games = 16;
    const auto result = runtime::simulate(installed(), *game, simulation);
    if (!result) {
        ADD_FAILURE() << to_text(result.error());
        return 0;
    }
    EXPECT_EQ(result->forfeited, 0u);
    return result->wins_by_entry.front();
}

TEST(TheAgentOfEspionage, BeatsWhoPlaysByLotInEveryVariant) {
    for (const char* ruleset : {"espionage", "espionage_small", "espionage_fast", "espionage_open",
                                "espionage_small_fast"})
        EXPECT_GE(wins_against_lot(std::string("espionage/") + ruleset, "agent"), 12u) << ruleset;
}

TEST(TheGunnerOfTheIsland, BeatsWhoPlaysByLot) {
    for (const char* ruleset : {"island", "island_quick", "island_all_live"})
        EXPECT_GE(wins_against_lot(std::string("island/") + ruleset, "gunner"), 12u) << ruleset;
}

}  // namespace
}  // namespace fronteira::mods
