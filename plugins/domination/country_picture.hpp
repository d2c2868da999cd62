// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/label_image.hpp"
#include "map_text.hpp"
#include "picture/picture.hpp"

namespace domination {

/// The outlines of countries that a picture shows: the blue value of a pixel is the number of its
/// country, 255 is nobody's. What is odd about it is told in `losses`. A
/// picture that is noise is refused.
fronteira::Result<std::vector<fronteira::geometry::Outline>> outline_countries(
    const fronteira::picture::Picture& picture, const MapText& map, const std::string& file,
    fronteira::Diagnostics& losses);

}  // namespace domination
