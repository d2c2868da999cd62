// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/standings.hpp"

namespace fronteira::runtime {

/// In which order equals are told apart, by name.
template <class Json>
Json tie_break_order(const tournament::Plan& plan) {
    Json order = Json::array();
    for (const tournament::TieBreak one : plan.tie_breaks)
        order.push_back(tournament::name_of(one));
    return order;
}

/// What tells an entrant apart from equals, by name: matches won as they are counted, all else in
/// whole points.
template <class Json>
Json tie_breaks_json(const tournament::Plan& plan, const tournament::Standing& standing) {
    Json told = Json::object();
    for (size_t i = 0; i < plan.tie_breaks.size(); ++i) {
        const int64_t value = standing.tie_breaks[i];
        told[tournament::name_of(plan.tie_breaks[i])] =
            plan.tie_breaks[i] == tournament::TieBreak::wins ? static_cast<double>(value)
                                                             : tournament::in_points(value);
    }
    return told;
}

}  // namespace fronteira::runtime
