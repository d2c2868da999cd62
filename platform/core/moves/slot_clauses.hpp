// SPDX-License-Identifier: MIT
#pragma once

#include "core/moves/cell_clause.hpp"
#include "core/rules.hpp"

#include <array>

namespace fronteira::core {

/// The clauses of a slot, for many candidates one after the other: what they compare with is found
/// once, as far as it is the same for all of them. All that it is made of is lent.
class SlotClauses {
 public:
    SlotClauses(const Rules& rules, const EvaluationContext& context, const Slot& slot)
        : rules_(rules), context_(context), tests_(slot.tests) {
        for (size_t i = 0; i < tests_.size(); ++i) {
            const Test& test = tests_[i];
            const bool same = i < most && test.op < Test::Op::tagged &&
                              rules.expressions.furthest_slot(test.operand) < slot.offset;
            if (!same) {
                ++others_;
                continue;
            }
            known_ |= 1u << i;
            operands_[i] = operand_of(rules.expressions, context, test);
            if (const auto cell = as_cell_clause(test, operands_[i], context.seat)) {
                in_cells_ |= 1u << i;
                cells_[cell_count_++] = *cell;
            } else {
                ++others_;
            }
        }
    }

    /// Whether they pass. The candidate is the slot's value.
    bool pass(int32_t candidate) const {
        const int32_t* const cells = context_.state.cells().data();
        for (size_t i = 0; i < cell_count_; ++i)
            if (!cells_[i].passes(cells, candidate)) return false;
        return others_ == 0 || others_pass(candidate);
    }

 private:
    static constexpr size_t most = 8;

    bool others_pass(int32_t candidate) const {
        for (size_t i = 0; i < tests_.size(); ++i) {
            const Test& test = tests_[i];
            if (i < most && (in_cells_ >> i & 1u) != 0) continue;
            const bool known = i < most && (known_ >> i & 1u) != 0;
            const bool passed =
                known ? admits(context_, test, value_of(context_, test, candidate), operands_[i])
                      : passes(rules_.expressions, context_, test, candidate);
            if (!passed) return false;
        }
        return true;
    }

    const Rules& rules_;
    const EvaluationContext& context_;
    const std::vector<Test>& tests_;
    std::array<CellClause, most> cells_{};
    size_t cell_count_ = 0;
    size_t others_ = 0;      ///< clauses that no cell answers alone
    uint32_t in_cells_ = 0;  ///< a bit for each clause
    uint32_t known_ = 0;     ///< those that compare with `operands_`
    std::array<int32_t, most> operands_{};
};

}  // namespace fronteira::core
