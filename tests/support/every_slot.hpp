// SPDX-License-Identifier: MIT
#pragma once

#include "support/small_game.hpp"

#include <memory>

namespace fronteira::support {

/// A ruleset without sense that has a move for every kind of slot and clause, for comparing what
/// is offered with what is checked. All moves stand in the one phase `all` (number 0).
/// The board needs a tag `port`, a region and links of a kind `sea`, as random_board() has.
std::unique_ptr<SmallGame> every_slot_game(std::shared_ptr<const core::Board> board, int seats);

}  // namespace fronteira::support
