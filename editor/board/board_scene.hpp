// SPDX-License-Identifier: MIT
#pragma once

#include "board/meshes/tiled_mesh.hpp"
#include "board/tokens/sprite_sheet.hpp"
#include "board/tokens/token_layout.hpp"

#include <QImage>
#include <QSGGeometryNode>
#include <QSGSimpleTextureNode>
#include <QSGTransformNode>
#include <memory>
#include <vector>

class QQuickWindow;
class QSGTexture;

namespace fronteira::board {

/// Coloured triangles in one draw call.
class MeshNode : public QSGGeometryNode {
 public:
    /// An opaque one costs less: what lies beneath it is not drawn.
    explicit MeshNode(bool opaque = false);
    void show(const Mesh& mesh);
};

/// A tiled mesh, of which only the tiles in view are drawn.
class TiledMeshNode : public QSGNode {
 public:
    explicit TiledMeshNode(bool opaque = false);
    ~TiledMeshNode() override;
    void show(const TiledMesh& mesh);
    void show_tile(const TiledMesh& mesh, size_t tile);
    void cull(const QRectF& area);

 private:
    class Tile;
    bool opaque_;
    std::vector<std::unique_ptr<Tile>> tiles_;
};

/// Small pictures from one texture in one draw call.
class SpriteNode : public QSGGeometryNode {
 public:
    SpriteNode();
    ~SpriteNode() override;
    void show(const std::vector<PlacedPicture>& pictures, double density, QQuickWindow* window);
    /// Whether pictures stand on whole pixels, where nothing has to be smoothed.
    void set_exact(bool exact);

 private:
    SpriteSheet sheet_;
    int uploaded_ = -1;
    std::unique_ptr<QSGTexture> texture_;
};

/// One picture, as large as it is wanted.
class PictureNode : public QSGOpacityNode {
 public:
    PictureNode();
    ~PictureNode() override;
    void show(const QImage& image, const QRectF& place, double opacity, QQuickWindow* window);

 private:
    std::unique_ptr<QSGSimpleTextureNode> picture_;
    qint64 shown_ = 0;  ///< which image
};

/// The layers of a board, from the sea upwards. All but the last are in map units; the pictures are
/// laid out in the item's units for one view, and a second transform carries them while the view
/// moves on from there.
class BoardScene : public QSGNode {
 public:
    BoardScene();

    MeshNode sea{true}, graticule, shallows, links, edges, reach, racks, lifted, pulse, focus,
        arrows, marks;
    TiledMeshNode land{true}, borders;
    SpriteNode tokens;
    PictureNode underlay;
    QSGOpacityNode land_veil;
    QSGTransformNode map, pictures;
};

}  // namespace fronteira::board
