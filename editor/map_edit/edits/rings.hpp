// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "geometry/outline.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace fronteira::map_edit {

using geometry::Outline;

inline bool contains(const Outline& outline, Point point) {
    return geometry::contains(outline, geometry::position(point));
}

/// The point of an outline that is nearest to a point, and the edge it lies on: from corner `edge`
/// of `ring` to the next one.
struct OutlinePoint {
    size_t ring = 0;
    size_t edge = 0;
    Point point;
    double distance = 0;
};
std::optional<OutlinePoint> nearest_point(const Outline& outline, Point to);

/// The two outlines that a line across an outline makes of it. The line runs from one point of the
/// outline to another of the same ring, each of them a corner of it. Nothing when it does not, or
/// leaves the outline between them, or crosses itself.
std::optional<std::pair<Outline, Outline>> cut(const Outline& outline, const Ring& line);

/// Both areas as one: edges that both have vanish.
Outline joined(const Outline& one, const Outline& other);

/// Drops corners that repeat the one before; false when a ring is left with fewer than three.
bool tidy(Outline& outline);

/// Where two lines cross, rounded; nothing when they do not. Ends count.
std::optional<Point> crossing(Point a, Point b, Point c, Point d);

double distance(Point a, Point b);

}  // namespace fronteira::map_edit
