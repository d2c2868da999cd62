// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <utility>
#include <vector>

namespace fronteira::generate {

/// Ways over sea between the pieces that spaces and links make, as pairs of numbers of spaces: the
/// shortest that join all pieces, and some more that are hardly longer, so that not everything
/// hangs on one of them.
std::vector<std::pair<int, int>> find_sea_links(const Map& map);

}  // namespace fronteira::generate
