// SPDX-License-Identifier: MIT
#pragma once

#include "conformance/recording.hpp"

namespace fronteira::conformance {

/// A moment of a match that is looked at closely. Nobody who looks may change `match`.
struct Position {
    const Instance& instance;
    const core::Match& match;
    const Recording& recording;
    size_t move;  ///< how many moves led here
    const Effort& effort;
    Random& random;
    Findings& findings;

    const core::Rules& rules() const { return *instance.rules; }
    /// A match of its own at the same place.
    core::Match trial() const { return match; }
};

/// Every move on offer must pass the check that is made when it comes in.
void check_offers(const Position& position);

/// Moves made up by lot: asking changes nothing, and what is let through can be played.
void check_guesses(const Position& position);

/// Taking back the next move of the recording must bring back every cell and index.
void check_undo(const Position& position);

/// The position saved and taken over by a match of `fresh` must go on as recorded.
void check_resume(const Position& position, const Instance& fresh);

/// Whatever a seat is told must be the same when only its secrets differ.
void check_secrecy(const Position& position);

/// What the next move of the recording tells a seat must be the same when only its secrets differ,
/// or when another secret move was made that it sees no more of.
void check_tellings(const Position& position);

/// Moves near those on offer to a seat, and some far from them.
std::vector<Move> guesses(const Position& position, int seat, int count);

/// "attack(3, 7, 2)"
std::string to_text(const core::Rules& rules, const Move& move);

}  // namespace fronteira::conformance
