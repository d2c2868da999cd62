// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.hpp"

#include <bit>
#include <cstdint>

namespace fronteira::core {

class Match;

/// Each of the seats throws a die, which is told as the event `throw`. Returns who threw most, a
/// bit each.
uint32_t throw_once(Match& match, uint32_t seats);

/// Units for that, whether anybody listens or not.
constexpr int64_t cost_of_throwing_once(uint32_t seats) {
    return std::popcount(seats) * cost_of_telling_facts(2);
}

/// All that take part, a bit each.
uint32_t standing_seats(const Match& match);

}  // namespace fronteira::core
