// SPDX-License-Identifier: MIT
#pragma once

#include "cli/scene/scene.hpp"

#include <string>

namespace fronteira::cli {

/// A board that is a grid, with the numbers of its columns and rows around it, as in the ids of its
/// cells. Each cell shows
/// whose it is and the beginning of what stands there.
std::string grid_text(const Scene& scene);

}  // namespace fronteira::cli
