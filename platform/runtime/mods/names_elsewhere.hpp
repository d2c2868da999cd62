// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/games/game.hpp"

namespace fronteira::runtime {

/// What the maps and decks of a game's mods show that the map at hand may lack; they are read when
/// it is first asked for. The game's mods are lent.
/// `layers`: the mods whose rules are played.
script::Elsewhere names_elsewhere(const Game& game, std::vector<std::string> layers);

}  // namespace fronteira::runtime
