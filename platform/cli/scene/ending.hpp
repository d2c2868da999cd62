// SPDX-License-Identifier: MIT
#pragma once

#include "cli/scene/scene.hpp"

#include <string>

namespace fronteira::cli {

/// How the match ended: the board, the result, everyone's place, and what was secret till now.
std::string ending_text(const Scene& scene);

}  // namespace fronteira::cli
