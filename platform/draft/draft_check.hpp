// SPDX-License-Identifier: MIT
#pragma once

#include "draft/draft.hpp"

namespace fronteira::draft {

/// Coordinates of a draft are no larger, either way.
inline constexpr double furthest = 1e9;

/// Why no map can be made of it: nothing there, too much, coordinates or sizes that cannot be.
Diagnostics find_faults(const Draft& draft);

/// Whether the outlines have more corners than a map may have: neighbours take over each other's.
Diagnostics check_corners(const Draft& draft, size_t corners);

}  // namespace fronteira::draft
