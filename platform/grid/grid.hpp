// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

namespace fronteira::grid {

/// A grid map spelled out: cell (column, row) becomes the space `c<column>_<row>`, row after row,
/// with outline, and a link to each neighbour whose kind is the direction (`north`, `east`, ...).
Map spell_out(const Map& map);

}  // namespace fronteira::grid
