// SPDX-License-Identifier: MIT
#include "survey/graph.hpp"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace fronteira::survey {
namespace {

using Places = std::unordered_map<std::string_view, int>;

template <class T>
Places places_of(const std::vector<T>& all) {
    Places places;
    for (size_t i = 0; i < all.size(); ++i) places.emplace(all[i].id, static_cast<int>(i));
    return places;
}

int find(const Places& places, const std::string& id) {
    const auto found = places.find(id);
    return found == places.end() ? -1 : found->second;
}

void keep_each_once(std::vector<std::vector<int>>& lists) {
    for (std::vector<int>& list : lists) {
        std::sort(list.begin(), list.end());
        list.erase(std::unique(list.begin(), list.end()), list.end());
    }
}

}  // namespace

Graph graph_of(const Map& map) {
    const Places spaces = places_of(map.spaces), regions = places_of(map.regions);
    Graph graph;
    graph.beside.resize(map.spaces.size());
    graph.from.resize(map.spaces.size());
    graph.regions = static_cast<int>(map.regions.size());
    for (const MapSpace& space : map.spaces) graph.region_of.push_back(find(regions, space.region));
    const auto lead = [&graph](int from, int to) {
        graph.from[static_cast<size_t>(to)].push_back(from);
        graph.beside[static_cast<size_t>(from)].push_back(to);
        graph.beside[static_cast<size_t>(to)].push_back(from);
    };
    for (const MapLink& link : map.links) {
        const int from = find(spaces, link.from), to = find(spaces, link.to);
        if (from < 0 || to < 0 || from == to) continue;
        lead(from, to);
        if (!link.one_way) lead(to, from);
    }
    keep_each_once(graph.beside);
    keep_each_once(graph.from);
    return graph;
}

}  // namespace fronteira::survey
