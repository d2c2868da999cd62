// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace fronteira {

/// The most values that one move can carry.
inline constexpr int max_move_values = 12;

/// One move: the number of its kind in the ruleset, and its typed values, slot by slot. A space,
/// seat, region or card is given by its number from 0, a word of a choice by its position; a slot
/// for several cards takes as many values as it has places, with -1 for unused ones. Values after
/// the last slot are ignored. The ruleset declares the slots and their order.
struct Move {
    int16_t kind = -1;
    std::array<int32_t, max_move_values> values{};

    friend bool operator==(const Move&, const Move&) = default;
};

}  // namespace fronteira
