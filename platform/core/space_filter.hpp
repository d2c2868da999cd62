// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules.hpp"

#include <cstdint>
#include <vector>

namespace fronteira::core {

/// Which spaces pass the clauses of a slot that ask about the space alone, whatever else the move
/// holds. Who holds a space is asked of an index, for many spaces at once.
class SpaceFilter {
 public:
    SpaceFilter(const Rules& rules, const Slot& slot);

    /// Whether one space passes.
    bool admits(const Question& question, int32_t space) const;
    /// The same for the 32 spaces from 32 * `word` on, a bit each.
    uint32_t admitted(const Question& question, int word) const;

    /// Whether a clause asks about the space alone: what it compares with depends on no value of
    /// the move.
    static bool is_alone(const Rules& rules, const Test& test) {
        return rules.expressions.furthest_slot(test.operand) < 0;
    }

 private:
    uint32_t held(const Question& question, const Test& test, int word) const;

    const Rules& rules_;
    std::vector<const Test*> of_index_;  ///< answered by an index of seats
    std::vector<const Test*> of_space_;  ///< asked of each space
};

}  // namespace fronteira::core
