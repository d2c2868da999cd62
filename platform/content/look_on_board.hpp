// SPDX-License-Identifier: MIT
#pragma once

#include "content/look_names.hpp"

namespace fronteira::content {

// Parts of a `look.toml` that are drawn around pieces, not on them; faults are reported at the
// cursor.

/// `[[space.reach]]`: what a space with a `column` that is so reaches: a number of steps `ahead`
/// along the links of a column `toward`, `until` something stops it, or all `around`.
void read_reach(const Cursor& at, const LookUp& up);

/// `[[seat.rack]]`: a row of pieces beside a grid. `places` are columns of a seat from its left to
/// its right, `at` the column with the place of the middle one.
void read_rack(const Cursor& at, const LookUp& up);

/// `[seat] edges`: at which edge of a grid each seat sits, which is where its racks lie.
void read_edges(const Cursor& list, const LookUp& up);

/// `[[formation]]`: pieces set up, row by row.
void read_formation(const Cursor& at, const std::set<std::string>& pieces);

}  // namespace fronteira::content
