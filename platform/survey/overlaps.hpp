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

/// Each two spaces are compared along three lines through what their boxes have in common: outlines
/// that merely cross somewhere are found by `crossings`. Neighbours that lie over one another by
/// less than a unit do not overlap.
Overlaps overlaps(const Map& map);

}  // namespace fronteira::survey
