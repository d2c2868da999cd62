// SPDX-License-Identifier: MIT
#pragma once

#include "core/moves/clause.hpp"

#include <optional>

namespace fronteira::core {

/// A clause on a cell that all may see, against what is the same for all candidates of one seat.
struct CellClause {
    int32_t first_row = 0;
    int32_t taken_row = -1;  ///< of a column that is taken away before, or -1
    int64_t low = 0;
    int64_t high = 0;
    bool neither = false;     ///< the cell is neither low nor high; or else it lies between them
    int32_t least_taken = 0;  ///< that is taken away

    /// `cells` are those of the state.
    bool passes(const int32_t* cells, int32_t candidate) const {
        int64_t value = cells[first_row + candidate];
        if (neither) return value != low && value != high;
        if (taken_row >= 0) value -= cells[taken_row + candidate];
        return value >= low && value <= high;
    }
    /// Whether another clause need not be asked where this one passes.
    bool implies(const CellClause& other) const {
        if (first_row != other.first_row || neither || other.neither) return false;
        if (taken_row == other.taken_row) return low >= other.low && high <= other.high;
        return other.taken_row < 0 && low + least_taken >= other.low && other.high >= INT32_MAX;
    }
};

/// The clause in that form, if it has it; `operand` is what it compares with, for that seat.
inline std::optional<CellClause> as_cell_clause(const Test& test, int32_t operand, int seat) {
    if (test.offset < 0) return std::nullopt;
    if (test.op == Test::Op::other_seat) return CellClause{test.offset, -1, none, seat, true};
    if (operand == hidden) return std::nullopt;
    switch (test.op) {
        case Test::Op::equal:
            return CellClause{test.offset, -1, operand, operand};
        case Test::Op::not_equal:
            return CellClause{test.offset, -1, operand, hidden, true};
        case Test::Op::at_least:
            return CellClause{test.offset, -1, operand, INT32_MAX};
        case Test::Op::at_most:
            return CellClause{test.offset, -1, hidden + 1, operand};
        default:
            return std::nullopt;
    }
}

}  // namespace fronteira::core
