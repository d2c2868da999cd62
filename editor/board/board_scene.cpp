// SPDX-License-Identifier: MIT
#include "board/board_scene.hpp"

#include <QQuickWindow>
#include <QSGTexture>
#include <QSGTextureMaterial>
#include <QSGVertexColorMaterial>
#include <algorithm>
#include <cmath>
#include <cstring>

namespace fronteira::board {
namespace {

// Whole meshes are drawn from one buffer that stays where it is; with short indices the renderer
// would merge them with others, and write all of them anew whenever the map is moved.
constexpr int index_type = QSGGeometry::UnsignedIntType;

template <class Source>
void fill(QSGGeometry& geometry, const std::vector<Source>& vertices,
          const std::vector<uint32_t>& indices) {
    geometry.allocate(static_cast<int>(vertices.size()), static_cast<int>(indices.size()));
    if (!vertices.empty())
        std::memcpy(geometry.vertexData(), vertices.data(), vertices.size() * sizeof(Source));
    if (!indices.empty())
        std::memcpy(geometry.indexData(), indices.data(), indices.size() * sizeof(uint32_t));
}

}  // namespace

MeshNode::MeshNode(bool opaque) {
    static_assert(sizeof(Mesh::Vertex) == sizeof(QSGGeometry::ColoredPoint2D));
    setGeometry(new QSGGeometry(QSGGeometry::defaultAttributes_ColoredPoint2D(), 0, 0, index_type));
    geometry()->setDrawingMode(QSGGeometry::DrawTriangles);
    setFlags(OwnsGeometry | OwnsMaterial);
    auto* material = new QSGVertexColorMaterial;
    material->setFlag(QSGMaterial::Blending, !opaque);
    setMaterial(material);
    // Nodes are members of the scene.
    setFlag(OwnedByParent, false);
}

void MeshNode::show(const Mesh& mesh) {
    fill(*geometry(), mesh.vertices, mesh.indices);
    markDirty(DirtyGeometry);
}

class TiledMeshNode::Tile : public QSGNode {
 public:
    explicit Tile(bool opaque) : mesh(opaque) { appendChildNode(&mesh); }
    bool isSubtreeBlocked() const override { return out_of_view; }

    QRectF extent;
    bool out_of_view = false;
    MeshNode mesh;
};

TiledMeshNode::TiledMeshNode(bool opaque) : opaque_(opaque) {
    setFlag(OwnedByParent, false);
}

TiledMeshNode::~TiledMeshNode() = default;

void TiledMeshNode::show(const TiledMesh& mesh) {
    while (tiles_.size() > mesh.tiles().size()) tiles_.pop_back();
    while (tiles_.size() < mesh.tiles().size()) {
        tiles_.push_back(std::make_unique<Tile>(opaque_));
        tiles_.back()->setFlag(OwnedByParent, false);
        appendChildNode(tiles_.back().get());
    }
    for (size_t tile = 0; tile < tiles_.size(); ++tile) show_tile(mesh, tile);
}

void TiledMeshNode::show_tile(const TiledMesh& mesh, size_t tile) {
    tiles_[tile]->extent = mesh.tiles()[tile].extent;
    tiles_[tile]->mesh.show(mesh.tiles()[tile].mesh);
}

void TiledMeshNode::cull(const QRectF& area) {
    for (const auto& tile : tiles_) {
        const bool out = !tile->extent.intersects(area);
        if (out == tile->out_of_view) continue;
        tile->out_of_view = out;
        tile->markDirty(DirtySubtreeBlocked);
    }
}

SpriteNode::SpriteNode() {
    setGeometry(
        new QSGGeometry(QSGGeometry::defaultAttributes_TexturedPoint2D(), 0, 0, index_type));
    geometry()->setDrawingMode(QSGGeometry::DrawTriangles);
    setFlags(OwnsGeometry | OwnsMaterial);
    auto* material = new QSGTextureMaterial;
    material->setFiltering(QSGTexture::Linear);
    setMaterial(material);
    setFlag(OwnedByParent, false);
}

SpriteNode::~SpriteNode() = default;

void SpriteNode::show(const std::vector<PlacedPicture>& pictures, double density,
                      QQuickWindow* window) {
    std::vector<QRect> places;
    // A second try begins with an empty sheet, when the first finds it full of pictures of the
    // past.
    for (const bool again : {false, true}) {
        if (again || density != sheet_.density()) sheet_.clear(density);
        places.clear();
        for (const PlacedPicture& placed : pictures)
            places.push_back(
                sheet_.place(placed.picture.key, placed.picture.size, placed.picture.draw));
        if (std::none_of(places.begin(), places.end(),
                         [](const QRect& place) { return place.isEmpty(); }))
            break;
    }
    if (sheet_.image().isNull()) return fill<QSGGeometry::TexturedPoint2D>(*geometry(), {}, {});

    std::vector<QSGGeometry::TexturedPoint2D> vertices;
    std::vector<uint32_t> indices;
    const auto sheet_width = static_cast<double>(sheet_.image().width());
    const auto sheet_height = static_cast<double>(sheet_.image().height());
    for (size_t i = 0; i < pictures.size(); ++i) {
        if (places[i].isEmpty()) continue;
        const QRectF place = places[i];
        // On whole pixels, so that a picture is as crisp as it was drawn.
        const QPointF corner = pictures[i].box().topLeft() * density;
        const QPointF at(std::round(corner.x()) / density, std::round(corner.y()) / density);
        const auto first = static_cast<uint32_t>(vertices.size());
        for (const QPointF& part : {QPointF(0, 0), QPointF(1, 0), QPointF(0, 1), QPointF(1, 1)}) {
            const double x = part.x() * place.width(), y = part.y() * place.height();
            vertices.push_back({static_cast<float>(at.x() + x / density),
                                static_cast<float>(at.y() + y / density),
                                static_cast<float>((place.left() + x) / sheet_width),
                                static_cast<float>((place.top() + y) / sheet_height)});
        }
        for (const uint32_t corner_index : {0U, 1U, 2U, 1U, 3U, 2U})
            indices.push_back(first + corner_index);
    }
    fill(*geometry(), vertices, indices);
    markDirty(DirtyGeometry);

    if (uploaded_ == sheet_.revision()) return;
    texture_.reset(
        window->createTextureFromImage(sheet_.image(), QQuickWindow::TextureHasAlphaChannel));
    static_cast<QSGTextureMaterial*>(material())->setTexture(texture_.get());
    uploaded_ = sheet_.revision();
    markDirty(DirtyMaterial);
}

void SpriteNode::set_exact(bool exact) {
    auto* textured = static_cast<QSGTextureMaterial*>(material());
    const QSGTexture::Filtering filtering = exact ? QSGTexture::Nearest : QSGTexture::Linear;
    if (textured->filtering() == filtering) return;
    textured->setFiltering(filtering);
    markDirty(DirtyMaterial);
}

PictureNode::PictureNode() {
    setFlag(OwnedByParent, false);
}

PictureNode::~PictureNode() = default;

void PictureNode::show(const QImage& image, const QRectF& place, double opacity,
                       QQuickWindow* window) {
    if (image.isNull()) {
        picture_.reset();
        return;
    }
    if (!picture_ || shown_ != image.cacheKey()) {
        shown_ = image.cacheKey();
        picture_ = std::make_unique<QSGSimpleTextureNode>();
        picture_->setFlag(OwnedByParent, false);
        picture_->setOwnsTexture(true);
        picture_->setTexture(
            window->createTextureFromImage(image, QQuickWindow::TextureHasMipmaps));
        picture_->setFiltering(QSGTexture::Linear);
        picture_->texture()->setMipmapFiltering(QSGTexture::Linear);
        appendChildNode(picture_.get());
    }
    picture_->setRect(place);
    setOpacity(opacity);
}

BoardScene::BoardScene() {
    for (QSGNode* node : std::initializer_list<QSGNode*>{&map, &pictures, &land_veil})
        node->setFlag(OwnedByParent, false);
    appendChildNode(&sea);
    appendChildNode(&map);
    for (QSGNode* node : std::initializer_list<QSGNode*>{
             &graticule, &shallows, &underlay, &land_veil, &borders, &links, &racks, &edges, &reach,
             &lifted, &pulse, &focus, &arrows, &marks})
        map.appendChildNode(node);
    land_veil.appendChildNode(&land);
    appendChildNode(&pictures);
    pictures.appendChildNode(&tokens);
}

}  // namespace fronteira::board
