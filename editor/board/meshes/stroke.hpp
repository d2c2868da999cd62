// SPDX-License-Identifier: MIT
#pragma once

#include "board/meshes/mesh.hpp"

namespace fronteira::board {

/// A pen for lines in map units. `soft` is how far the edge fades out on each side: half a pixel or
/// so makes a smooth line without multisampling.
struct Pen {
    QColor colour;
    double width = 1;
    double soft = 0.5;
};

/// The same line with fewer points: none of those left out is farther than `tolerance` from it.
std::vector<QPointF> simplified(const std::vector<QPointF>& points, double tolerance);

/// Adds a line through the points; corners are mitred, very sharp ones cut. A pen without soft
/// edges takes a third of the triangles.
void stroke(Mesh& mesh, const std::vector<QPointF>& points, bool closed, const Pen& pen);

/// Adds round dots of the pen's width along a line, `distance` apart, none at its very ends.
void dot_line(Mesh& mesh, QPointF from, QPointF to, double distance, const Pen& pen);

/// Adds a filled shape with soft edges; the corners in order, convex.
void fill_convex(Mesh& mesh, const std::vector<QPointF>& corners, const Pen& pen);

}  // namespace fronteira::board
