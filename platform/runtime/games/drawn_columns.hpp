// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/games/game.hpp"

#include <optional>
#include <set>

namespace fronteira::runtime {

/// Which columns a game's look.toml draws, of those that the rules have: `[space]`, and the values
/// of `[[seat.column]]`.
struct DrawnColumns {
    /// Whose a space is: what spaces are filled by (`fill`), or coins are drawn by (`coin`), else
    /// the first column of spaces that holds a seat. Nothing when there is none.
    std::optional<core::ColumnId> owner;
    std::optional<core::ColumnId> number;  ///< `badge`, where the look names one
    std::optional<core::ColumnId> piece;   ///< `piece`, where it names one
    std::set<core::ColumnId> of_seats;  ///< numbers and words that stand after the name of a seat
    bool by_look = false;  ///< the look says how spaces are drawn: what it leaves out is not drawn
};

DrawnColumns drawn_columns(const Game& game, const core::Layout& layout);

}  // namespace fronteira::runtime
