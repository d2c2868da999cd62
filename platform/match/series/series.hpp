// SPDX-License-Identifier: MIT
#pragma once

#include "match/series/match_cost.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fronteira::match {

/// Everything one thread needs to play: nothing in it is shared with another thread.
struct Table {
    std::shared_ptr<void> keeps;  ///< owner of what the pointers below lend
    const core::Rules* rules = nullptr;
    core::Handlers* handlers = nullptr;
    /// One an entry of the line-up, as many as players. A null entry plays the platform's own
    /// random move. A bot keeps nothing from one match to the next.
    std::vector<std::unique_ptr<Bot>> bots;
};

/// Makes the table of job `job` (from 0). Called for one job after the other, before play begins.
using TableFactory = std::function<Result<Table>(int job)>;

struct SeriesPlan {
    uint64_t games = 1;
    uint64_t first = 0;   ///< number of the first game: a series may be played in pieces
    uint64_t seed = 1;    ///< game i is played with derived_seed(seed, i / a_deal)
    uint64_t a_deal = 1;  ///< so many games in a row are played with one seed
    int jobs = 1;         ///< threads, the calling one among them; the results do not depend on it
    int players = 2;
    int64_t move_limit = 100000;  ///< a game of more moves is left unfinished
    int64_t cost_limit = 0;       ///< see BotMatch
    /// Entry k sits in seat (game + k) % players; without rotation in seat k.
    bool rotate = true;
};

/// Sees a game: called in the thread that plays it, after the setup and after every move.
using Watch = std::function<void(uint64_t game, const core::Match& match)>;

struct SeriesHooks {
    /// Called in the calling thread, between games, with how many are done.
    std::function<void(uint64_t done)> progress;
    /// Once it is set, no further game begins. Lent.
    const std::atomic<bool>* cancel = nullptr;
    Watch watch = {};
};

/// A bot that played an illegal move or threw: its seat lost that game.
struct Forfeit {
    uint64_t game = 0;
    int seat = 0;   ///< from 0
    int entry = 0;  ///< of the line-up
    std::string reason;
};

struct SeriesResult {
    uint64_t games = 0;     ///< played, however they ended; all that is told is about them
    uint64_t finished = 0;  ///< won, drawn or lost by the rules
    uint64_t unfinished = 0;
    uint64_t forfeited = 0;
    uint64_t failed = 0;  ///< stopped by a fault of the ruleset
    uint64_t draws = 0;
    uint64_t losses = 0;  ///< of everybody at once
    uint64_t moves = 0;
    std::vector<uint64_t> wins_by_seat;
    std::vector<uint64_t> wins_by_entry;
    std::vector<uint64_t> forfeits_by_entry;
    std::optional<Forfeit> first_forfeit;
    std::optional<Diagnostic> first_fault;  ///< of the earliest game that failed,
    uint64_t first_failed = 0;              ///< which is this one, from 0
    /// Over the final state, moves and winners of every game in order: the same for every number
    /// of jobs, on every machine.
    core::Hash signature;
    bool cancelled = false;
    /// The last game ended by a fault after which scripts run no more (see ends_all): none after it
    /// counts.
    bool broken = false;
    int64_t play_nanoseconds = 0;  ///< all games, summed over the jobs
    int64_t wall_nanoseconds = 0;
};

/// Whether nothing can be played after this fault: a budget was used up, or a sandbox died.
bool ends_all(const Diagnostic& fault);

/// Plays the games of a plan; when it is cancelled, those before the first that was not played
/// count, so that a plan of so many games has the same result. Fails when a table cannot be made or
/// does not fit the plan. A forfeit wins the game for the other seat of two; among more, nobody
/// wins it.
Result<SeriesResult> run_series(const SeriesPlan& plan, const TableFactory& make_table,
                                const SeriesHooks& hooks = {});

}  // namespace fronteira::match
