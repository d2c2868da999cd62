// SPDX-License-Identifier: MIT
#pragma once

#include "draft/draft.hpp"

namespace geojson {

/// Brings together what the line of 180 degrees of longitude divides: a ring that jumps across it
/// goes on beyond it, and where all lies within half of the world, so do the rings beyond the line.
/// Of places in degrees. Whether anything was changed.
bool join_across_antimeridian(fronteira::draft::Draft& draft);

}  // namespace geojson
