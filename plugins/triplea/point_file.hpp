// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "geometry/position.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace triplea {

/// What a line of `centers.txt` or `polygons.txt` says of a territory.
struct Drawn {
    /// In pixels of the game's picture; negative ones occur. A point stands as a line of one.
    std::vector<fronteira::geometry::Line> lines;
    fronteira::Place place;
};

/// By the name of the territory.
using PointFile = std::map<std::string, Drawn>;

/// Reads `Name (x,y)` and `Name < (x,y) (x,y) … > < … >`, one territory a line. A line without a
/// point, or with a name that was there before, is left out and told in `losses`.
PointFile read_point_file(std::string_view bytes, const std::string& file,
                          fronteira::Diagnostics& losses);

}  // namespace triplea
