// SPDX-License-Identifier: MIT
#pragma once

#include "cli/reports/json.hpp"
#include "runtime/games/game.hpp"

namespace fronteira::cli {

/// What is played, as results begin: ruleset, mod, version, map, players, options.
Json game_facts(const runtime::Game& game);

}  // namespace fronteira::cli
