// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

namespace fronteira::core {

/// A grid map spelled out: cell (column, row) becomes the space `c<column>_<row>`, row after row,
/// with outline, and a link to each neighbour whose kind is the direction (`north`, `east`, ...).
Map expand_grid(const Map& map);

}  // namespace fronteira::core
