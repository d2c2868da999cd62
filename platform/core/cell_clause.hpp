// SPDX-License-Identifier: MIT
#pragma once

#include "core/clause.hpp"

#include <optional>

namespace fronteira::core {

/// A clause on a cell that all may see, against what is the same for all candidates.
struct CellClause {
    enum class Of : uint8_t { span, other, me, someone_else, remainder } of = Of::span;
    int32_t first_row = 0;
    int32_t low = 0;  ///< span: from low to high; other: anything but low; remainder: low at least
    int32_t high = 0;
    int32_t taken_row = 0;  ///< remainder: of the column that is taken away

    bool passes(const Question& question, int32_t candidate) const {
        const int32_t value = question.state.cell(first_row + candidate);
        if (of == Of::span) return value >= low && value <= high;
        if (of == Of::me) return value == question.seat;
        if (of == Of::other) return value != low && value != hidden;
        if (of == Of::remainder)
            return int64_t{value} - question.state.cell(taken_row + candidate) >= low;
        return value != none && value != question.seat;
    }
};

/// The clause in that form, if it has it; `operand` is what it compares with.
inline std::optional<CellClause> as_cell_clause(const Test& test, int32_t operand) {
    using Of = CellClause::Of;
    if (test.offset < 0) return std::nullopt;
    if (test.op == Test::Op::other_seat) return CellClause{Of::someone_else, test.offset};
    if (operand == hidden) return std::nullopt;
    switch (test.op) {
        case Test::Op::equal:
            return CellClause{Of::span, test.offset, operand, operand};
        case Test::Op::not_equal:
            return CellClause{Of::other, test.offset, operand};
        case Test::Op::at_least:
            return CellClause{Of::span, test.offset, operand, INT32_MAX};
        case Test::Op::at_most:
            return CellClause{Of::span, test.offset, hidden + 1, operand};
        default:
            return std::nullopt;
    }
}

}  // namespace fronteira::core
