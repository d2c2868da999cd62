// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/cups/cup_records.hpp"

#include <string>
#include <vector>

namespace fronteira::cli {

/// Matches as games of PGN without moves, for programs that compute ratings (Ordo, BayesElo), which
/// know tables of two alone: of more seats every pair of which one has won at least a share is a
/// game. Two who have lost to a third have not met, and what a fault has stopped is left out.
std::string as_pgn(const runtime::KeptCup& kept,
                   const std::vector<tournament::MatchResult>& results);

}  // namespace fronteira::cli
