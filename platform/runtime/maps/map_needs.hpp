// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>

#include "core/board/board.hpp"

namespace fronteira::runtime {

/// What a board lacks for a ruleset that needs `needs`: all of it, one finding a need, at the
/// place of the first space or region concerned, or at `map` where there is none.
Diagnostics unmet_needs(const core::Board& board, const Needs& needs, const Place& map);

}  // namespace fronteira::runtime
