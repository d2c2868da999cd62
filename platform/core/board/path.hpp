// SPDX-License-Identifier: MIT
#pragma once

#include "core/board/board.hpp"

#include <cstdint>
#include <vector>

namespace fronteira::core {

/// Hands out the spaces along links of one kind, one after the other, nearest first: at most `most`
/// of them, and only until no such link leads on or the path returns to `from`. A circle that
/// `from` is not part of is walked once.
template <class Take>
void each_on_ray(const Board& board, int from, int kind, int most, Take take) {
    // A way back leads to where it began, unless ways merge.
    const bool merges = kind >= 0 && board.merges(kind);
    std::vector<bool> met(merges ? static_cast<size_t>(board.space_count()) : 0);
    int at = board.toward(from, kind);
    for (int left = most; at >= 0 && at != from && left > 0; --left) {
        if (merges && met[static_cast<size_t>(at)]) break;
        if (merges) met[static_cast<size_t>(at)] = true;
        take(at);
        at = board.toward(at, kind);
    }
}

/// The same as a list.
std::vector<int32_t> ray(const Board& board, int from, int kind, int most);

/// The spaces that at most `steps` links lead to, nearest first, those of one distance in the order
/// of the map; `from` is not among them.
std::vector<int32_t> within(const Board& board, int from, int steps);

/// How many links lead on from these spaces: what within() has to look at for the next step.
int64_t links_from(const Board& board, const std::vector<int32_t>& spaces);

}  // namespace fronteira::core
