// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/deck.hpp>

#include "core/board/board.hpp"

namespace fronteira::runtime {

/// The deck with cards for the spaces and regions of a board in place of those for others, as its
/// `each_space` and `each_region` say, and then those that were for none.
Deck made_of(const core::Board& board, const Deck& deck);

}  // namespace fronteira::runtime
