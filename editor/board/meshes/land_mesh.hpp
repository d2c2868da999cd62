// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_painting.hpp"
#include "board/board_style.hpp"
#include "board/geometry/map_geometry.hpp"
#include "board/meshes/tiled_mesh.hpp"

namespace fronteira::board {

/// The colour of a space as it looks now. The free cells of a square grid alternate like a chess
/// board's.
QColor land_colour(const MapDrawing& map, int space, const SpaceLook& look,
                   const BoardStyle& style);

/// All land, in map units. Each space keeps its vertices, so that one may be painted anew.
class LandMesh {
 public:
    /// With a `tolerance` outlines are as rough as that, in map units.
    void build(const MapGeometry& geometry, double tolerance = 0);
    double tolerance() const { return tolerance_; }

    /// Gives the space a colour and says which tile changed.
    size_t paint(int space, QColor colour);
    const TiledMesh& mesh() const { return mesh_; }

 private:
    struct Part {
        size_t tile, first, count;  // vertices
    };
    TiledMesh mesh_;
    std::vector<Part> parts_;
    double tolerance_ = -1;
};

}  // namespace fronteira::board
