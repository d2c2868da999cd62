// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <optional>
#include <string>

namespace fronteira::map_edit {

std::optional<size_t> find_region(const Map& map, const std::string& id);
/// A new region with a colour that no other has; its number.
size_t add_region(Map& map, const std::string& name);
/// Every region that has no colour gets one that no other has.
void colour_regions(Map& map);
/// Its spaces stand in no region then.
void remove_region(Map& map, size_t region);
/// Spaces follow. False when the id is not one or is taken.
bool set_region_id(Map& map, size_t region, const std::string& id);

}  // namespace fronteira::map_edit
