// SPDX-License-Identifier: MIT
#pragma once

#include "match/records/packed_moves.hpp"
#include "match/series/referee.hpp"
#include "match/series/series.hpp"
#include "tournament/ledger/match_result.hpp"
#include "tournament/runner/schedule.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace fronteira::tournament {

/// What one thread plays one game of a tournament with.
struct GameTable {
    match::Table table;  ///< `bots`: one an entrant, in their order
    match::MatchLimits limits{};
    std::optional<match::Score> adjudicated_by{};  ///< at a limit; none: the match is drawn
};

/// All games of a tournament, for one thread.
using Arena = std::vector<GameTable>;

/// Makes the arena of a job, from 0. Called for one job after the other, before play begins.
using ArenaFactory = std::function<Result<Arena>(int job)>;

/// Plays matches in an arena, one after the other.
class Player {
 public:
    /// `plan` is lent; `tournament` goes into the seals.
    Player(const Plan& plan, std::string tournament, Arena arena);

    MatchResult play(const Fixture& fixture);

    /// What ends matches of this game beside its rules.
    const match::MatchLimits& limits_of(const Fixture& fixture) const {
        return arena_[static_cast<size_t>(fixture.game)].limits;
    }

    /// The match that fixtures of this game are played in, for whoever plays one by hand.
    core::Match& match_of(const Fixture& fixture) {
        return *matches_[static_cast<size_t>(fixture.game)];
    }

    /// Who has won the match that was just played, or told again, and ended so. One that was
    /// decided has its winner already.
    uint32_t winners_of(const Fixture& fixture, const match::GameResult& result) const;

 private:
    const Plan& plan_;
    std::string tournament_;
    Arena arena_;
    std::vector<std::unique_ptr<core::Match>> matches_;  ///< one a game, used again and again
    match::MovePacker moves_;
};

}  // namespace fronteira::tournament
