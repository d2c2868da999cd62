// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_rack.hpp"
#include "board/board_style.hpp"
#include "board/geometry/map_geometry.hpp"
#include "board/meshes/mesh.hpp"

namespace fronteira::board {

/// Where a place of a rack lies, in map units; nowhere on a map that is no grid.
QRectF rack_place(const MapGeometry& geometry, const BoardRack& rack, int place);

/// The map with room for racks on the edges where there are any, wherever they slide to.
QRectF area_with_racks(const MapGeometry& geometry, const QVector<BoardRack>& racks);

/// The racks without their pieces: places, and on the middle one a pointer toward the grid. `pixel`
/// as in line_meshes.hpp.
Mesh rack_mesh(const MapGeometry& geometry, const QVector<BoardRack>& racks,
               const BoardStyle& style, double pixel);

}  // namespace fronteira::board
