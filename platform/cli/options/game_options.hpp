// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/games/game.hpp"

namespace CLI {
class App;
}

namespace fronteira::cli {

/// The options by which several verbs say what is to be played.
struct GameOptions {
    std::string ruleset;
    std::string map;
    int players = 0;
    std::vector<std::string> settings;
};

/// RULESET, --map, --players and --set.
void add_game_options(CLI::App& verb, GameOptions& options);
/// --players and --set alone.
void add_table_options(CLI::App& verb, GameOptions& options);

Result<runtime::Game> prepare(const runtime::Installation& installation,
                              const GameOptions& options);

}  // namespace fronteira::cli
