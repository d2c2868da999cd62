// SPDX-License-Identifier: MIT
#include "spelling/near_miss.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace fronteira::spelling {
size_t edit_distance(std::string_view a, std::string_view b, size_t most) {
    if (std::max(a.size(), b.size()) > longest_word ||
        std::max(a.size(), b.size()) - std::min(a.size(), b.size()) > most)
        return most + 1;
    std::array<size_t, longest_word + 1> rows[3];
    auto* before = &rows[0];
    auto* above = &rows[1];
    auto* row = &rows[2];
    for (size_t j = 0; j <= b.size(); ++j) (*above)[j] = j;
    for (size_t i = 1; i <= a.size(); ++i) {
        (*row)[0] = i;
        for (size_t j = 1; j <= b.size(); ++j) {
            const size_t changed = (*above)[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            (*row)[j] = std::min({(*above)[j] + 1, (*row)[j - 1] + 1, changed});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) (*row)[j] = std::min((*row)[j], (*before)[j - 2] + 1);
        }
        std::swap(before, above);
        std::swap(above, row);
    }
    return std::min((*above)[b.size()], most + 1);
}

size_t slips_in(std::string_view word) {
    return std::clamp<size_t>(word.size() / 3, 1, 3);
}

std::string_view near_miss(std::string_view word, const std::vector<std::string_view>& candidates,
                           size_t most) {
    std::string_view best;
    size_t least = most + 1;
    for (const std::string_view candidate : candidates) {
        const size_t distance = edit_distance(word, candidate, least - 1);
        if (distance >= least) continue;
        least = distance;
        best = candidate;
        if (least == 0) break;
    }
    return best;
}

std::string_view near_miss(std::string_view word, const std::vector<std::string_view>& candidates) {
    if (const auto near = near_miss(word, candidates, 1); !near.empty()) return near;
    const std::string begun = std::string(word) + "_";
    for (const std::string_view candidate : candidates)
        if (candidate.starts_with(begun)) return candidate;
    return near_miss(word, candidates, slips_in(word));
}

std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& candidates) {
    const std::string_view meant = near_miss(word, candidates);
    return meant.empty() ? std::string() : "did you mean `" + std::string(meant) + "`?";
}

}  // namespace fronteira::spelling
