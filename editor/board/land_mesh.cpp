// SPDX-License-Identifier: MIT
#include "board/land_mesh.hpp"

namespace fronteira::board {
namespace {

constexpr double owner_share = 0.7;   // over the tint of the region
constexpr double region_share = 0.5;  // over bare land
constexpr double dimmed = 0.4;        // towards the sea

}  // namespace

QColor land_colour(const DrawnSpace& space, const MapDrawing& map, const SpaceLook& look,
                   const BoardStyle& style) {
    QColor colour = style.land;
    const QColor region = space.region >= 0 ? map.regions[space.region].colour : QColor();
    if (region.isValid()) colour = mixed(region, colour, region_share);
    if (look.fill.isValid()) colour = mixed(look.fill, colour, owner_share);
    if (look.tint.isValid()) {
        QColor opaque = look.tint;
        opaque.setAlpha(255);
        colour = mixed(opaque, colour, look.tint.alphaF());
    }
    if (look.state == SpaceLook::State::not_now) colour = mixed(style.sea, colour, dimmed);
    return colour;
}

void LandMesh::build(const MapGeometry& geometry) {
    mesh_ = {};
    first_.clear();
    for (int space = 0; space < geometry.count(); ++space) {
        first_.push_back(mesh_.vertices.size());
        mesh_.add(geometry.triangles(space), Qt::black);
    }
    first_.push_back(mesh_.vertices.size());
}

void LandMesh::paint(int space, QColor colour) {
    const auto at = static_cast<size_t>(space);
    mesh_.paint(first_[at], first_[at + 1] - first_[at], colour);
}

}  // namespace fronteira::board
