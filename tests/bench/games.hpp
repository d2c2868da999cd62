// SPDX-License-Identifier: MIT
#pragma once

#include "script/ruleset.hpp"

#include <span>

namespace fronteira::bench {

/// A game that ships, as it is measured: on its own map, for so many players.
struct ShippedGame {
    const char* name;
    const char* map;
    int players;
    std::vector<const char*> mods;  ///< its own folder, then those that it depends on
    int rounds;                     ///< matches are drawn after so many
};

std::span<const ShippedGame> shipped_games();

/// What the ruleset of a game is loaded from. Throws std::runtime_error.
script::RulesetSource source_of(const ShippedGame& game);

std::unique_ptr<script::Ruleset> load_game(const ShippedGame& game);

/// Plays a match of random seats, or its first `most` moves; returns how many it took.
uint64_t play_at_random(script::Ruleset& ruleset, uint64_t seed, uint64_t most = UINT64_MAX);

}  // namespace fronteira::bench
