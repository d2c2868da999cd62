// SPDX-License-Identifier: MIT
#pragma once

#include "cli/scene/scene.hpp"

#include <optional>
#include <string>
#include <vector>

namespace fronteira::cli {

/// Which columns of spaces a board shows how: whose a space is, the number on it, a word for the
/// piece on it, and the rest, which is told where it has a name
/// and is not as in the beginning.
struct BoardColumns {
    std::optional<core::ColumnId> owner;
    std::optional<core::ColumnId> count;
    std::optional<core::ColumnId> piece;
    std::vector<core::ColumnId> others;
};

/// Those that the look of the mod draws. Of a mod that draws no spaces, found by what the columns
/// are: the first number that is not zero on half of the owned spaces; the first choice of words.
BoardColumns board_columns(const Scene& scene);

/// The seat that holds a space as the viewer sees it, or -1.
int holder(const Scene& scene, const BoardColumns& columns, int space);

/// `[2] 5`: who and how many; `[2] spy` with a piece. Empty for a bare space.
std::string badge(const Scene& scene, const BoardColumns& columns, int space);

/// What else is to be seen there: ` (arrived 2)`, or nothing.
std::string remarks(const Scene& scene, const BoardColumns& columns, int space);

}  // namespace fronteira::cli
