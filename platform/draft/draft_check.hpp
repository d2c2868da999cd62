// SPDX-License-Identifier: MIT
#pragma once

#include "draft/draft.hpp"

namespace fronteira::draft {

/// Coordinates of a draft are no larger, either way.
inline constexpr double furthest = 1e9;

/// Why no map can be made of it: nothing there, too much, coordinates or sizes that cannot be.
Diagnostics find_faults(const Draft& draft);

}  // namespace fronteira::draft
