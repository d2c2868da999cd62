// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/position.hpp"

namespace fronteira::geometry {

// Each goes on from the last position of `line` along a curve, in straight pieces of which no
// place is farther than `tolerance` from it (the larger of 256 pieces and that). `line` is not
// empty. The same curve drawn backwards gives the same positions.

void add_quadratic(Line& line, Position control, Position end, double tolerance);
void add_cubic(Line& line, Position control_1, Position control_2, Position end, double tolerance);

/// The arc of an ellipse as SVG writes it: radii, turn of the ellipse in degrees, and which of the
/// four arcs is meant. Radii that are too small are made to fit.
struct Arc {
    double radius_x = 0;
    double radius_y = 0;
    double turn = 0;
    bool large = false;
    bool clockwise = false;  ///< on the screen, y down
};
void add_arc(Line& line, const Arc& arc, Position end, double tolerance);

/// A whole ellipse as an outline.
Line ellipse(Position centre, double radius_x, double radius_y, double tolerance);

}  // namespace fronteira::geometry
