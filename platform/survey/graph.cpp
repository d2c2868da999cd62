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

std::vector<bool> walk(const std::vector<std::vector<int>>& ways, int from) {
    std::vector<bool> met(ways.size());
    std::vector<int> open{from};
    met[static_cast<size_t>(from)] = true;
    while (!open.empty()) {
        const int space = open.back();
        open.pop_back();
        for (const int next : ways[static_cast<size_t>(space)]) {
            if (met[static_cast<size_t>(next)]) continue;
            met[static_cast<size_t>(next)] = true;
            open.push_back(next);
        }
    }
    return met;
}

using Ways = std::vector<std::vector<int>>;

/// From `start` into depth; `left` hears of each space once all that lies behind it is done.
template <class Left>
void walk_deep(const Ways& ways, int start, std::vector<bool>& met, Left left) {
    std::vector<std::pair<int, size_t>> path{{start, 0}};
    met[static_cast<size_t>(start)] = true;
    while (!path.empty()) {
        auto& [space, tried] = path.back();
        const std::vector<int>& next = ways[static_cast<size_t>(space)];
        if (tried == next.size()) {
            left(space);
            path.pop_back();
            continue;
        }
        const int to = next[tried++];
        if (met[static_cast<size_t>(to)]) continue;
        met[static_cast<size_t>(to)] = true;
        path.emplace_back(to, 0);
    }
}

}  // namespace

Graph graph_of(const Map& map) {
    const Places spaces = places_of(map.spaces), regions = places_of(map.regions);
    Graph graph;
    graph.beside.resize(map.spaces.size());
    graph.from.resize(map.spaces.size());
    graph.to.resize(map.spaces.size());
    graph.regions = static_cast<int>(map.regions.size());
    for (const MapSpace& space : map.spaces) graph.region_of.push_back(find(regions, space.region));
    const auto lead = [&graph](int from, int to) {
        graph.from[static_cast<size_t>(to)].push_back(from);
        graph.to[static_cast<size_t>(from)].push_back(to);
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
    keep_each_once(graph.to);
    return graph;
}

std::vector<int> cut_off(const Graph& graph) {
    std::vector<int> lost;
    if (graph.spaces() == 0) return lost;
    const std::vector<bool> met = walk(graph.beside, 0);
    for (int space = 0; space < graph.spaces(); ++space)
        if (!met[static_cast<size_t>(space)]) lost.push_back(space);
    return lost;
}

/// After Kosaraju: against the links, from those that are left last along them.
std::vector<int> there_and_back(const Graph& graph) {
    std::vector<int> order, parts(graph.to.size());
    std::vector<bool> met(graph.to.size());
    for (int space = 0; space < graph.spaces(); ++space)
        if (!met[static_cast<size_t>(space)])
            walk_deep(graph.to, space, met, [&](int done) { order.push_back(done); });
    met.assign(graph.to.size(), false);
    for (auto space = order.rbegin(); space != order.rend(); ++space)
        if (!met[static_cast<size_t>(*space)])
            walk_deep(graph.from, *space, met,
                      [&](int done) { parts[static_cast<size_t>(done)] = *space; });
    return parts;
}

std::vector<bool> reachable(const Graph& graph, int space) {
    return walk(graph.to, space);
}

}  // namespace fronteira::survey
