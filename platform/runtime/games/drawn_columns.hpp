// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/games/game.hpp"

#include <optional>

namespace fronteira::runtime {

/// Which columns of spaces `[space]` of a game's look.toml draws, of those that the rules have.
struct DrawnColumns {
    /// Whose a space is: what spaces are filled by (`fill`), or coins are drawn by (`coin`), else
    /// the first column of spaces that holds a seat. Nothing when there is none.
    std::optional<core::ColumnId> owner;
    std::optional<core::ColumnId> number;  ///< `badge`, where the look names one
    std::optional<core::ColumnId> piece;   ///< `piece`, where it names one
};

DrawnColumns drawn_columns(const Game& game, const core::Layout& layout);

}  // namespace fronteira::runtime
