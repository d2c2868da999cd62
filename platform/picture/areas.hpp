// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/label_image.hpp"
#include "picture/picture.hpp"

#include <optional>
#include <vector>

namespace fronteira::picture {

/// What is told apart in a picture of a map.
struct AreaWishes {
    int tolerance = 40;  ///< of 255: how much red, green and blue may differ within an area
    int line_width = 6;  ///< what is no wider, in pixels, is a line, a letter or a speck
};

/// The areas of a picture. Lines, letters and specks are shared out among the areas beside them, so
/// that neighbours meet in the middle of the line between them.
struct Areas {
    geometry::LabelImage image;   ///< every pixel is in an area, unless there is none at all
    std::vector<Colour> colours;  ///< by label, from 1; colours[0] means nothing
    int count() const { return static_cast<int>(colours.size()) - 1; }
};

Areas find_areas(const Picture& picture, const AreaWishes& wishes);

/// Which areas are sea: the largest one at the edge of the picture, and those of its colour. By
/// label.
std::vector<bool> find_sea(const Areas& areas, int tolerance);

/// The outlines of all areas, with as few corners as come within `roughness` pixels; neighbours
/// share theirs.
std::vector<geometry::Outline> outlines_of(const Areas& areas, double roughness);

}  // namespace fronteira::picture
