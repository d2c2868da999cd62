// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <vector>

namespace fronteira::geometry {

/// A place in a plane with fractions, before it becomes a `Point` of a map.
struct Position {
    double x = 0;
    double y = 0;
    friend bool operator==(const Position&, const Position&) = default;
};

/// Straight pieces from each position to the next; as an outline, the last joins the first.
using Line = std::vector<Position>;

/// From p to the nearest place of the piece from a to b.
inline double distance(Position p, Position a, Position b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double length = dx * dx + dy * dy;
    double t = length > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / length : 0;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    return std::hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

}  // namespace fronteira::geometry
