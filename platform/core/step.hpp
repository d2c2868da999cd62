// SPDX-License-Identifier: MIT
#pragma once

#include "core/expression.hpp"

#include <vector>

namespace fronteira::core {

struct Test;

/// One part of an effect that is declared and not programmed: a number grows, an amount goes from
/// one row to another, or a handler runs. What moves do most is thereby done without a script.
struct Step {
    enum class Op : uint8_t { raise, shift, call };
    Op op = Op::call;
    ColumnId column = -1;
    int32_t from = -1;                 ///< shift: expression of the row that gives
    int32_t to = -1;                   ///< expression of the row that gets; -1 for the match
    int32_t amount = -1;               ///< expression; a fault when the seat may not see it
    int handler = -1;                  ///< call
    std::vector<Test> when;            ///< passed over unless all clauses hold
    std::vector<int32_t> when_values;  ///< what each clause without a column compares
};

}  // namespace fronteira::core
