// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace fronteira::match {

/// How a match ended, or that it has not.
struct Outcome {
    enum class Kind : uint8_t {
        going_on,
        won,        ///< by `seats`
        drawn,      ///< by the rules
        lost,       ///< by everybody, where all play against the game
        resigned,   ///< `seats` gave up where the rules have no move for it
        abandoned,  ///< stopped from outside
    };
    Kind kind = Kind::going_on;
    uint32_t seats = 0;  ///< a bit each

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Its word in records, messages and texts: `won`.
const char* name_of(Outcome::Kind kind);
/// Those of all kinds.
std::set<std::string> outcome_words();

/// What the rules say of a match: going on, won by the seats placed first, drawn, or lost.
Outcome outcome_of(const core::Match& match);

/// `won 1`, `won 1,3`, `drawn`, `lost`, `resigned 2`, `abandoned`, `going_on`.
std::string to_text(const Outcome& outcome);

/// Reads what to_text() writes; empty for anything else, `going_on` among it.
std::optional<Outcome> parse_outcome(std::string_view text);

}  // namespace fronteira::match
