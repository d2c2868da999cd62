// SPDX-License-Identifier: MIT
#include "lab/looks.hpp"

#include <algorithm>

namespace fronteira::lab {
namespace {

constexpr size_t most_looks = 5;
constexpr uint64_t fewest_matches = 100;

}  // namespace

std::vector<Look> plan_looks(uint64_t most_matches, uint64_t block) {
    std::vector<Look> looks;
    double share = 1;
    for (uint64_t blocks = (most_matches + block - 1) / block; looks.size() < most_looks;) {
        looks.push_back({blocks * block, share /= 2});
        blocks /= 2;
        if (blocks * block < fewest_matches) break;
    }
    looks.back().share *= 2;  // nothing comes before it
    std::reverse(looks.begin(), looks.end());
    return looks;
}

}  // namespace fronteira::lab
