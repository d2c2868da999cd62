// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/symmetry.hpp"

#include <cstdint>
#include <vector>

namespace fronteira::generate {

/// A plane cut into cells of about equal size with crooked borders, pixel by pixel. With a symmetry
/// only a part of it is cut, and the rest are images of that part.
struct Cells {
    static constexpr int none = -1;

    int width = 0;  ///< pixels
    int height = 0;
    std::vector<int> cell;                 ///< of each pixel; `none` where the plane has no image
    std::vector<int> image;                ///< and which image of the cell it is; 0 the cell itself
    std::vector<std::vector<int>> beside;  ///< cells with a border in common, of the same image
    std::vector<std::vector<int>> near;    ///< of any image
    std::vector<bool> usable;              ///< not at the edge of the plane, and not tiny

    int count() const { return static_cast<int>(beside.size()); }
    size_t at(int x, int y) const {
        return static_cast<size_t>(y) * static_cast<size_t>(width) + static_cast<size_t>(x);
    }
};

/// How far apart the middles of cells lie, in pixels.
inline constexpr int cell_spacing = 32;

Cells cut_cells(int width, int height, geometry::Symmetry symmetry, uint64_t seed);

}  // namespace fronteira::generate
