// SPDX-License-Identifier: MIT
#pragma once

#include "table/library.hpp"

namespace fronteira::table {

/// The protocol's `game`: all that a screen must know of the rules, which stays as it is.
Json game_json(const Setting& setting, const std::string& language);

}  // namespace fronteira::table
