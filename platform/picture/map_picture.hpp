// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "geometry/label_image.hpp"
#include "picture/picture.hpp"

namespace fronteira::picture {

/// The pixels of each space of a map (label 1 is the first), the plane shrunk by `scale`. A space
/// without an outline, or too small for a pixel, gets a disc of `dot` pixels about its anchor.
/// Discs that meet share out what lies between them, and take of outlines only that in which they
/// are.
geometry::LabelImage label_spaces(const Map& map, double scale, int dot);

/// How many spaces have their anchor on a pixel of another space.
size_t count_covered(const Map& map, const geometry::LabelImage& labels, double scale);

/// The size of the plane, shrunk so that its longer side has at most `longest` pixels.
double fitting_scale(const Map& map, int longest);

/// A map as people like to see it: sea, spaces in the colours of their regions, dark borders, and
/// a line for each link between spaces that do not touch.
Picture paint_map(const Map& map, const geometry::LabelImage& labels, double scale);

/// `#rrggbb`; grey for anything else.
Colour colour_of(const std::string& text);

}  // namespace fronteira::picture
