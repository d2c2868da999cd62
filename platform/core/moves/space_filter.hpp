// SPDX-License-Identifier: MIT
#pragma once

#include "core/moves/cell_clause.hpp"
#include "core/rules.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace fronteira::core {

/// Who asks, with a move to fill in.
struct Asking {
    Asking(const State& state, int seat) : context{state, seat, move} {}
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;

    Move move;
    EvaluationContext context;
};

/// Which spaces pass, for one seat, the clauses of a slot that ask about the space alone, whatever
/// else the move holds, and leave a number its range. Who holds a space is asked of an index, for
/// many spaces at once.
class SpaceFilter {
 public:
    /// `number` may be null; its range depends on no later value than that of `slot`.
    SpaceFilter(const Rules& rules, const Slot& slot, int seat, const Slot* number = nullptr);

    /// Whether one space passes; it becomes the slot's value. It is the filter's seat that asks.
    bool admits(Asking& asking, int32_t space) const {
        return shared_reach(asking.context) && suits(asking, space);
    }
    /// Which of all spaces pass, a bit each; `words` has room for them.
    void admit(Asking& asking, std::vector<uint32_t>& words) const;

    /// Whether a clause asks about the space alone: what it compares with depends on no value of
    /// the move.
    static bool is_alone(const Rules& rules, const Test& test) {
        return rules.expressions.furthest_slot(test.operand) < 0;
    }

 private:
    void take_range(const Slot& number);
    std::optional<CellClause> as_cells(const Sum& sum) const;
    void add_range(const CellClause& range);
    /// Without so many of `cells_`, which are known to pass.
    bool suits(Asking& asking, int32_t space, size_t known = 0) const {
        const int32_t* const cells = asking.context.state.cells().data();
        const CellClause* const end = cells_.data() + cells_.size();
        for (const CellClause* clause = cells_.data() + known; clause != end; ++clause)
            if (!clause->passes(cells, space)) return false;
        return plain_ || passes_rest(asking, space);
    }
    bool passes_rest(Asking& asking, int32_t space) const;
    bool all_reach(const EvaluationContext& context) const;
    /// Whether the range is not empty by what has nothing to do with the space.
    bool shared_reach(const EvaluationContext& context) const {
        return !shared_ || shared_->evaluate(context.state, context.seat, context.move) >= from_;
    }
    void hold(const EvaluationContext& context, const Test& test,
              std::vector<uint32_t>& words) const;

    const Rules& rules_;
    const Slot& slot_;
    std::vector<CellClause> cells_;      ///< the clauses that have this form,
    size_t cells_by_index_ = 0;          ///< of which the first are answered by an index, too,
    std::vector<const Test*> others_;    ///< and those that have not
    std::vector<const Test*> of_index_;  ///< those of both that an index answers,
    bool index_answers_clauses_ = true;  ///< which may be all clauses,
    bool index_answers_all_ = true;      ///< and there may be no range, either
    std::optional<Sums> reach_;          ///< what must be `from_` at least,
    std::optional<Sums> shared_;         ///< and the part of it that is the same for all spaces,
    int32_t from_ = 0;
    const Slot* number_ = nullptr;  ///< or else the number whose range must not be empty
    bool plain_ = true;             ///< the cells are all there is
};

}  // namespace fronteira::core
