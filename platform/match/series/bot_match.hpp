// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>

#include "match/series/match_cost.hpp"
#include "match/series/referee.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

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
    MatchLimits limits{};                      ///< a match that goes on beyond them is ended
    std::string_view opening{};                ///< moves that it begins with, packed; lent
    int64_t cost_limit = 0;  ///< rules that cost more are at fault; 0: MatchCost::usual_most
    std::array<BotClock, core::max_seats> clocks{};  ///< by seat
};

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

/// Plays a match; `match` is used again and again, `onlooker` may be null. A bot that throws, plays
/// an illegal move or takes too long forfeits: of two, the other seat wins; among more, nobody.
/// `stop` is written only when the game ends by a forfeit or a fault.
GameResult play_bots(const BotMatch& plan, core::Handlers& handlers, core::Match& match,
                     Onlooker* onlooker, GameStop& stop);

}  // namespace fronteira::match
