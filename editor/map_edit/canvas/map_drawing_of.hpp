// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "board/map_drawing.hpp"

namespace fronteira::map_edit {

/// A map that is being drawn, to look at. Links that lead nowhere are left
/// out.
board::MapDrawing drawing_of(const Map& map, const std::string& language);

}  // namespace fronteira::map_edit
