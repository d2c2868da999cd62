// SPDX-License-Identifier: MIT
#pragma once

#include "core/board.hpp"

#include <cstdint>
#include <vector>

namespace fronteira::core {

/// Hands out the spaces met one after the other along links of one kind, nearest first: at most
/// `most`, to where no such link leads on, one would come back to `from`, or into a circle that
/// `from` is not part of, which is gone round once.
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

/// How many links lead on from these, which within() looks at to find what lies behind.
int64_t links_from(const Board& board, const std::vector<int32_t>& spaces);

}  // namespace fronteira::core
