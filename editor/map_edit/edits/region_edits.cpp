// SPDX-License-Identifier: MIT
#include "map_edit/edits/region_edits.hpp"

#include "generate/region_colours.hpp"
#include "map_edit/edits/ids.hpp"

#include <algorithm>

namespace fronteira::map_edit {
namespace {

std::string free_colour(const Map& map) {
    std::vector<std::string> used;
    for (const MapRegion& other : map.regions) used.push_back(other.colour);
    return generate::colour_for_region(used, {});
}

}  // namespace

std::optional<size_t> find_region(const Map& map, const std::string& id) {
    const auto found = std::find_if(map.regions.begin(), map.regions.end(),
                                    [&](const MapRegion& region) { return region.id == id; });
    if (found == map.regions.end()) return std::nullopt;
    return static_cast<size_t>(found - map.regions.begin());
}

size_t add_region(Map& map, const std::string& name) {
    MapRegion region;
    region.name[""] = name;
    region.id = free_region_id(map, id_of_name(name, "region"));
    region.colour = free_colour(map);
    region.attributes["bonus"] = 2;
    map.regions.push_back(std::move(region));
    return map.regions.size() - 1;
}

void colour_regions(Map& map) {
    for (MapRegion& region : map.regions)
        if (region.colour.empty()) region.colour = free_colour(map);
}

void remove_region(Map& map, size_t region) {
    for (MapSpace& space : map.spaces)
        if (space.region == map.regions[region].id) space.region.clear();
    map.regions.erase(map.regions.begin() + static_cast<ptrdiff_t>(region));
}

bool set_region_id(Map& map, size_t region, const std::string& id) {
    if (!is_id(id) || find_region(map, id)) return false;
    for (MapSpace& space : map.spaces)
        if (space.region == map.regions[region].id) space.region = id;
    map.regions[region].id = id;
    return true;
}

}  // namespace fronteira::map_edit
