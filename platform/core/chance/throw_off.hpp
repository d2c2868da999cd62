// SPDX-License-Identifier: MIT
#pragma once

#include "core/chance/die.hpp"
#include "core/event.hpp"

#include <bit>
#include <cstdint>

namespace fronteira::core {

class Match;

/// Each of the seats throws a die, a plain one of six sides or the one given, which shows numbers;
/// it is told as the event `throw`. Returns who threw most, a bit each; nobody when the next of the
/// loaded dice shows a face that the die lacks.
uint32_t throw_once(Match& match, uint32_t seats, const Die* die = nullptr);

/// Whether throws of the die can be compared.
bool shows_numbers(const Die& die);

/// Units for that, whether anybody listens or not.
constexpr int64_t cost_of_throwing_once(uint32_t seats) {
    return std::popcount(seats) * cost_of_telling_facts(2);
}

/// All that take part, a bit each.
uint32_t standing_seats(const Match& match);

}  // namespace fronteira::core
