// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/move.hpp>

#include "core/state/state.hpp"

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
        region,         ///< the region of the space that this value names
        first_row,      ///< the cell in row 0,
        row_of_value,   ///< in the row that this value of the move names,
        row_of_region,  ///< in the row of the region of the space that it names,
        row_of_me,      ///< in the row of the seat that asks
    };
    Of of = Of::constant;
    uint8_t value = 0;
    bool taken = false;
    int32_t number = 0;       ///< the constant, or where the column stands
    int32_t lowest = hidden;  ///< that a cell of the column can be,
    int32_t highest = INT32_MAX;
    int32_t rows = 1;    ///< of the column; what stands in others is
    int32_t absent = 0;  ///< this
};

using Sum = std::vector<Term>;

/// The least of some sums, such as "3, or the armies of `from` less 1": the form of nearly all
/// numbers that a declaration computes, which is read in one go instead of expression by
/// expression. Whoever asks may see all its cells.
class Sums {
 public:
    explicit Sums(const std::vector<Sum>& sums);

    int32_t evaluate(const State& state, int seat, const Move& move) const;
    /// No move makes it less than this: what the move names counts as little as it can.
    int64_t bound(const State& state, int seat) const;

 private:
    /// A term that is no constant. Sums are reckoned without branches, for those would be guessed
    /// wrongly: what `constant` is before the last term of a sum is never the least.
    struct Part {
        Term term;
        int64_t sign = 1;
        int64_t constant = unfinished;  ///< of the whole sum, at its last term
        int64_t least = 0;              ///< that it adds, if the move names its row
        int64_t keep = -1;              ///< mask of what is carried on: nothing after the last term
    };
    static constexpr int64_t unfinished = int64_t{1} << 50;

    static Part part_of(const Term& term);

    int64_t constant_ = INT32_MAX;  ///< the least of the sums that are constants
    std::vector<Part> parts_;
};

}  // namespace fronteira::core
