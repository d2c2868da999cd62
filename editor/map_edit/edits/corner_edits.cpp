// SPDX-License-Identifier: MIT
#include "map_edit/edits/corner_edits.hpp"

#include "map_edit/edits/rings.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace fronteira::map_edit {
namespace {

using Key = std::pair<int32_t, int32_t>;

/// Where corners go, by where they are.
using Targets = std::map<Key, Point>;

/// In every outline.
bool move_all(Map& map, const Targets& targets) {
    bool moved = false;
    for (MapSpace& space : map.spaces) {
        bool touched = false;
        for (Ring& ring : space.outline)
            for (Point& corner : ring) {
                const auto target = targets.find({corner.x, corner.y});
                if (target == targets.end()) continue;
                corner = target->second;
                touched = true;
            }
        if (touched && !tidy(space.outline)) return false;
        moved = moved || touched;
    }
    return moved;
}

}  // namespace

Point kept_inside(const Map& map, Point point) {
    return {std::clamp(point.x, 0, map.width), std::clamp(point.y, 0, map.height)};
}

bool move_corner(Map& map, Point from, Point to) {
    return move_corners(map, {{from, to}});
}

bool move_corners(Map& map, const std::vector<std::pair<Point, Point>>& moves) {
    Targets targets;
    for (const auto& [from, to] : moves) targets.emplace(Key(from.x, from.y), kept_inside(map, to));
    return move_all(map, targets);
}

bool move_spaces(Map& map, const std::vector<size_t>& spaces, Point by) {
    std::set<Key> places;
    Point least{map.width, map.height}, most{0, 0};
    const auto reach = [&](Point at) {
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    };
    for (const size_t number : spaces) {
        const MapSpace& space = map.spaces[number];
        reach(space.anchor);
        for (const Ring& ring : space.outline)
            for (const Point corner : ring) {
                places.insert({corner.x, corner.y});
                reach(corner);
            }
    }
    by = {std::clamp(by.x, std::min(0, -least.x), std::max(0, map.width - most.x)),
          std::clamp(by.y, std::min(0, -least.y), std::max(0, map.height - most.y))};
    for (const size_t number : spaces) {
        Point& anchor = map.spaces[number].anchor;
        anchor = {anchor.x + by.x, anchor.y + by.y};
    }
    Targets targets;
    for (const auto& [x, y] : places) targets.emplace(Key(x, y), Point{x + by.x, y + by.y});
    return !spaces.empty() && (places.empty() || move_all(map, targets));
}

bool insert_corner(Map& map, Point a, Point b, Point at) {
    if (at == a || at == b) return false;
    bool inserted = false;
    for (MapSpace& space : map.spaces)
        for (Ring& ring : space.outline)
            for (size_t i = 0; i < ring.size(); ++i) {
                const Point one = ring[i], other = ring[(i + 1) % ring.size()];
                if (!((one == a && other == b) || (one == b && other == a))) continue;
                ring.insert(ring.begin() + static_cast<ptrdiff_t>(i + 1), at);
                inserted = true;
                ++i;
            }
    return inserted;
}

bool remove_corner(Map& map, Point at) {
    bool removed = false;
    for (MapSpace& space : map.spaces) {
        size_t gone = 0;
        for (Ring& ring : space.outline) gone += std::erase(ring, at);
        if (gone > 0 && !tidy(space.outline)) return false;
        removed = removed || gone > 0;
    }
    return removed;
}

}  // namespace fronteira::map_edit
