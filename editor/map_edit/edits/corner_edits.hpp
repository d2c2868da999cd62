// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <utility>
#include <vector>

namespace fronteira::map_edit {

// A corner is a place on the plane: all outlines that name it share it. So whoever drags a border
// drags it for both neighbours, and what was watertight stays so. Each of these says whether the
// map could be changed; when not, it may be left half changed.

/// Two corners that come to lie upon each other are one from then on.
bool move_corner(Map& map, Point from, Point to);
/// Several at once, each from one place to another.
bool move_corners(Map& map, const std::vector<std::pair<Point, Point>>& moves);
/// All of some areas at once, with the borders of their neighbours; never beyond the plane.
bool move_spaces(Map& map, const std::vector<size_t>& spaces, Point by);
/// A new corner in the edge between two others, wherever that edge is.
bool insert_corner(Map& map, Point a, Point b, Point at);
/// False when an outline would be left with fewer than three.
bool remove_corner(Map& map, Point at);

Point kept_inside(const Map& map, Point point);

}  // namespace fronteira::map_edit
