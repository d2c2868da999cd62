// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules.hpp"

namespace fronteira::core {

/// More than this for one candidate, one row or one step is a fault of the declaration.
inline constexpr int64_t most_at_once = Budget::of_a_step / 5;

/// Reckons what the parts of a declaration cost at most (see Budget).
void reckon_costs(Rules& rules);

/// What it costs at most to find the moves of a kind that picks a space or two anew.
int64_t cost_of_all(const Rules& rules, const MoveKind& kind);

/// The cost of finding moves is reckoned beforehand where it is at most this. Of all pairs of
/// spaces a seat has few: reckoning with all of them shall not use up what a match may cost.
inline int64_t most_to_keep(const MoveKind& kind) {
    const bool pairs = kind.slots.size() > 1 && kind.slots[1].type == Slot::Type::space &&
                       kind.slots[1].linked_to < 0;
    return Budget::of_a_step / (pairs ? 100 : 25);
}

/// Reckons what finding the moves of each phase costs, once it is clear which are kept.
void reckon_offers(Rules& rules);

}  // namespace fronteira::core
