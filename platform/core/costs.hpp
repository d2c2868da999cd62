// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules.hpp"

namespace fronteira::core {

/// More than this for one candidate, one row or one step is a fault of the declaration.
inline constexpr int64_t most_at_once = Budget::of_a_step / 5;

/// Reckons what the parts of a declaration cost at most (see Budget).
void reckon_costs(Rules& rules);

/// What it costs at most to find the moves of a kind that picks a space, or a space and a linked
/// one, anew.
int64_t cost_of_all(const Rules& rules, const MoveKind& kind);

/// The cost of finding moves is reckoned beforehand where it is at most this.
inline constexpr int64_t most_to_keep = Budget::of_a_step / 25;

/// Reckons what finding the moves of each phase costs, once it is clear which are kept.
void reckon_offers(Rules& rules);

}  // namespace fronteira::core
