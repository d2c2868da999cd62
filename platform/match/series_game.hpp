// SPDX-License-Identifier: MIT
#pragma once

#include "match/series.hpp"

namespace fronteira::match {

/// How one game of a series went.
struct GameResult {
    enum class End : uint8_t { not_played, won, drawn, move_limit, forfeit, fault };
    End end = End::not_played;
    int8_t loser = -1;     ///< the seat that forfeited
    uint32_t winners = 0;  ///< seats, a bit each
    int64_t moves = 0;
    core::Hash digest;  ///< of the final state, moves, winners and end
};

/// What stopped a game: the reason of a forfeit or the fault of the ruleset.
struct GameStop {
    std::string forfeit;
    std::optional<Diagnostic> fault;
};

/// The entry of the line-up that sits in a seat.
int entry_at(const SeriesPlan& plan, uint64_t game, int seat);

/// Plays one game of the plan; `match` is used again and again, `watch` may be empty. `stop` is
/// written only when the game ends by a forfeit or a fault.
GameResult play_game(const SeriesPlan& plan, uint64_t game, const Table& table, core::Match& match,
                     const Watch& watch, GameStop& stop);

}  // namespace fronteira::match
