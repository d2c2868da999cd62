// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "conformance/work.hpp"
#include "core/match.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace fronteira::conformance {

/// A ruleset loaded anew: nothing in it may be left over from another. Whatever owns both may stand
/// behind the two pointers.
struct Instance {
    std::shared_ptr<const core::Rules> rules;
    std::shared_ptr<core::Handlers> handlers;
};

/// Makes the same ruleset again, for the same board, number of seats and options.
using Factory = std::function<Result<Instance>()>;

/// How long to look. The time grows with seeds times moves, and with seeds times samples.
struct Effort {
    std::vector<uint64_t> seeds = {1, 2, 3};
    int most_moves = 100000;  ///< a match by lot that takes more is a fault
    int samples = 12;         ///< positions of each match that are looked at closely
    int guesses = 60;         ///< moves made up at each such position
    int most_offers = 500;    ///< offers checked at each such position
    int moves_after = 40;     ///< how far a resumed match is followed
    int listened = 800;       ///< moves of each match whose events are looked at
    int secrets_changed = 3;  ///< other positions that a seat could not tell from the one it sees
    Work* work = nullptr;     ///< when there is enough of it, the rest is left out

    bool enough() const { return work != nullptr && work->enough(); }
    void take_step(const core::Match& match) const {
        if (work != nullptr) work->take_step(match);
    }
    void take_kept(size_t cells) const {
        if (work != nullptr) work->take_kept(cells);
    }
    void take_view(const core::Match& match) const {
        if (work != nullptr) work->take_view(match);
    }
};

/// Plays matches by lot and reports what a ruleset must never do:
///
/// - `conformance.not_repeatable`: the same seed and moves lead elsewhere in a fresh instance;
/// - `conformance.keeps_state`: two matches played in turns disturb each other;
/// - `conformance.not_resumed`: a saved match goes on otherwise than the one that was saved;
/// - `conformance.not_undone`: taking a move back does not bring the position back;
/// - `conformance.offer_refused`: a move is on offer, and refused when it is made;
/// - `conformance.refusal_writes`: asking whether a move is legal changes the match;
/// - `conformance.effect_failed`, `conformance.question_failed`, `conformance.not_started`: an
///   effect, a `where` or the setup reports a fault, which stands with its own place before it;
/// - `conformance.no_end`, `conformance.no_move`: a match does not end, or waits for a seat that
///   has nothing to do;
/// - `conformance.other_contest`, `conformance.not_drawn`: a move declares dice, or a number drawn
///   from the columns of its range, and its effect does otherwise;
/// - `conformance.leak`: a seat sees, is offered, is refused or is told something else when only
///   what it may not see differs. Of events that holds at every move that leaves the seat seeing
///   the same: what is told of a secret must be shown in the state as well, be it as a tally.
///
/// Each fault is named once, with the first seed and move that show it. No findings: it conforms.
Diagnostics check(const Factory& factory, const Effort& effort = {});

}  // namespace fronteira::conformance
