// SPDX-License-Identifier: MIT
#pragma once

#include "board/geometry/map_geometry.hpp"

#include <optional>
#include <vector>

namespace fronteira::board {

/// Whether a box, in map units, lies on nothing but sea.
bool is_sea(const MapGeometry& geometry, const QRectF& box);

/// Where the name of each region may stand on the sea: near to its spaces and nearer to them than
/// to any other region's. `sizes` are those of the names, `kept_free` is what each space needs
/// around its place for coin and name, all in map units. A region without such a place gets none.
std::vector<std::optional<QPointF>> find_region_places(const MapGeometry& geometry,
                                                       const std::vector<QSizeF>& sizes,
                                                       const QRectF& kept_free);

}  // namespace fronteira::board
