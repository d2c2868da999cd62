// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace fronteira::core {

class Match;

/// Each of the seats throws a die, which is told as the event `throw`. Returns who threw most, a
/// bit each.
uint32_t throw_once(Match& match, uint32_t seats);

/// All that take part, a bit each.
uint32_t standing_seats(const Match& match);

}  // namespace fronteira::core
