// SPDX-License-Identifier: MIT
#pragma once

#include "core/state/state.hpp"
#include "match/outcome.hpp"

#include <cstdint>

namespace fronteira::match {

/// How a match of bots went.
struct GameResult {
    /// Kept in ledgers as a number. `lost`: by everybody, to the game. `decided` and
    /// `standstill`: see Referee.
    enum class End : uint8_t {
        not_played,
        won,
        drawn,
        move_limit,
        forfeit,
        fault,
        lost,
        decided,
        standstill
    };
    static constexpr End last_end = End::standstill;
    End end = End::not_played;
    int8_t loser = -1;     ///< the seat that forfeited
    uint32_t winners = 0;  ///< seats, a bit each
    int64_t moves = 0;
    core::Hash digest;  ///< of the final state, moves, winners and end
};

/// How ledgers, hosts and pages call it: `won`, `limit`.
const char* name_of(GameResult::End end);

/// How a match ended by its rules; `not_played` where these have not ended it.
GameResult::End end_by_rules(const Outcome& outcome);

/// What a result's digest is over, beside the final state.
core::Hash digest_of(const GameResult& result, const core::State& state);

}  // namespace fronteira::match
