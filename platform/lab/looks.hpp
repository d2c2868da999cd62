// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace fronteira::lab {

/// A moment at which a study may stop: after so many matches, and which part of the probability of
/// error may be spent then. The parts add up to 1, so that however the looks depend on one another,
/// all of them together err no oftener than the study may (Bonferroni).
struct Look {
    uint64_t matches = 0;
    double share = 1;
};

/// The looks of a study of at most that many matches: at the end, at half, at a quarter and so on,
/// at most five and none before a hundred matches. The last look gets half, each one before it half
/// of that, and the first as much as the second. Matches come in blocks, and no look cuts one.
std::vector<Look> plan_looks(uint64_t most_matches, uint64_t block = 1);

}  // namespace fronteira::lab
