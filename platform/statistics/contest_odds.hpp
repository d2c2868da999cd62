// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace fronteira::statistics {

/// What dice against dice cost both sides. The highest of ours meets the highest of theirs, the
/// second the second, and so on; of each pair the lower die loses, and ours when they are equal.
struct ContestLosses {
    int ours = 0;
    int theirs = 0;
};

/// In any order.
ContestLosses contest_losses(std::span<const int> ours, std::span<const int> theirs);

/// Of all throws of the dice, how many cost us none, one, two, ...; them the other pairs.
struct ContestOdds {
    std::vector<uint64_t> we_lose;
    uint64_t throws = 0;

    bool known() const { return throws > 0; }
    int pairs() const { return static_cast<int>(we_lose.size()) - 1; }
    /// How probable it is that we lose so many, 0 to 1.
    double chance(int lost) const;
};

/// Counted exactly. Not known where a side throws none or more than 64, for dice of more than 100
/// sides, or where there are too many throws: more than a million that differ, or than 2 to the
/// power of 56 altogether.
ContestOdds contest_odds(int our_dice, int their_dice, int sides = 6);

}  // namespace fronteira::statistics
