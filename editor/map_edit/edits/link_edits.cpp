// SPDX-License-Identifier: MIT
#include "map_edit/edits/link_edits.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace fronteira::map_edit {
namespace {

using Key = std::pair<int32_t, int32_t>;
using Pair = std::pair<size_t, size_t>;

bool joins(const MapLink& link, const std::string& one, const std::string& other) {
    return (link.from == one && link.to == other) || (link.from == other && link.to == one);
}

/// Spaces that name the same two corners one after the other.
std::set<Pair> neighbours(const Map& map) {
    std::map<std::pair<Key, Key>, std::vector<size_t>> edges;
    for (size_t i = 0; i < map.spaces.size(); ++i)
        for (const Ring& ring : map.spaces[i].outline)
            for (size_t corner = 0; corner < ring.size(); ++corner) {
                const Point a = ring[corner], b = ring[(corner + 1) % ring.size()];
                edges[std::minmax(Key(a.x, a.y), Key(b.x, b.y))].push_back(i);
            }
    std::set<Pair> pairs;
    for (const auto& [edge, spaces] : edges)
        for (size_t i = 0; i < spaces.size(); ++i)
            for (size_t j = i + 1; j < spaces.size(); ++j)
                if (spaces[i] != spaces[j]) pairs.insert(std::minmax(spaces[i], spaces[j]));
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
