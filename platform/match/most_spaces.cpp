// SPDX-License-Identifier: MIT
#include "match/most_spaces.hpp"

#include <algorithm>
#include <vector>

namespace fronteira::match {

uint32_t most_spaces(const core::Match& match, core::ColumnId owner) {
    const int seats = match.rules().layout.seats();
    std::vector<int> spaces(static_cast<size_t>(seats), 0);
    for (int space = 0; space < match.rules().board->space_count(); ++space) {
        const int32_t seat = match.state().get(owner, space);
        if (seat >= 0 && seat < seats) ++spaces[static_cast<size_t>(seat)];
    }
    const int most = *std::max_element(spaces.begin(), spaces.end());
    uint32_t winners = 0;
    for (int seat = 0; seat < seats; ++seat)
        if (spaces[static_cast<size_t>(seat)] == most) winners |= 1u << seat;
    return winners == (1u << seats) - 1 ? 0 : winners;
}

}  // namespace fronteira::match
