// SPDX-License-Identifier: MIT
#pragma once

#include "board/geometry/borders.hpp"

#include <vector>

namespace fronteira::board {

/// The outlines of all spaces with fewer corners, for a view from afar: none of those left out is
/// farther than `tolerance` from the new line. Neighbours leave out the same, so no gap opens
/// between them.
std::vector<QVector<QPolygonF>> coarse_rings(const MapDrawing& map,
                                             const std::vector<Border>& borders, double tolerance);

}  // namespace fronteira::board
