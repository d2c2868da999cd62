// SPDX-License-Identifier: MIT
#pragma once

#include "yardstick_boards.hpp"
#include "yardstick_table.hpp"

#include <algorithm>

namespace fronteira::bench {

/// What a destroy objective becomes when its target is the holder or falls to another seat.
inline Objective fallback(const YardstickBoard& board) {
    return {ObjectiveKind::spaces, {}, 0, board.fallback_spaces};
}

/// Whether the table shows the seat's objective met. A destroy objective is met by an event, the
/// elimination, and never by what the table shows.
template <class Size>
bool reached(const Objective& goal, const Table<Size>& table, int seat) {
    switch (goal.kind) {
        case ObjectiveKind::spaces:
            return table.spaces(seat) >= goal.spaces;
        case ObjectiveKind::garrisons:
            return table.garrisons(seat) >= goal.spaces;
        case ObjectiveKind::regions:
            return table.complete_regions(seat) >=
                       static_cast<int>(goal.regions.size()) + goal.extra_regions &&
                   std::all_of(goal.regions.begin(), goal.regions.end(),
                               [&](size_t region) { return table.holds(seat, region); });
        case ObjectiveKind::destroy:
            return false;
    }
    return false;
}

}  // namespace fronteira::bench
