// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/outline.hpp"

#include <vector>

namespace fronteira::geometry {

/// Makes neighbours watertight: a corner within `tolerance` of a corner of another outline becomes
/// that corner, and a corner within `tolerance` of an edge of another outline becomes a corner of
/// that one, too. Corners that two outlines have in common already do not move. Rings that lose
/// their area are taken out.
///
/// The first `settled` outlines are finished: their corners stay where they are, and they gain
/// corners of the others only.
///
/// False when the outlines are so entangled that not all edges could be looked at: then some
/// neighbours may have gaps.
bool snap(std::vector<Outline>& outlines, int32_t tolerance, size_t settled = 0);

}  // namespace fronteira::geometry
