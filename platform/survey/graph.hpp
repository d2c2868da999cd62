// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <vector>

namespace fronteira::survey {

/// Who lies beside whom: spaces and regions by their place in the map, each neighbour once, in
/// rising order.
struct Graph {
    std::vector<std::vector<int>> beside;  ///< a link leads there or comes from there
    std::vector<std::vector<int>> from;    ///< a link comes from there
    std::vector<std::vector<int>> to;      ///< a link leads there
    std::vector<int> region_of;            ///< -1: in none
    int regions = 0;

    int spaces() const { return static_cast<int>(beside.size()); }
};

/// The spaces and links of a map, mistakes allowed: what a link or a space names and the map lacks
/// is passed over. A grid must have been spelled out before.
Graph graph_of(const Map& map);

/// Spaces that no way, in whichever direction, joins with the first one.
std::vector<int> cut_off(const Graph& graph);
/// Spaces that can be reached from a space by following links.
std::vector<bool> reachable(const Graph& graph, int space);

/// The part that each space is in: one can go from every space of a part to every other of it, and
/// back.
std::vector<int> there_and_back(const Graph& graph);

}  // namespace fronteira::survey
