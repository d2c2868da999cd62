// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <string>

namespace fronteira::content {

// The parts of a map in the canonical form. Each ends with a line end and begins with its header,
// if it has one. An empty part is no text.

std::string write_map_head(const Map& map);
std::string write_picture(const MapPicture& picture);
std::string write_grid(const MapGrid& grid);
std::string write_region(const MapRegion& region);
std::string write_space(const MapSpace& space);
/// `[links]`, or `[one_way]`.
std::string write_links(const Map& map, bool one_way);

}  // namespace fronteira::content
