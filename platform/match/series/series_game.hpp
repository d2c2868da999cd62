// SPDX-License-Identifier: MIT
#pragma once

#include "match/series/bot_match.hpp"
#include "match/series/series.hpp"

namespace fronteira::match {

/// The entry of the line-up that sits in a seat.
int entry_at(const SeriesPlan& plan, uint64_t game, int seat);

/// Plays one game of the plan; `match` is used again and again, `watch` may be empty. `stop` is
/// written only when the game ends by a forfeit or a fault.
GameResult play_game(const SeriesPlan& plan, uint64_t game, const Table& table, core::Match& match,
                     const Watch& watch, GameStop& stop);

}  // namespace fronteira::match
