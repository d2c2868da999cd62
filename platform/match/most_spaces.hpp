// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"

#include <cstdint>

namespace fronteira::match {

/// Those who have most spaces, a bit each; nobody when all have as many. `owner` is the column of
/// spaces that says whose one is.
uint32_t most_spaces(const core::Match& match, core::ColumnId owner);

}  // namespace fronteira::match
