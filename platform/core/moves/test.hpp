// SPDX-License-Identifier: MIT
#pragma once

#include "core/state/column.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace fronteira::core {

/// One clause that a candidate must pass. Its failing is a reason that a person can read.
struct Test {
    enum class Op : uint8_t {
        equal,
        not_equal,
        at_least,
        at_most,
        other_seat,  ///< holds a seat, and not the one that decides
        has_bit,     ///< the set of seats contains it
        tagged,      ///< the space carries the tag `column`
        all_spaces,  ///< the region has spaces, and all of them pass `of_spaces`
        holds,       ///< `operand` is true, where Expression::Op::row is the candidate
    };
    Op op = Op::equal;
    int16_t column = -1;   ///< of the candidate's own row; -1: the candidate itself is compared
    int32_t operand = -1;  ///< expression; unused by other_seat, tagged and all_spaces
    std::string name;      ///< the column, tag, slot or expression, for the sentence
    std::vector<Test> of_spaces{};

    int32_t offset = -1;  ///< where the column stands, if all may see it; filled in by place()
};

/// The column that a clause reads in the candidate's row, or -1.
inline ColumnId column_of(const Test& test) {
    return test.op == Test::Op::tagged ? ColumnId{-1} : test.column;
}

/// Whether a clause compares what it reads with its operand.
inline bool compares(const Test& test) {
    return test.op < Test::Op::tagged && test.op != Test::Op::other_seat;
}

/// Rows of a match that pass clauses, where no move chooses one: `space { owner = me }`.
struct Rows {
    Entity entity = Entity::space;
    std::vector<Test> tests;
};

}  // namespace fronteira::core
