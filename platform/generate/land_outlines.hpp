// SPDX-License-Identifier: MIT
#pragma once

#include "generate/cells.hpp"
#include "generate/generate.hpp"
#include "geometry/outline.hpp"

#include <vector>

namespace fronteira::generate {

/// Outlines, on the plane of the recipe, of the cells that are land: those that `number` numbers
/// from 1 without a gap; 0 is sea. Image by image, and in each image by number. Neighbours have
/// their borders in common, and no lines cross.
std::vector<geometry::Outline> land_outlines(const Cells& cells, const std::vector<int>& number,
                                             const Recipe& recipe);

}  // namespace fronteira::generate
