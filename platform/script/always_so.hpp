// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout.hpp"

namespace fronteira::script {

/// Warns of a comparison of a number in a column that always, or never, holds.
inline Diagnostic always_so(const Place& place, const std::string& comparison, bool holds,
                            const core::PlacedColumn& column) {
    return {Severity::warning, place,
            "`" + comparison + "` is " + (holds ? "always" : "never") + " true",
            "`" + column.name + "` is a number from " + std::to_string(column.min) + " to " +
                std::to_string(column.max),
            "rules.always_so"};
}

}  // namespace fronteira::script
