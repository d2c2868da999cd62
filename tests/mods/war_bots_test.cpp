// SPDX-License-Identifier: MIT
#include "installed.hpp"
#include "runtime/games/simulation.hpp"

namespace fronteira::mods {
namespace {

/// How many of its matches the first bot of a line-up wins; the seats rotate.
uint64_t wins_of_first(const std::vector<std::string>& bots, uint64_t games,
                       const std::string& ruleset = "war/war") {
    const auto game = prepared({ruleset, static_cast<int>(bots.size())});
    if (!game) return 0;
    runtime::Simulation simulation;
    simulation.bots = bots;
    simulation.games = games;
    const auto result = runtime::simulate(installed(), *game, simulation);
    if (!result) {
        ADD_FAILURE() << to_text(result.error());
        return 0;
    }
    EXPECT_EQ(result->forfeited, 0u);
    return result->wins_by_entry.front();
}

TEST(TheSteadyBotOfWar, BeatsThreeWhoPlayByLot) {
    EXPECT_GE(wins_of_first({"steady", "random", "random", "random"}, 16), 13u);
}

TEST(TheSteadyBotOfWar, BeatsThreeCautiousOnesMoreOftenThanItsShare) {
    EXPECT_GE(wins_of_first({"steady", "cautious", "cautious", "cautious"}, 16), 7u);
}

TEST(TheSteadyBotOfWar, PlaysTheProductAsWell) {
    EXPECT_GE(wins_of_first({"steady", "random", "random", "random"}, 16, "war_product"), 13u);
}

TEST(TheMarshalOfWar2, BeatsThreeWhoPlayByLot) {
    EXPECT_GE(wins_of_first({"marshal", "random", "random", "random"}, 12, "war2"), 10u);
}

TEST(TheMarshalOfWar2, BeatsThreeWhoFightOnLandAlone) {
    EXPECT_GE(wins_of_first({"marshal", "steady", "steady", "steady"}, 12, "war2"), 7u);
}

}  // namespace
}  // namespace fronteira::mods
