// SPDX-License-Identifier: MIT
#include "core/state/sums.hpp"

#include <algorithm>

namespace fronteira::core {

namespace {

int32_t region_of(const Board& board, int32_t space) {
    return space < 0 || space >= board.space_count() ? none : board.region_of(space);
}

int64_t read(const Term& term, const State& state, int seat, const Move& move) {
    int32_t row = move.values[term.value];
    if (term.of != Term::Of::row_of_value) {
        if (term.of == Term::Of::value) return row;
        if (term.of == Term::Of::first_row) row = 0;
        if (term.of == Term::Of::row_of_me) row = seat;
        if (term.of == Term::Of::region) return region_of(state.layout().board(), row);
        if (term.of == Term::Of::row_of_region) row = region_of(state.layout().board(), row);
    }
    return row < 0 || row >= term.rows ? term.absent : state.cell(term.number + row);
}

}  // namespace

Sums::Part Sums::part_of(const Term& term) {
    Part part;
    part.term = term;
    part.sign = term.taken ? -1 : 1;
    part.least = std::min(part.sign * term.absent,
                          term.taken ? -int64_t{term.highest} : int64_t{term.lowest});
    return part;
}

Sums::Sums(const std::vector<Sum>& sums) {
    for (const Sum& sum : sums) {
        int64_t constant = 0;
        const size_t first = parts_.size();
        for (const Term& term : sum)
            if (term.of == Term::Of::constant)
                constant += term.taken ? -int64_t{term.number} : term.number;
            else
                parts_.push_back(part_of(term));
        if (parts_.size() == first) {
            constant_ = std::min(constant_, constant);
        } else {
            parts_.back().constant = constant;
            parts_.back().keep = 0;
        }
    }
}

int64_t Sums::bound(const State& state, int seat) const {
    static const Move no_move;
    int64_t least = constant_, sum = 0;
    for (const Part& part : parts_) {
        const bool named =
            part.term.of != Term::Of::first_row && part.term.of != Term::Of::row_of_me;
        sum += named ? part.least : part.sign * read(part.term, state, seat, no_move);
        least = std::min(least, sum + part.constant);
        sum &= part.keep;
    }
    return least;
}

int32_t Sums::evaluate(const State& state, int seat, const Move& move) const {
    int64_t least = constant_, sum = 0;
    for (const Part& part : parts_) {
        sum += part.sign * read(part.term, state, seat, move);
        least = std::min(least, sum + part.constant);
        sum &= part.keep;
    }
    return clamp(least);
}

}  // namespace fronteira::core
