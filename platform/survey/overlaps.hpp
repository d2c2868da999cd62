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

struct Overlaps {
    std::vector<Overlap> found;  ///< each pair once, ordered by their numbers
    bool all = true;             ///< false: there are so many that there may be more of them
};

/// The middle of each space is looked for in all others:
/// outlines that merely cross somewhere are found by `crossings`.
Overlaps overlaps(const Map& map);

}  // namespace fronteira::survey
