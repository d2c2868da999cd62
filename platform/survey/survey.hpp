// SPDX-License-Identifier: MIT
#pragma once

#include "survey/graph.hpp"

#include <cstdint>
#include <optional>

namespace fronteira::survey {

/// What a space is worth as a place.
struct SpaceSurvey {
    int degree = 0;   ///< spaces beside it
    int entries = 0;  ///< spaces from which it can be entered: what must be watched to hold it
    int parts = 0;    ///< into which what is connected with it would fall without it
    /// Whoever holds it holds the only way between two parts of the map.
    bool choke_point() const { return parts > 1; }
};

/// What a region is worth, and what it takes to hold it.
struct RegionSurvey {
    int spaces = 0;
    int gates = 0;         ///< its spaces that can be entered from outside: to be defended
    int approaches = 0;    ///< spaces outside from which it can be entered
    int border_links = 0;  ///< pairs of spaces, one inside and one outside, with a way in
    std::optional<int64_t> bonus;
    /// What holding it brings for each space that must be defended. Nothing without a bonus, or
    /// when nobody can come in.
    std::optional<double> bonus_per_gate() const {
        if (!bonus || gates == 0) return std::nullopt;
        return static_cast<double>(*bonus) / gates;
    }
};

/// In the order of the map.
struct Survey {
    std::vector<SpaceSurvey> spaces;
    std::vector<RegionSurvey> regions;
};

/// Looks at a map as a graph, in time linear in its spaces and links. `bonus` is the attribute of
/// that name. A grid must have been spelled out before.
Survey survey(const Map& map);

/// Into how many parts its surroundings would fall without each space: 0 for a space by itself, 1
/// for one that nothing hangs on.
std::vector<int> parts_without(const Graph& graph);

}  // namespace fronteira::survey
