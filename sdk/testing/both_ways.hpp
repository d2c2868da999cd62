// SPDX-License-Identifier: MIT
#pragma once

#include "conformance/conformance.hpp"

#include <string>

namespace fronteira::conformance {

/// Where two instances of one ruleset part.
struct Parting {
    size_t move = 0;         ///< from 1; 0 is the start
    std::string kind;        ///< of that move
    std::string difference;  ///< empty: they never do
};

/// Plays a match by lot in both and compares, at every move, what is on offer, every cell, what is
/// told and what is complained of.
Parting first_parting(const Instance& one, const Instance& other, uint64_t seed, int most_moves,
                      const Effort& effort = {});

/// The same for all seeds of the effort: `conformance.not_as_lua` where a ruleset that was compiled
/// does otherwise than its judge, as Lua alone runs it.
Diagnostics check_both_ways(const Factory& compiled, const Factory& judge, const Effort& effort);

}  // namespace fronteira::conformance
