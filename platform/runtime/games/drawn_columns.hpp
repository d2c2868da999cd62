// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/games/game.hpp"

#include <optional>

namespace fronteira::runtime {

/// Which column of spaces says whose one is: what look.toml fills spaces by (`[space] fill`), or
/// what it draws coins by (`coin`), else the first column of spaces that holds a seat. Nothing when
/// there is none.
std::optional<core::ColumnId> owner_column(const Game& game, const core::Layout& layout);

}  // namespace fronteira::runtime
