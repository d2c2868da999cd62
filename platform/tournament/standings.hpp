// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/book.hpp"

#include <vector>

namespace fronteira::tournament {

/// Where an entrant stands.
struct Standing {
    int entrant = 0;
    int rank = 1;  ///< equals share it
    int64_t points = 0;
    uint64_t matches = 0;
    uint64_t wins = 0;   ///< alone or with others
    uint64_t draws = 0;  ///< won by nobody
    uint64_t losses = 0;
    uint64_t forfeits = 0;  ///< among the losses
    uint64_t byes = 0;
    std::vector<int64_t> tie_breaks;  ///< in the order of the plan; larger is better
};

/// In whole points, for whoever reads them.
inline double in_points(int64_t parts) {
    return static_cast<double>(parts) / static_cast<double>(a_point);
}

/// All entrants, the first first. Matches that a fault of the ruleset stopped count for nobody.
std::vector<Standing> standings(const Plan& plan, const PairingFormat& format, const Book& book);

}  // namespace fronteira::tournament
