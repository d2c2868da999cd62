// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/move.hpp>

#include "core/state.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace fronteira::core {

/// Brings a number into the range of a cell.
inline int32_t clamp(int64_t value) {
    return static_cast<int32_t>(
        std::clamp<int64_t>(value, int64_t{hidden} + 1, int64_t{INT32_MAX}));
}

/// A part of a sum: a constant, a value of the move, or a cell of a column. What is `taken` is
/// subtracted.
struct Term {
    enum class Of : uint8_t {
        constant,       ///< `number`
        value,          ///< value number `value` of the move
        first_row,      ///< the cell in row 0,
        row_of_value,   ///< in the row that this value of the move names,
        row_of_region,  ///< in the row of the region of the space that it names,
        row_of_me,      ///< in the row of the seat that asks
    };
    Of of = Of::constant;
    uint8_t value = 0;
    bool taken = false;
    int32_t number = 0;  ///< the constant, or where the column stands
    int32_t rows = 1;    ///< of the column; what stands in others is 0
};

using Sum = std::vector<Term>;

/// The least of some sums, such as "3, or the armies of `from` less 1": the form of nearly all
/// numbers that a declaration computes, which is read in one go instead of expression by
/// expression. Whoever asks may see all its cells.
class Sums {
 public:
    explicit Sums(const std::vector<Sum>& sums);

    int32_t evaluate(const State& state, int seat, const Move& move) const;

 private:
    struct Part {
        Term term;
        bool last;         ///< of its sum
        int64_t constant;  ///< what else its sum has, when it is the last
    };
    static int64_t read(const Term& term, const State& state, int seat, const Move& move);

    int64_t constant_ = INT32_MAX;  ///< the least of the sums that are constants
    std::vector<Part> parts_;
};

}  // namespace fronteira::core
