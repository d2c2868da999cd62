// SPDX-License-Identifier: MIT
#pragma once

#include "cli/scene/scene.hpp"

#include <string>
#include <vector>

namespace fronteira::cli {

/// What the last move of a session was and did, one line each, as the scene's viewer may learn it:
/// the move itself where nothing about it was secret from the viewer, else the changes of the board
/// that it sees, which are nobody's: they may come of the turn that began; then the events, of a
/// scene that reveals all as whoever learned most. To be asked right after the move. Move 0 is the
/// set-up.
std::vector<std::string> told_move(const Scene& scene, size_t move);

}  // namespace fronteira::cli
