// SPDX-License-Identifier: MIT
#pragma once

#include "cli/scene.hpp"

#include <string>
#include <vector>

namespace fronteira::cli {

/// What the last move of a session was and did, one line each, as the scene's viewer may learn it:
/// the move itself where nothing about it was secret from the viewer, else the changes that it
/// sees; then the events. To be asked right after the move. Move 0 is the set-up.
std::vector<std::string> told_move(const Scene& scene, size_t move);

/// Every move as the one who made it knows it: for a match that is over.
std::vector<std::string> told_openly(const Scene& scene, size_t move);

}  // namespace fronteira::cli
