// SPDX-License-Identifier: MIT
#include "core/sums.hpp"

#include <algorithm>

namespace fronteira::core {

Sums::Sums(const std::vector<Sum>& sums) {
    for (const Sum& sum : sums) {
        int32_t constant = 0;
        const size_t first = parts_.size();
        for (const Term& term : sum)
            if (term.row == Term::Row::constant)
                constant += term.taken ? -term.number : term.number;
            else
                parts_.push_back(
                    {term.number, term.rows, 0, term.row, term.value, term.taken, false});
        if (parts_.size() == first) {
            constant_ = std::min(constant_, constant);
        } else {
            parts_.back().constant = constant;
            parts_.back().last = true;
        }
    }
}

int32_t Sums::row_of(const Part& part, const State& state, const Move& move) {
    if (part.row == Term::Row::first) return 0;
    const int32_t row = move.values[part.value];
    if (part.row == Term::Row::of_value) return row;
    const Board& board = state.layout().board();
    return row < 0 || row >= board.space_count() ? none : board.region_of(row);
}

int32_t Sums::evaluate(const State& state, const Move& move) const {
    int32_t least = constant_, sum = 0;
    for (const Part& part : parts_) {
        const int32_t row = row_of(part, state, move);
        const bool there = row >= 0 && row < part.rows;
        const int32_t cell = there ? state.cell(part.first_row + row) : 0;
        sum += part.taken ? -cell : cell;
        if (!part.last) continue;
        least = std::min(least, sum + part.constant);
        sum = 0;
    }
    return least;
}

bool stay_in_range(const std::vector<Sum>& sums) {
    return std::all_of(sums.begin(), sums.end(), [](const Sum& sum) {
        int64_t furthest = 0;
        for (const Term& term : sum) furthest += term.furthest;
        return furthest < INT32_MAX;
    });
}

}  // namespace fronteira::core
