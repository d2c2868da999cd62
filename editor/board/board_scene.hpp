// SPDX-License-Identifier: MIT
#pragma once

#include "board/mesh.hpp"
#include "board/sprite_sheet.hpp"
#include "board/token_layout.hpp"

#include <QSGGeometryNode>
#include <QSGTransformNode>
#include <memory>

class QQuickWindow;
class QSGTexture;

namespace fronteira::board {

/// Coloured triangles in one draw call.
class MeshNode : public QSGGeometryNode {
 public:
    MeshNode();
    void show(const Mesh& mesh);
};

/// Small pictures from one texture in one draw call.
class SpriteNode : public QSGGeometryNode {
 public:
    SpriteNode();
    ~SpriteNode() override;
    void show(const std::vector<PlacedPicture>& pictures, double density, QQuickWindow* window);

 private:
    SpriteSheet sheet_;
    int uploaded_ = -1;
    std::unique_ptr<QSGTexture> texture_;
};

/// The layers of a board, from the sea upwards. All but the last are in map units; the pictures are
/// laid out in the item's units for one view, and a second transform carries them while the view
/// moves on from there.
class BoardScene : public QSGNode {
 public:
    BoardScene();

    MeshNode sea, graticule, shallows, land, borders, links, edges, lifted, pulse, focus, arrows;
    SpriteNode tokens;
    QSGTransformNode map, pictures;
};

}  // namespace fronteira::board
