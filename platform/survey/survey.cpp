// SPDX-License-Identifier: MIT
#include "survey/survey.hpp"

#include <algorithm>

namespace fronteira::survey {
namespace {

/// What can be entered from outside, region by region.
void survey_borders(const Graph& graph, std::vector<RegionSurvey>& regions) {
    std::vector<std::vector<int>> outside(regions.size());
    for (int space = 0; space < graph.spaces(); ++space) {
        const auto at = static_cast<size_t>(space);
        const int region = graph.region_of[at];
        if (region < 0) continue;
        const auto of = static_cast<size_t>(region);
        ++regions[of].spaces;
        int ways_in = 0;
        for (const int from : graph.from[at]) {
            if (graph.region_of[static_cast<size_t>(from)] == region) continue;
            ++ways_in;
            outside[of].push_back(from);
        }
        regions[of].gates += ways_in > 0 ? 1 : 0;
        regions[of].border_links += ways_in;
    }
    for (size_t i = 0; i < regions.size(); ++i) {
        std::sort(outside[i].begin(), outside[i].end());
        const auto end = std::unique(outside[i].begin(), outside[i].end());
        regions[i].approaches = static_cast<int>(end - outside[i].begin());
    }
}

}  // namespace

Survey survey(const Map& map) {
    const Graph graph = graph_of(map);
    const std::vector<int> parts = parts_without(graph);
    Survey survey;
    for (size_t i = 0; i < graph.beside.size(); ++i)
        survey.spaces.push_back({static_cast<int>(graph.beside[i].size()),
                                 static_cast<int>(graph.from[i].size()), parts[i]});
    for (const MapRegion& region : map.regions) {
        RegionSurvey one;
        if (const auto bonus = region.attributes.find("bonus"); bonus != region.attributes.end())
            one.bonus = bonus->second;
        survey.regions.push_back(one);
    }
    survey_borders(graph, survey.regions);
    return survey;
}

}  // namespace fronteira::survey
