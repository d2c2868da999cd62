// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "geometry/position.hpp"

#include <cstdint>
#include <vector>

namespace fronteira::geometry {

/// All rings of a space (even-odd).
using Outline = std::vector<Ring>;

inline Position position(Point p) {
    return {static_cast<double>(p.x), static_cast<double>(p.y)};
}

/// Twice the area within a ring: above 0 when it runs clockwise on the screen (y down).
int64_t twice_area(const Ring& ring);

/// Where a horizontal line meets the outline, from left to right: what lies between the first and
/// the second place, the third and the fourth, ... is inside.
std::vector<double> crossings(const Outline& outline, double y);

/// Even-odd; a place on the line itself may go either way.
bool contains(const Outline& outline, Position place);

/// Even-odd; the line itself belongs to the outline.
bool covers(const Outline& outline, Point place);

/// From a place to the nearest place of the line, on whichever side; the greatest number there is
/// for an outline without corners.
double distance_to_line(const Outline& outline, Position place);

/// A good place for a label: inside, and far from the line, or on the line of an outline so thin
/// that no whole numbers are inside near there. For an outline without area, its first corner;
/// {0, 0} without any.
Point label_place(const Outline& outline);

/// Takes out corners that repeat the one before and spikes (there and straight back the same way).
/// A ring that has no area left becomes empty.
void clean(Ring& ring);

}  // namespace fronteira::geometry
