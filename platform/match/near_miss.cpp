// SPDX-License-Identifier: MIT
#include "match/near_miss.hpp"

#include <algorithm>
#include <numeric>

namespace fronteira::match {
namespace {

/// Letters to change, add or drop.
size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), size_t{0});
    for (size_t i = 0; i < a.size(); ++i) {
        size_t diagonal = row[0];
        row[0] = i + 1;
        for (size_t j = 0; j < b.size(); ++j) {
            const size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, diagonal + 1, row[j] + 1});
        }
    }
    return row.back();
}

}  // namespace

std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& candidates) {
    constexpr size_t longest_word = 64;
    if (word.size() > longest_word) return {};
    size_t least = std::clamp<size_t>(word.size() / 3, 1, 3) + 1;
    std::string_view best;
    for (const std::string_view candidate : candidates) {
        const size_t difference =
            std::max(word.size(), candidate.size()) - std::min(word.size(), candidate.size());
        if (difference >= least) continue;
        const size_t distance = edit_distance(word, candidate);
        if (distance >= least) continue;
        least = distance;
        best = candidate;
    }
    return best.empty() ? std::string() : "did you mean `" + std::string(best) + "`?";
}

}  // namespace fronteira::match
