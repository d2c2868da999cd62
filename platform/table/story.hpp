// SPDX-License-Identifier: MIT
#pragma once

#include "table/library.hpp"

namespace fronteira::table {

/// The request `story`: a match told again from its record, laid out in `setting`, to the seat that
/// asks (-1: a spectator).
Json story_json(Setting& setting, const match::Record& record, int seat, const Json& message);

}  // namespace fronteira::table
