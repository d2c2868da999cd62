// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/outline.hpp"

#include <vector>

namespace fronteira::geometry {

/// Leaves out corners: none of those left out is farther than `tolerance` from the new line.
/// Corners where three lines meet stay, and neighbours leave out the same, so that shared borders
/// stay shared. No ring loses all its area. Lines may come to cross where they were closer than the
/// tolerance.
void simplify(std::vector<Outline>& outlines, double tolerance);

}  // namespace fronteira::geometry
