// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "script/ruleset.hpp"
#include "yardstick_boards.hpp"
#include "yardstick_war.hpp"

namespace fronteira::bench {

/// The board as a map, to be compiled for the platform: spaces `s0`, `s1`, ..., regions `r0`, ...
Map as_map(const YardstickBoard& board);

/// The ruleset in mods/war for such a board, its decks written from the board. `round_limit` is the
/// option of that name.
script::RulesetSource source_for(const YardstickBoard& board, int seats, int round_limit);

/// One match of it between random seats, with the generators and the trace of `play`.
YardstickResult play_lua(script::Ruleset& ruleset, const YardstickBoard& board, uint64_t seed);

}  // namespace fronteira::bench
