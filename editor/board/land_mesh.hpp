// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_painting.hpp"
#include "board/board_style.hpp"
#include "board/map_geometry.hpp"
#include "board/mesh.hpp"

namespace fronteira::board {

/// The colour of a space as it looks now.
QColor land_colour(const DrawnSpace& space, const MapDrawing& map, const SpaceLook& look,
                   const BoardStyle& style);

/// All land in one mesh, in map units. Each space keeps its vertices, so that one may be painted
/// anew.
class LandMesh {
 public:
    void build(const MapGeometry& geometry);
    void paint(int space, QColor colour);
    const Mesh& mesh() const { return mesh_; }

 private:
    Mesh mesh_;
    std::vector<size_t> first_;  // of each space, and one beyond the last
};

}  // namespace fronteira::board
