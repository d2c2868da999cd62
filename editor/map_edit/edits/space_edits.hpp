// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace fronteira::map_edit {

// Edits of spaces as a whole. Those that give a bool say whether the map could be changed; when
// not, it may be left half changed.

std::optional<size_t> find_space(const Map& map, const std::string& id);
bool has_tag(const MapSpace& space, const std::string& tag);

/// Adds a space with that outline, its label at the best place; its number. Corners of it on the
/// borders of others become corners of those. Nothing for fewer than three corners.
std::optional<size_t> add_space(Map& map, const Ring& ring);
/// The same, for one that is watertight with its neighbours already, or has islands or holes.
std::optional<size_t> add_outline(Map& map, std::vector<Ring> outline);
/// The cut runs along a line across the space. The part that is cut off, without the anchor, is a
/// new space of the same region, linked with the old one and with neighbours of the old one that it
/// touches. Its number.
std::optional<size_t> split_space(Map& map, size_t space, const Ring& line);
/// Spaces that a line crosses from border to border, by id; where it only begins or ends is not
/// crossed.
std::vector<std::string> spaces_crossed(const Map& map, const Ring& line);
/// The second becomes part of the first, which takes over its links.
bool merge_spaces(Map& map, size_t space, size_t other);
/// With all links that lead to it.
void remove_space(Map& map, size_t space);
void remove_spaces(Map& map, const std::set<std::string>& spaces);
/// The least number from 2 on that makes these names new ones in every language.
int free_number_behind(const Map& map, const LocalText& names);
/// Links follow. False when the id is not one or is taken.
bool set_space_id(Map& map, size_t space, const std::string& id);
/// A point where a label has most room.
Point best_anchor(const MapSpace& space);

}  // namespace fronteira::map_edit
