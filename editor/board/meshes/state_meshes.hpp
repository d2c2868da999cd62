// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_painting.hpp"
#include "board/board_style.hpp"
#include "board/geometry/map_geometry.hpp"
#include "board/meshes/mesh.hpp"

namespace fronteira::board {

// What shows the state of spaces, over the land and beneath the coins. `pixel` as in
// line_meshes.hpp.

/// The accent edges of legal and chosen spaces.
Mesh edge_mesh(const MapGeometry& geometry, const BoardPainting& painting, const BoardStyle& style,
               double pixel);
/// What is reached, strongly, and what is crossed on the way.
Mesh reach_mesh(const MapGeometry& geometry, const BoardReach& reach, const BoardStyle& style,
                double pixel);
/// The space under the pointer, lifted by two pixels over its shadow.
Mesh lifted_mesh(const MapGeometry& geometry, int space, const SpaceLook& look,
                 const BoardStyle& style, double pixel);
/// The ring around the space that the keyboard stands on.
Mesh focus_mesh(const MapGeometry& geometry, int space, const BoardStyle& style, double pixel);
/// One space in the accent colour, as strong as its pulse is now (0 to 1).
void add_pulse(Mesh& mesh, const MapGeometry& geometry, int space, const BoardStyle& style,
               double strength, double pixel);
/// An arrow at a moment of its flight: how much of its way it has gone, and how strong it is, both
/// 0 to 1.
struct Flight {
    double gone = 1;
    double strength = 1;
};
/// Spaces that are not there and an arrow from a space to itself draw nothing.
void add_arrow(Mesh& mesh, const MapGeometry& geometry, const BoardArrow& arrow,
               const BoardStyle& style, double pixel, Flight flight = {});
/// The painting's arrows.
Mesh arrow_mesh(const MapGeometry& geometry, const BoardPainting& painting, const BoardStyle& style,
                double pixel);

}  // namespace fronteira::board
