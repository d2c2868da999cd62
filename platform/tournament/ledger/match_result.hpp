// SPDX-License-Identifier: MIT
#pragma once

#include "match/series/bot_match.hpp"
#include "tournament/plan/plan.hpp"

#include <optional>
#include <string>
#include <vector>

namespace fronteira::tournament {

/// How a match of a tournament ended, as the ledger keeps it.
struct MatchResult {
    uint64_t number = 0;  ///< see Fixture
    match::GameResult game;
    std::string reason;            ///< of a forfeit or a fault
    std::string moves;             ///< packed, see match::MovePacker; often left in the ledger
    std::optional<uint64_t> seed;  ///< drawn by lot where people play, who know the plan's
    std::string seal;              ///< over all of this: see seal_of()
};

/// Whether a match of so many seats can have ended so. A ledger is refused that says otherwise.
bool is_possible(const match::GameResult& game, int seats);

/// What a match gives each seat.
std::vector<int64_t> points_of(const Points& points, const match::GameResult& game, int seats);

/// Which part of the victory each seat has: they add up to 1, or are all 0 when a fault of the
/// ruleset stopped the match. Ratings are made from these.
std::vector<double> shares_of(const match::GameResult& game, int seats);

/// A hash over a match, and over the tournament that it belongs to.
std::string seal_of(const MatchResult& result, const std::string& tournament);

}  // namespace fronteira::tournament
