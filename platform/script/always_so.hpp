// SPDX-License-Identifier: MIT
#pragma once

#include "core/state/layout.hpp"

namespace fronteira::script {

/// Warns of a comparison of a number in a column that always, or never, holds.
inline Diagnostic always_so(const Place& place, const std::string& comparison, bool holds,
                            const core::PlacedColumn& column) {
    return warning_at(place, "rules.always_so",
                      "`" + comparison + "` is " + (holds ? "always" : "never") + " true",
                      "`" + column.name + "` is a number from " + std::to_string(column.min) +
                          " to " + std::to_string(column.max));
}

/// Warns of a condition that asks whether what is always there is there: `me` for `whom == me`.
inline Diagnostic always_there(const Place& place, const std::string& condition) {
    return warning_at(place, "rules.always_so",
                      "`" + condition + "` is never nil, and so always true",
                      "compare it: whom == me, owner == me");
}

}  // namespace fronteira::script
