// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/games/simulation.hpp"

#include <filesystem>

namespace fronteira::runtime {

/// Plays every game of a simulation again and keeps its record: `game_0001.rec` and so on, in a
/// folder that is made where it is missing. The games are those that simulate() counts. Ends at one
/// that comes to more than a record may hold, and keeps it up to there.
Result<void> record_games(const Installation& installation, const Game& game,
                          const Simulation& simulation, const std::filesystem::path& folder);

}  // namespace fronteira::runtime
