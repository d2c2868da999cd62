// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/move.hpp>

#include "core/state.hpp"

#include <cstdint>
#include <vector>

namespace fronteira::core {

/// A cell in row 0 of its column, or in the row of a space, seat or region that the move names; or
/// a constant. What is `taken` is subtracted.
struct Term {
    enum class Row : uint8_t { constant, first, of_value, of_region };
    Row row = Row::constant;
    uint8_t value = 0;  ///< which value of the move names the row, or a space of that region
    bool taken = false;
    int32_t number = 0;    ///< the constant, or where the column stands
    int32_t rows = 1;      ///< of the column; what stands in others is 0
    int64_t furthest = 0;  ///< from 0 that it can be
};

using Sum = std::vector<Term>;

/// The least of some sums, such as "3, or the armies of `from` less 1": the form of nearly all
/// numbers that a declaration computes, which is read in one go instead of expression by
/// expression. All may see its cells, and no sum can leave the range of a number.
class Sums {
 public:
    explicit Sums(const std::vector<Sum>& sums);

    int32_t evaluate(const State& state, const Move& move) const;

 private:
    /// A cell of a sum; `constant` is what else its sum has, once the `last` cell is read.
    struct Part {
        int32_t first_row;
        int32_t rows;
        int32_t constant;
        Term::Row row;
        uint8_t value;
        bool taken;
        bool last;
    };
    static int32_t row_of(const Part& part, const State& state, const Move& move);

    int32_t constant_ = INT32_MAX;  ///< the least of the sums that have no cells
    std::vector<Part> parts_;
};

/// Whether every one of the sums stays within the range of a number, in whatever order it is
/// reckoned.
bool stay_in_range(const std::vector<Sum>& sums);

}  // namespace fronteira::core
