// SPDX-License-Identifier: MIT
#include "map_edit/edits/link_edits.hpp"

#include "geometry/borders.hpp"

#include <algorithm>
#include <set>

namespace fronteira::map_edit {
namespace {

using Pair = std::pair<size_t, size_t>;

bool joins(const MapLink& link, const std::string& one, const std::string& other) {
    return (link.from == one && link.to == other) || (link.from == other && link.to == one);
}

/// Spaces with a stretch of border in common, by their numbers, the lesser first.
std::set<Pair> neighbours(const Map& map) {
    std::vector<geometry::Outline> outlines;
    for (const MapSpace& space : map.spaces) outlines.push_back(space.outline);
    std::set<Pair> pairs;
    for (const geometry::SharedBorder& border : geometry::find_borders(outlines))
        pairs.emplace(border.first, border.second);
    return pairs;
}

}  // namespace

bool set_link(Map& map, const std::string& from, const std::string& to, const std::string& kind,
              bool one_way) {
    if (from == to) return false;
    for (MapLink& link : map.links)
        if (joins(link, from, to)) {
            link.from = from;
            link.to = to;
            link.kind = kind;
            link.one_way = one_way;
            return true;
        }
    map.links.push_back({from, to, kind, one_way, {}});
    return true;
}

bool remove_links(Map& map, const std::string& one, const std::string& other) {
    return std::erase_if(map.links, [&](const MapLink& link) { return joins(link, one, other); }) >
           0;
}

std::vector<MapLink> links_of(const Map& map, const std::string& space) {
    std::vector<MapLink> links;
    for (const MapLink& link : map.links)
        if (link.from == space || link.to == space) links.push_back(link);
    return links;
}

bool are_linked(const Map& map, const std::string& one, const std::string& other) {
    return std::any_of(map.links.begin(), map.links.end(),
                       [&](const MapLink& link) { return joins(link, one, other); });
}

std::vector<Pair> unlinked_neighbours(const Map& map) {
    std::set<std::pair<std::string, std::string>> linked;
    for (const MapLink& link : map.links) linked.insert(std::minmax(link.from, link.to));
    std::vector<Pair> found;
    for (const Pair& pair : neighbours(map))
        if (!linked.contains(std::minmax(map.spaces[pair.first].id, map.spaces[pair.second].id)))
            found.push_back(pair);
    return found;
}

void link_to_bordering(Map& map, size_t space, size_t part) {
    const std::set<Pair> touching = neighbours(map);
    const std::string old = map.spaces[space].id, fresh = map.spaces[part].id;
    std::vector<MapLink> links;
    for (size_t other = 0; other < map.spaces.size(); ++other) {
        if (other == space || other == part || !touching.contains(std::minmax(other, part)))
            continue;
        const std::string& id = map.spaces[other].id;
        const bool still = touching.contains(std::minmax(other, space));
        for (MapLink& link : map.links) {
            if (!joins(link, old, id)) continue;
            MapLink copy = link;
            (copy.from == old ? copy.from : copy.to) = fresh;
            if (still)
                links.push_back(std::move(copy));
            else
                link = std::move(copy);
        }
    }
    map.links.insert(map.links.end(), links.begin(), links.end());
    map.links.push_back({old, fresh, "land", false, {}});
}

}  // namespace fronteira::map_edit
