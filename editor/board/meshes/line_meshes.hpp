// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_style.hpp"
#include "board/geometry/map_geometry.hpp"
#include "board/meshes/mesh.hpp"
#include "board/meshes/tiled_mesh.hpp"

#include <QVariantMap>

namespace fronteira::board {

// Lines that do not change during a match. `pixel` is the length of a pixel in map units; lines are
// as wide on the screen whatever the zoom, once they are made anew for it.

/// How rough outlines may be, in map units: not at all, or, where spaces are small on the screen
/// and there are many of them, nearly a pixel. Lines are hard then.
double roughness(const MapGeometry& geometry, double pixel);

/// The faint net of the sea.
Mesh graticule_mesh(QSizeF map, const BoardStyle& style, double pixel);
/// Shallow water along the coasts, to lie beneath the land.
Mesh shallows_mesh(const MapGeometry& geometry, const BoardStyle& style, double pixel);
/// Coasts, borders of spaces and borders of regions.
TiledMesh border_mesh(const MapGeometry& geometry, const BoardStyle& style, double pixel);
/// Links that are drawn: dotted, where `looks` says so of the kind (kind to `border`, `dotted` or
/// `none`), or no border shows them: the two spaces do not touch. Across a strait that is too
/// narrow for dots on the screen they lie on the coasts.
Mesh link_mesh(const MapGeometry& geometry, const QVariantMap& looks, const BoardStyle& style,
               double pixel);

/// The way from one place to another over the sea: one stretch, or two that leave the map at its
/// sides when the link leads around the edge of the world.
struct Stretch {
    QPointF from, to;
};
std::vector<Stretch> way_between(const MapGeometry& geometry, int from, int to);

}  // namespace fronteira::board
