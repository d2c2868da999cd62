// SPDX-License-Identifier: MIT
#include "map_edit/edits/plane_edits.hpp"

#include <algorithm>
#include <limits>

namespace fronteira::map_edit {
namespace {

constexpr int32_t largest_plane = 1'000'000;  // that a file may have
constexpr int sea_parts = 25;                 // of the longer side: how much sea lies around

template <class Deed>
void for_each_point(Map& map, const Deed& deed) {
    for (MapSpace& space : map.spaces) {
        deed(space.anchor);
        for (Ring& ring : space.outline)
            for (Point& corner : ring) deed(corner);
    }
}

}  // namespace

bool fit_plane(Map& map) {
    if (map.spaces.empty()) return false;
    constexpr int32_t far = std::numeric_limits<int32_t>::max();
    Point least{far, far}, most{-far, -far};
    for_each_point(map, [&](Point& at) {
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    });
    const int32_t width = most.x - least.x, height = most.y - least.y;
    const int32_t longer = std::max(width, height);
    if (longer > largest_plane) return false;
    const int32_t sea = std::clamp(longer / sea_parts, std::min(1, (largest_plane - longer) / 2),
                                   (largest_plane - longer) / 2);
    const Point by{sea - least.x, sea - least.y};
    const auto shift = [by](Point& at) { at = {at.x + by.x, at.y + by.y}; };
    for_each_point(map, shift);
    shift(map.picture.corner);
    map.width = width + 2 * sea;
    map.height = height + 2 * sea;
    return true;
}

}  // namespace fronteira::map_edit
