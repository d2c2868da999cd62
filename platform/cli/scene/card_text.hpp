// SPDX-License-Identifier: MIT
#pragma once

#include "cli/scene/scene.hpp"

#include <string>

namespace fronteira::cli {

/// A card and what else is printed on it: `Alaska (triangle)`.
std::string card_text(const Scene& scene, int deck, int32_t card);

}  // namespace fronteira::cli
