// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <initializer_list>
#include <utility>

namespace fronteira::survey {

/// Spaces `0`, `1`, ... with links both ways.
inline Map drawn(int spaces, std::initializer_list<std::pair<int, int>> links) {
    Map map;
    for (int i = 0; i < spaces; ++i) {
        map.spaces.emplace_back();
        map.spaces.back().id = std::to_string(i);
    }
    for (const auto& [from, to] : links)
        map.links.push_back({std::to_string(from), std::to_string(to), "land", false, {}});
    return map;
}

/// A region of these spaces.
inline void add_region(Map& map, const std::string& id, std::initializer_list<int> spaces,
                       int64_t bonus) {
    map.regions.emplace_back();
    map.regions.back().id = id;
    map.regions.back().attributes["bonus"] = bonus;
    for (const int space : spaces) map.spaces[static_cast<size_t>(space)].region = id;
}

}  // namespace fronteira::survey
