// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <set>
#include <string>
#include <vector>

namespace fronteira::map_edit {

/// Some spaces of a map with the links among them and the regions that they are in.
Map part_of(const Map& map, const std::set<std::string>& spaces);

/// Adds the spaces, links and regions of a part, maybe of another map; the ids of the spaces. Those
/// that the map has already are copied a little aside, under ids and names of their own.
std::vector<std::string> add_part(Map& map, const Map& part);

}  // namespace fronteira::map_edit
