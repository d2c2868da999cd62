// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/move.hpp>

#include "core/event.hpp"

#include <cstdint>
#include <optional>

namespace fronteira::core {

class Match;

/// The most dice that one side throws.
inline constexpr int most_dice = 64;

/// What both sides lose.
struct Losses {
    int ours = 0;
    int theirs = 0;
};

/// Two sides throw dice (1 to most_dice each) of so many sides: our highest meets their highest,
/// the second meets the second, and so on; of each pair the lower die loses one, and ours when they
/// are equal. Told as the event `dice`.
Losses contest(Match& match, int ours, int theirs, int32_t sides = 6);

/// What a contest costs, in units of the budget, whether or not anybody listens for its event.
constexpr int64_t cost_of_contest(int ours, int theirs) {
    return cost_of_telling_facts(static_cast<size_t>(ours + theirs));
}

/// How many dice each side throws, and of how many sides.
struct ContestDice {
    int ours = 0;
    int theirs = 0;
    int32_t sides = 6;
};

/// The dice that a legal move throws before anything else, as far as it is declared and the seat
/// may know.
std::optional<ContestDice> declared_contest(const Match& match, int seat, const Move& move);

}  // namespace fronteira::core
