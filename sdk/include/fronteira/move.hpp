// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace fronteira {

/// The most values that one move can carry.
inline constexpr int max_move_values = 12;

/// One move: the number of its kind in the ruleset and its typed values, slot after slot. A space,
/// seat, region or card is given by its number from 0, a word of a choice by its position; a slot
/// for several cards takes as many values as it has places, the unused ones -1. What stands behind
/// the last slot does not matter. The slots and their order are those that the ruleset declares.
struct Move {
    int16_t kind = -1;
    std::array<int32_t, max_move_values> values{};

    friend bool operator==(const Move&, const Move&) = default;
};

}  // namespace fronteira
