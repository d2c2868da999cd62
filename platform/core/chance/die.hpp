// SPDX-License-Identifier: MIT
#pragma once

#include "core/event.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace fronteira::core {

class Match;

/// A die without faces of its own shows 1 to at most this.
inline constexpr int32_t most_sides = 1'000'000;

/// What one side of a die shows: a word, or a number where the word is empty.
struct Face {
    int32_t number = 0;
    std::string word = {};
    friend bool operator==(const Face&, const Face&) = default;
};

/// A die whose sides show what its ruleset says; a face may be there several times.
struct Die {
    std::string name;
    std::vector<Face> faces;
};

/// Throws the die for a seat: the face that comes up, or null when the next of the loaded dice
/// shows a face that it lacks. Told to everyone as the event `die`, with the die, the face and,
/// once the set-up is over, the seat.
/// A step is charged `cost_of_throwing` for it, whether anybody listens or not.
const Face* throw_die(Match& match, const Die& die, int seat);

inline constexpr int64_t cost_of_throwing = cost_of_telling_facts(3);

}  // namespace fronteira::core
