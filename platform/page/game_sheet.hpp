// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "table/library.hpp"

namespace fronteira::page {

/// All that the browser must know of a game, shared by every match played so:
///
///     layout  where the cells of a tape stand: `columns` (offset of each), `decks` (`cards` and
///             `sizes`, offsets), `spaces` and `regions` (ids in the order of the board)
///     a language  `map` and `game` of the protocol. English has all; of the map any other language
///             has the names alone
///     words   by language, what the platform says where the mod says nothing
protocol::Json game_sheet(const table::Setting& setting, const Map& map);

}  // namespace fronteira::page
