// SPDX-License-Identifier: MIT
#include "core/sums.hpp"

#include <algorithm>

namespace fronteira::core {

namespace {

int32_t region_of(const Board& board, int32_t space) {
    return space < 0 || space >= board.space_count() ? none : board.region_of(space);
}

}  // namespace

Sums::Sums(const std::vector<Sum>& sums) {
    for (const Sum& sum : sums) {
        int64_t constant = 0;
        const size_t first = parts_.size();
        for (const Term& term : sum)
            if (term.of == Term::Of::constant)
                constant += term.taken ? -int64_t{term.number} : term.number;
            else
                parts_.push_back({term, false, 0});
        if (parts_.size() == first) {
            constant_ = std::min(constant_, constant);
        } else {
            parts_.back().last = true;
            parts_.back().constant = constant;
        }
    }
}

inline int64_t Sums::read(const Term& term, const State& state, int seat, const Move& move) {
    int32_t row = move.values[term.value];
    if (term.of != Term::Of::row_of_value) {
        if (term.of == Term::Of::value) return row;
        if (term.of == Term::Of::first_row) row = 0;
        if (term.of == Term::Of::row_of_me) row = seat;
        if (term.of == Term::Of::row_of_region) row = region_of(state.layout().board(), row);
    }
    const auto there = static_cast<uint32_t>(row) < static_cast<uint32_t>(term.rows);
    return there ? state.cell(term.number + row) : 0;
}

int32_t Sums::evaluate(const State& state, int seat, const Move& move) const {
    int64_t least = constant_, sum = 0;
    for (const Part& part : parts_) {
        const int64_t value = read(part.term, state, seat, move);
        sum += part.term.taken ? -value : value;
        if (!part.last) continue;
        least = std::min(least, sum + part.constant);
        sum = 0;
    }
    return clamp(least);
}

}  // namespace fronteira::core
