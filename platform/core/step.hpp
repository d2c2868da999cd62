// SPDX-License-Identifier: MIT
#pragma once

#include "core/expression.hpp"

#include <string>
#include <vector>

namespace fronteira::core {

struct Test;

/// What an event says: a name and an expression.
struct StepField {
    std::string name;
    Kind kind = Kind::integer;
    int32_t value = -1;
};

/// One part of an effect that is declared and not programmed. What moves do most is thereby done
/// without a script. Rows and amounts are expressions; a row of -1 is the match.
struct Step {
    enum class Op : uint8_t {
        raise,     ///< adds `amount` to the number in row `to`
        shift,     ///< takes `amount` from row `from` and adds it to row `to`
        put,       ///< writes `amount` into row `to`
        reset,     ///< gives every row of the column its initial value
        contest,   ///< dice against dice: both rows lose as many as contest() says
        deal,      ///< the top card of a pile goes to the hand of seat `to`; told as `card`
        tell,      ///< an event for everyone
        finish,    ///< the seat is done with the phase
        for_each,  ///< does the next `skip` steps for every one of `rows` that passes
        only_if,   ///< passes over the next `skip` steps unless all clauses hold
        call,      ///< runs a handler
    };
    Op op = Op::call;
    ColumnId column = -1;
    int32_t from = -1;                 ///< contest: the row that attacks
    int32_t to = -1;                   ///< contest: the row that defends
    int32_t amount = -1;               ///< a fault when the seat may not see it; contest: our dice
    int32_t theirs = -1;               ///< contest: their dice
    int handler = -1;                  ///< call
    int skip = 0;                      ///< only_if, for_each
    int32_t rows = -1;                 ///< for_each
    int deck = -1;                     ///< deal
    std::string event;                 ///< tell: its name,
    std::vector<StepField> fields;     ///< and what it says
    std::vector<Test> when;            ///< only_if
    std::vector<int32_t> when_values;  ///< what each clause without a column compares
    int64_t cost = 0;  ///< at most, and of what for_each does for a row; filled in by Rules::finish
};

}  // namespace fronteira::core
