// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <string>
#include <utility>
#include <vector>

namespace fronteira::map_edit {

/// Makes, or changes, the link between two spaces. False for a space with itself.
bool set_link(Map& map, const std::string& from, const std::string& to, const std::string& kind,
              bool one_way);
/// Every link between the two, either way.
bool remove_links(Map& map, const std::string& one, const std::string& other);
/// Links of the map between a space and others.
std::vector<MapLink> links_of(const Map& map, const std::string& space);
bool are_linked(const Map& map, const std::string& one, const std::string& other);

/// Pairs of spaces with a stretch of border in common and no link.
std::vector<std::pair<size_t, size_t>> unlinked_neighbours(const Map& map);
/// A part cut off from a space: linked with it and with those neighbours of it that it touches;
/// neighbours that only the part touches are no longer linked with the space.
void link_to_bordering(Map& map, size_t space, size_t part);

}  // namespace fronteira::map_edit
