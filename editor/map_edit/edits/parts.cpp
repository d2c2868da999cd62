// SPDX-License-Identifier: MIT
#include "map_edit/edits/parts.hpp"

#include "map_edit/edits/corner_edits.hpp"
#include "map_edit/edits/ids.hpp"
#include "map_edit/edits/region_edits.hpp"
#include "map_edit/edits/space_edits.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace fronteira::map_edit {
namespace {

constexpr int aside_parts = 40;  // of the longer side: how far aside copies lie

/// Back into the plane where it ends.
void shift(Map& part, Point by) {
    std::vector<size_t> all(part.spaces.size());
    std::iota(all.begin(), all.end(), size_t{0});
    if (all.empty()) return;
    const Point before = part.spaces[0].anchor;
    move_spaces(part, all, by);
    if (part.spaces[0].anchor == before) move_spaces(part, all, {-by.x, -by.y});
}

}  // namespace

Map part_of(const Map& map, const std::set<std::string>& spaces) {
    Map part;
    part.id = map.id;
    part.name = map.name;
    part.width = map.width;
    part.height = map.height;
    std::set<std::string> regions;
    for (const MapSpace& space : map.spaces) {
        if (!spaces.contains(space.id)) continue;
        part.spaces.push_back(space);
        regions.insert(space.region);
    }
    for (const MapRegion& region : map.regions)
        if (regions.contains(region.id)) part.regions.push_back(region);
    for (const MapLink& link : map.links)
        if (spaces.contains(link.from) && spaces.contains(link.to)) part.links.push_back(link);
    return part;
}

std::vector<std::string> add_part(Map& map, const Map& part) {
    Map copy = part;
    copy.width = map.width;
    copy.height = map.height;
    const bool known =
        std::any_of(part.spaces.begin(), part.spaces.end(),
                    [&](const MapSpace& space) { return find_space(map, space.id).has_value(); });
    const int aside = std::max(1, std::max(map.width, map.height) / aside_parts);
    if (known) shift(copy, {aside, aside});
    for (const MapRegion& region : copy.regions)
        if (!find_region(map, region.id)) map.regions.push_back(region);
    std::map<std::string, std::string> ids;
    std::vector<std::string> added;
    for (MapSpace& space : copy.spaces) {
        const std::string id = space.id;
        if (find_space(map, id)) {
            space.id = free_space_id(map, id + "_2");
            const int number = free_number_behind(map, space.name);
            for (auto& [language, name] : space.name) name += " " + std::to_string(number);
        }
        ids[id] = space.id;
        added.push_back(space.id);
        map.spaces.push_back(std::move(space));
    }
    for (MapLink& link : copy.links) {
        if (!ids.contains(link.from) || !ids.contains(link.to)) continue;
        link.from = ids[link.from];
        link.to = ids[link.to];
        map.links.push_back(std::move(link));
    }
    return added;
}

}  // namespace fronteira::map_edit
