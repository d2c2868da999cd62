// SPDX-License-Identifier: MIT
#include "board/meshes/land_mesh.hpp"

#include "board/geometry/coarse_rings.hpp"

namespace fronteira::board {
namespace {

constexpr double owner_share = 0.7;   // over the tint of the region
constexpr double region_share = 0.5;  // over bare land
constexpr double dark_cell = 0.16;    // towards the sea
constexpr double towards_sea = 0.4;   // towards the sea

/// Whether a cell is one of the darker half of a square grid.
bool is_dark_cell(const MapDrawing& map, int space) {
    if (map.grid.isEmpty() || map.spaces[space].rings.isEmpty()) return false;
    const bool square = map.spaces[space].rings.first().size() == 4;
    return square && (space % map.grid.width() + space / map.grid.width()) % 2 == 1;
}

}  // namespace

QColor land_colour(const MapDrawing& map, int space, const SpaceLook& look,
                   const BoardStyle& style) {
    QColor colour = is_dark_cell(map, space) ? mixed(style.sea, style.land, dark_cell) : style.land;
    const int of = map.spaces[space].region;
    const QColor region = of >= 0 ? map.regions[of].colour : QColor();
    if (region.isValid()) colour = mixed(region, colour, region_share);
    if (look.fill.isValid()) colour = mixed(look.fill, colour, owner_share);
    if (look.tint.isValid()) {
        QColor opaque = look.tint;
        opaque.setAlpha(255);
        colour = mixed(opaque, colour, look.tint.alphaF());
    }
    if (look.state == SpaceLook::State::not_now) colour = mixed(style.sea, colour, towards_sea);
    return colour;
}

void LandMesh::build(const MapGeometry& geometry, double tolerance) {
    tolerance_ = tolerance;
    mesh_ = TiledMesh(geometry.inhabited(), static_cast<size_t>(geometry.count()));
    parts_.clear();
    std::vector<QVector<QPolygonF>> coarse;
    if (tolerance > 0) coarse = coarse_rings(geometry.map(), geometry.borders(), tolerance);
    for (int space = 0; space < geometry.count(); ++space) {
        const size_t tile = mesh_.tile_for(geometry.extent(space));
        Mesh& mesh = mesh_.mesh(tile);
        const size_t first = mesh.vertices.size();
        mesh.add(coarse.empty() ? geometry.triangles(space)
                                : triangulate(coarse[static_cast<size_t>(space)]),
                 Qt::black);
        parts_.push_back({tile, first, mesh.vertices.size() - first});
    }
}

size_t LandMesh::paint(int space, QColor colour) {
    const Part& part = parts_[static_cast<size_t>(space)];
    mesh_.mesh(part.tile).paint(part.first, part.count, colour);
    return part.tile;
}

}  // namespace fronteira::board
