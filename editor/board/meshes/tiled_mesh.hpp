// SPDX-License-Identifier: MIT
#pragma once

#include "board/meshes/mesh.hpp"

#include <QRectF>

namespace fronteira::board {

/// A large mesh cut into tiles of the plane, so that those out of view need not be drawn. What is
/// added at once belongs to one tile whole; a tile's extent is that of all it holds.
class TiledMesh {
 public:
    TiledMesh() = default;
    /// `parts` of roughly equal size will be added over `area`.
    TiledMesh(const QRectF& area, size_t parts);

    /// The tile to add something to of that extent.
    size_t tile_for(const QRectF& extent);
    Mesh& mesh(size_t tile) { return tiles_[tile].mesh; }

    struct Tile {
        Mesh mesh;
        QRectF extent;
    };
    const std::vector<Tile>& tiles() const { return tiles_; }

 private:
    QRectF area_;
    size_t side_ = 0;
    std::vector<Tile> tiles_;
};

}  // namespace fronteira::board
