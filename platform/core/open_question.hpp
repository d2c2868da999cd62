// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/move.hpp>

#include "core/chance/die.hpp"
#include "core/state/state.hpp"

#include <vector>

namespace fronteira::core {

/// What is being carried out: a move, or the beginning of a phase (then `move` names no kind).
struct Effect {
    int seat = -1;
    int frame = 0;  ///< the open decision that it belongs to
    Move move;
};

/// An effect that waits for an answer. It is run again from the position before it, with the
/// answers so far, once the next one is there; until then the match stands where it asked.
struct OpenQuestion {
    Effect effect;
    std::vector<Move> answers;
    std::vector<Change> since;  ///< what it wrote until it asked; empty while none is open
    std::vector<Face> thrown;   ///< loaded dice that it used
    size_t told = 0;            ///< events until it asked
    Range range;                ///< that the answer's number may be in

    bool open() const { return !since.empty(); }
    /// Whether it is open, or was just answered.
    bool waits() const { return open() || !answers.empty(); }
    void close() {
        if (!waits()) return;
        answers.clear();
        since.clear();
        thrown.clear();
        told = 0;
    }
};

}  // namespace fronteira::core
