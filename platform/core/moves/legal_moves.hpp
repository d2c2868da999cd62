// SPDX-License-Identifier: MIT
#pragma once

#include "core/moves/move_list.hpp"
#include "core/state/kept_cards.hpp"

namespace fronteira::core {

/// Handlers of the ruleset that are asked what may be chosen. Values after the slot that is asked
/// about are not chosen yet and stand at `none`.
class Wheres {
 public:
    virtual ~Wheres() = default;
    /// Whether a candidate is admitted (`where`).
    virtual bool allows(int where, const EvaluationContext& context) = 0;
    /// The candidates of a slot (`among`), which is not chosen yet either: rows in rising order,
    /// each once. The caller pays for each.
    virtual std::vector<int32_t> candidates(const Slot& slot, const EvaluationContext& context) = 0;
    /// Whether a question since the last call asked for more than the values of the move; what was
    /// answered without holds in every state.
    virtual bool take_asked() { return true; }
    /// What went wrong in such questions since the last call; a question that fails refuses.
    virtual Diagnostics take_faults() { return {}; }
};

/// Appends every legal move of one kind for `seat`, found anew, but for choices of cards that are
/// kept, if they are to be.
void find_moves(const Rules& rules, const State& state, int16_t kind, int seat, Wheres& wheres,
                MoveList& list, KeptCards* kept = nullptr);

/// Whether at least one move of that kind is legal; stops at the first.
bool any_move(const Rules& rules, const State& state, int16_t kind, int seat, Wheres& wheres);

}  // namespace fronteira::core
