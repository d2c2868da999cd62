// SPDX-License-Identifier: MIT
#pragma once

#include "match/outcome.hpp"
#include "tournament/book.hpp"
#include "tournament/runner/arena.hpp"

#include <atomic>

namespace fronteira::tournament {

/// A match that is not what it says.
struct Doubt {
    uint64_t number = 0;
    size_t move = 0;      ///< the first that differs, from 1; 0: none by itself
    std::string why;      ///< a word for what is wrong: `illegal_move`; a teller has the sentence
    match::Outcome ends;  ///< where it `ends_otherwise`: how
    std::string reason;   ///< where it is `not_playable`: why not
};

struct Verification {
    uint64_t verified = 0;
    std::vector<Doubt> doubts;  ///< matches that count as unverified, by number
    bool complete = true;       ///< false when it was broken off before the last match
};

/// What is asked of each match.
struct VerifyPlan {
    std::vector<uint64_t> numbers;  ///< all when empty
    /// Lets the bots play each match anew, too, and compares move by move. Only for bots whose
    /// moves follow from what they see and the chance they are given, and without clocks.
    bool again = false;
};

/// Plays the moves of matches again, from their seeds: whether each was legal, and whether the end
/// and the hash of the final state are those of the ledger. What the organiser has corrected is
/// looked at as it was played. `cancel` breaks off before the next match.
Result<Verification> verify(const Plan& plan, const Ledger& ledger, const Schedule& schedule,
                            Arena arena, const VerifyPlan& what,
                            const std::atomic<bool>* cancel = nullptr);

}  // namespace fronteira::tournament
