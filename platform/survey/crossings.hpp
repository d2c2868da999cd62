// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <vector>

namespace fronteira::survey {

/// Two spaces, by number, whose outlines cross; the same one twice when its own does.
struct Crossing {
    int one = 0;
    int other = 0;
    Point at;  ///< the place where they cross, rounded
};

struct Crossings {
    std::vector<Crossing> found;  ///< each pair once, in rising order
    bool all = true;  ///< false: the outlines are so entangled that there may be more of them
};

/// Outlines that touch, in a corner or along an edge, do not cross.
Crossings crossings(const Map& map);

}  // namespace fronteira::survey
