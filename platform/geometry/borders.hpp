// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/outline.hpp"

#include <set>
#include <utility>
#include <vector>

namespace fronteira::geometry {

/// Two outlines that lie along one another.
struct SharedBorder {
    int first = 0;  ///< number of the one outline, the lesser
    int second = 0;
    double length = 0;
};

/// Every pair of outlines that have an edge in common, ordered by their numbers; with a `tolerance`
/// above 0, also those whose edges would be common after `snap`. Touching at a corner is no border.
/// No more than two outlines should have one edge: each later one is paired with the first alone.
std::vector<SharedBorder> find_borders(const std::vector<Outline>& outlines, int32_t tolerance = 0);

/// The same pairs without the lengths, the lesser number first.
std::set<std::pair<int, int>> find_touching(const std::vector<Outline>& outlines,
                                            int32_t tolerance = 0);

/// Of all spaces, in their order.
std::vector<Outline> outlines_of(const Map& map);

}  // namespace fronteira::geometry
