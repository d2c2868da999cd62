// SPDX-License-Identifier: MIT
#include "match/score.hpp"

#include <algorithm>

namespace fronteira::match {

std::vector<int64_t> scores(const core::Match& match, const Score& score) {
    const core::State& state = match.state();
    const int seats = match.rules().layout.seats();
    std::vector<int64_t> all(static_cast<size_t>(seats), 0);
    const auto worth = [&](int row) {
        return score.number ? int64_t{state.get(*score.number, row)} : 1;
    };
    if (!score.owner) {
        for (int seat = 0; seat < seats; ++seat) all[static_cast<size_t>(seat)] = worth(seat);
        return all;
    }
    for (int space = 0; space < match.rules().board->space_count(); ++space) {
        const int32_t seat = state.get(*score.owner, space);
        if (seat >= 0 && seat < seats) all[static_cast<size_t>(seat)] += worth(space);
    }
    return all;
}

uint32_t leaders(const std::vector<int64_t>& scores) {
    const int64_t most = *std::max_element(scores.begin(), scores.end());
    uint32_t leading = 0;
    for (size_t seat = 0; seat < scores.size(); ++seat)
        if (scores[seat] == most) leading |= 1u << seat;
    return leading == (1u << scores.size()) - 1 ? 0 : leading;
}

}  // namespace fronteira::match
