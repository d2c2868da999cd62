// SPDX-License-Identifier: MIT
#include "core/board/path.hpp"

#include <algorithm>

namespace fronteira::core {

std::vector<int32_t> ray(const Board& board, int from, int kind, int most) {
    std::vector<int32_t> spaces;
    each_on_ray(board, from, kind, most, [&](int space) { spaces.push_back(space); });
    return spaces;
}

std::vector<int32_t> within(const Board& board, int from, int steps) {
    std::vector<bool> met(static_cast<size_t>(board.space_count()));
    met[static_cast<size_t>(from)] = true;
    std::vector<int32_t> spaces, edge{from};
    for (int step = 0; step < steps && !edge.empty(); ++step) {
        std::vector<int32_t> next;
        for (const int32_t space : edge)
            for (const int32_t near : board.neighbours(space)) {
                if (met[static_cast<size_t>(near)]) continue;
                met[static_cast<size_t>(near)] = true;
                next.push_back(near);
            }
        std::sort(next.begin(), next.end());
        spaces.insert(spaces.end(), next.begin(), next.end());
        edge = std::move(next);
    }
    return spaces;
}

int64_t links_from(const Board& board, const std::vector<int32_t>& spaces) {
    int64_t links = 0;
    for (const int32_t space : spaces)
        links += static_cast<int64_t>(board.neighbours(space).size());
    return links;
}

}  // namespace fronteira::core
