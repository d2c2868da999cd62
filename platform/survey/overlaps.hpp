// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <vector>

namespace fronteira::survey {

/// Two spaces of which one lies over the other, whether or not their outlines cross, and a place
/// that belongs to both.
struct Overlap {
    int one;  ///< number in the map, the lesser
    int other;
    Point at;
};

/// Each pair once, ordered by their numbers. The middle of each space is looked for in all others:
/// outlines that merely cross somewhere are found by `crossings`.
std::vector<Overlap> overlaps(const Map& map);

}  // namespace fronteira::survey
