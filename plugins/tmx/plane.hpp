// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/position.hpp"
#include "markup/document.hpp"

#include <string>

namespace tmx {

/// How Tiled lays the tiles of a map, and with them the objects. Only isometric maps turn objects:
/// what is a square there is written, and a rhombus seen.
class Plane {
 public:
    explicit Plane(fronteira::markup::Element map);

    /// Whether it is known how objects of such a map are seen.
    bool is_known() const;
    const std::string& orientation() const { return orientation_; }
    /// What is seen of the tiles, from 0, 0 on.
    fronteira::geometry::Position size() const;
    /// Where the place of an object is seen.
    fronteira::geometry::Position seen(fronteira::geometry::Position p) const;
    /// The same of what is counted from such a place.
    fronteira::geometry::Position turned(fronteira::geometry::Position step) const;

 private:
    fronteira::geometry::Position size_in_rows() const;

    std::string orientation_;
    bool columns_shift_ = false;  ///< of a staggered map; else its rows do
    double columns_ = 0, rows_ = 0;
    double tile_width_ = 0, tile_height_ = 0;
    double hex_side_ = 0;
};

}  // namespace tmx
