// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace fronteira::core {

class Match;

/// The most dice that one side throws.
inline constexpr int most_dice = 64;

/// What both sides lose.
struct Losses {
    int ours = 0;
    int theirs = 0;
};

/// Two sides throw dice (1 to most_dice each) of so many sides: our highest meets their highest,
/// the second meets the second, and so on; of each pair the lower die loses one, and ours when they
/// are equal. Told as the event `dice`.
Losses contest(Match& match, int ours, int theirs, int32_t sides = 6);

}  // namespace fronteira::core
