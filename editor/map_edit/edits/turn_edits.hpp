// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <vector>

namespace fronteira::map_edit {

/// Turns some spaces together by a quarter about their middle; four times is none. They come away
/// from the neighbours that are not turned with them, and are shifted where they would leave the
/// plane. False where nothing is drawn of them, or it would not fit on the plane.
bool turn_spaces(Map& map, const std::vector<size_t>& spaces, bool clockwise);

/// Turns the plane with all that is drawn on it by a quarter: its width becomes its height.
void turn_map(Map& map, bool clockwise);

}  // namespace fronteira::map_edit
