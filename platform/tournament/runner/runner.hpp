// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/ledger/ledger.hpp"
#include "tournament/runner/arena.hpp"

#include <atomic>

namespace fronteira::tournament {

/// How far a run is.
struct RunProgress {
    uint64_t done = 0;         ///< matches in the ledger
    uint64_t of = 0;           ///< matches that are known of so far
    int round = 0;             ///< from 1
    double seconds_left = -1;  ///< below 0 while nothing is known
};

struct RunHooks {
    /// Called in the calling thread a few times a second.
    std::function<void(const RunProgress& progress)> progress;
    /// No match begins once it is set. Lent.
    const std::atomic<bool>* cancel = nullptr;
};

/// What a run is made of. Everything is lent.
struct Run {
    const Plan& plan;
    const PairingFormat& format;
    Ledger& ledger;
    std::string lock;  ///< what is installed, a line each
    Shard shard;
    int jobs = 1;
};

struct RunEnd {
    uint64_t played = 0;    ///< by this run
    bool complete = false;  ///< the tournament, or this shard of it, is over
};

/// Plays everything that is missing in the ledger. Fails when the ledger is of another tournament
/// or of other mods, when an arena cannot be made, and when the disk is full: what was committed by
/// then is kept, and another run goes on from there.
Result<RunEnd> run_tournament(const Run& run, const ArenaFactory& make_arena,
                              const RunHooks& hooks = {});

}  // namespace fronteira::tournament
