// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>
#include <fronteira/result.hpp>

#include "geometry/symmetry.hpp"

#include <cstdint>

namespace fronteira::generate {

/// What a map is to be like. With a symmetry the counts are those of the whole map, and become
/// multiples of the number of its parts.
struct Recipe {
    int spaces = 42;     ///< 2 to 2000
    int regions = 6;     ///< 1 to the number of spaces
    int landmasses = 3;  ///< islands and continents, 1 to the number of regions
    int land = 50;       ///< how much of 100 parts of the plane, about; 10 to 90
    uint64_t seed = 1;
    int32_t width = 2000;  ///< of the plane
    int32_t height = 1200;
    geometry::Symmetry symmetry = geometry::Symmetry::none;
};

/// A whole map: spaces with names and borders in common, linked over land where they touch and over
/// sea so that everything can be reached, regions with colours, and bonuses by what it takes to
/// hold them. The same recipe gives the same map everywhere. Fails when the plane is too small for
/// so many spaces, or numbers lie outside what is said above.
Result<Map> generate(const Recipe& recipe);

}  // namespace fronteira::generate
