// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

namespace fronteira::map_edit {

/// Makes the plane as large as what is drawn, with a little sea around; all moves along. False
/// where nothing is drawn.
bool fit_plane(Map& map);

}  // namespace fronteira::map_edit
