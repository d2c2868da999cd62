// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/games/game.hpp"

namespace fronteira::runtime {

/// Warns of decks that `[ruleset.needs] cards` names and no mod of the game has, at the ruleset. A
/// preset takes its needs over and is not blamed for them.
Diagnostics unknown_needed_decks(const Game& game);

}  // namespace fronteira::runtime
