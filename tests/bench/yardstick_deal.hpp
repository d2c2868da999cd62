// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/random.hpp>

#include "yardstick_boards.hpp"

#include <cstdint>
#include <vector>

namespace fronteira::bench {

/// The table after the preparations. The top of the pile is its last card.
struct Deal {
    std::vector<int> objective;  ///< of each seat, an index into the board's objectives
    std::vector<int> owner;      ///< of each space
    int first_seat = 0;
    std::vector<uint16_t> pile;
};

Deal deal(const YardstickBoard& board, int seats, Random& random);

}  // namespace fronteira::bench
