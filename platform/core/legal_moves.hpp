// SPDX-License-Identifier: MIT
#pragma once

#include "core/move_list.hpp"

namespace fronteira::core {

/// A handler of the ruleset that may refuse a candidate (`where`). Values after the slot that is
/// asked about are not chosen yet and stand at `none`.
class Wheres {
 public:
    virtual ~Wheres() = default;
    virtual bool allows(int where, const Question& question) = 0;
    /// What went wrong in such questions since the last call; a question that fails refuses.
    virtual Diagnostics take_faults() { return {}; }
};

/// Appends every legal move of one kind for `seat`, found anew.
void find_moves(const Rules& rules, const State& state, int16_t kind, int seat, Wheres& wheres,
                MoveList& list);

/// Whether at least one move of that kind is legal; stops at the first.
bool any_move(const Rules& rules, const State& state, int16_t kind, int seat, Wheres& wheres);

}  // namespace fronteira::core
