// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>
#include <fronteira/mod.hpp>

#include "survey/finding.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace fronteira::map_edit {

/// Something wrong or doubtful, and the part of the map that it is about.
struct Issue {
    survey::Finding finding;
    std::optional<size_t> space;
    std::optional<size_t> region;
    std::optional<size_t> link;
    int64_t answer = 0;  ///< the number that its repair asks for
};

/// Ids that cards of the game name: without these spaces and regions it cannot be played.
struct CardNames {
    std::vector<std::string> spaces;
    std::vector<std::string> regions;
};

/// What `fronteira check` would say of the map, and what it lacks for `needs` where they are given,
/// and for cards. The worst first.
std::vector<Issue> find_issues(const Map& map, const std::optional<Needs>& needs,
                               const CardNames& cards = {});

}  // namespace fronteira::map_edit
