// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace fronteira::map_edit {

/// The outlines of a picture on the plane of a map; those beside each other share their corners.
struct Traces {
    std::vector<std::vector<Ring>> outlines;
    std::set<std::pair<int32_t, int32_t>> corners;  ///< of all of them

    Traces() = default;
    explicit Traces(std::vector<std::vector<Ring>> outlines);
};

/// Adds one of them as a space. Spaces that were traced from the same picture share its borders as
/// they are; it is drawn to the borders of others that are no farther than `reach`, so that there
/// is no gap. The number of the space; nothing when it has no area.
std::optional<size_t> add_traced(Map& map, const Traces& traces, size_t outline, int32_t reach);

/// The space in which most of an outline lies already; nothing when at least half of it is free.
std::optional<size_t> covering_space(const Map& map, const std::vector<Ring>& outline);

}  // namespace fronteira::map_edit
