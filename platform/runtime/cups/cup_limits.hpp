// SPDX-License-Identifier: MIT
#pragma once

#include "match/series/referee.hpp"
#include "runtime/games/game.hpp"
#include "tournament/plan/plan.hpp"

#include <optional>

namespace fronteira::runtime {

/// The limits of a plan, in the columns of one of its games.
struct CupLimits {
    match::MatchLimits limits{};
    std::optional<match::Score> adjudicated_by{};
};

/// Fails, at each place of the plan, where a game has nothing of that name to count, or nothing
/// that belongs to anybody.
Result<CupLimits> limits_in(const Game& game, const core::Layout& layout,
                            const tournament::Limits& limits);

}  // namespace fronteira::runtime
