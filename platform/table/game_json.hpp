// SPDX-License-Identifier: MIT
#pragma once

#include "table/library.hpp"

namespace fronteira::table {

/// What of the protocol's `game` follows from the rules and the names of their parts: `players`,
/// `moves`, `phases`, `columns`, `decks`, `dice`.
Json rules_json(const core::Rules& rules, const Speech& speech);

/// The protocol's `game`: all that a screen must know of the rules, which stays as it is.
Json game_json(const Setting& setting, const std::string& language);

}  // namespace fronteira::table
