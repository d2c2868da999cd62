// SPDX-License-Identifier: MIT
#pragma once

#include "core/board.hpp"

#include <cstdint>
#include <vector>

namespace fronteira::core {

/// The spaces met one after the other along links of one kind, nearest first: at most `most`, to
/// where no such link leads on or one would come back to `from`.
std::vector<int32_t> ray(const Board& board, int from, int kind, int most);

/// The spaces that at most `steps` links lead to, nearest first, those of one distance in the order
/// of the map; `from` is not among them.
std::vector<int32_t> within(const Board& board, int from, int steps);

}  // namespace fronteira::core
