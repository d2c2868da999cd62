// SPDX-License-Identifier: MIT
#pragma once

#include "generate/cells.hpp"

#include <cstdint>
#include <vector>

namespace fronteira::generate {

/// Which cells are land, and the region of each.
struct Continents {
    std::vector<int> region;  ///< of each cell; -1 is sea
};

/// Lets landmasses grow until `spaces` cells are land, with sea between them as long as there is
/// room, and divides them among `regions` regions, each in one piece. There must be that many
/// cells.
Continents raise_land(const Cells& cells, int spaces, int regions, int landmasses, uint64_t seed);

}  // namespace fronteira::generate
