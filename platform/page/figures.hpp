// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace fronteira::page {

/// What the tables of a tournament need of one match.
struct PlayedMatch {
    std::vector<size_t> entrants;  ///< by seat
    std::vector<bool> winners;     ///< by seat
    std::string board;             ///< ruleset and map
};

/// The chances that go with so many wins of so many matches: between 0 and 1, low and high.
using Interval = std::function<std::pair<double, double>(uint64_t won, uint64_t of)>;

/// `seats`: how often each seat won. `boards`: how often each entrant won, by board. Rates are
/// `won`, `of`, and `low` and `high` of the interval (at 95 %, says the page).
protocol::Json figures_json(size_t entrants, const std::vector<PlayedMatch>& matches,
                            const Interval& interval);

}  // namespace fronteira::page
