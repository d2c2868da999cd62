// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>

#include "match/outcome.hpp"
#include "match/series/match_cost.hpp"

#include <array>
#include <optional>
#include <string>

namespace fronteira::match {

/// How long a bot may take in a match. 0: as long as it likes.
struct BotClock {
    double a_move = 0;   ///< seconds, of one move
    double a_match = 0;  ///< seconds, of all moves of one seat
    bool runs() const { return a_move > 0 || a_match > 0; }
};

/// A match of bots: who plays, by which chance, and how long at most.
struct BotMatch {
    uint64_t seed = 1;                         ///< of the match; each seat's chance comes from it
    std::array<Bot*, core::max_seats> bots{};  ///< by seat, lent; null: the platform's random move
    int64_t move_limit = 100000;               ///< a match of more moves is left unfinished
    int32_t round_limit = 0;  ///< so is one that goes on after so many rounds; 0: none
    int64_t cost_limit = 0;   ///< rules that cost more are at fault; 0: MatchCost::usual_most
    std::array<BotClock, core::max_seats> clocks{};  ///< by seat
};

/// How it went.
struct GameResult {
    /// Kept in ledgers as a number. `lost`: by everybody, against the rules.
    enum class End : uint8_t { not_played, won, drawn, move_limit, forfeit, fault, lost };
    End end = End::not_played;
    int8_t loser = -1;     ///< the seat that forfeited
    uint32_t winners = 0;  ///< seats, a bit each
    int64_t moves = 0;
    core::Hash digest;  ///< of the final state, moves, winners and end
};

/// How a match ended by its rules; `not_played` where these have not ended it.
GameResult::End end_by_rules(const Outcome& outcome);

/// What stopped a game: the reason of a forfeit or the fault of the ruleset.
struct GameStop {
    std::string forfeit;
    std::optional<Diagnostic> fault;
};

/// Sees a match while it is played.
class Onlooker {
 public:
    virtual ~Onlooker() = default;
    virtual void started(const core::Match& match) = 0;
    /// The move has been played.
    virtual void moved(int seat, const Move& move, const core::Match& match) = 0;
};

/// What a result's digest is over, beside the final state.
core::Hash digest_of(const GameResult& result, const core::State& state);

/// Plays a match; `match` is used again and again, `onlooker` may be null. A bot that throws, plays
/// an illegal move or takes too long forfeits: of two, the other seat wins; among more, nobody.
/// `stop` is written only when the game ends by a forfeit or a fault.
GameResult play_bots(const BotMatch& plan, core::Handlers& handlers, core::Match& match,
                     Onlooker* onlooker, GameStop& stop);

}  // namespace fronteira::match
