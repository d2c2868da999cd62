// SPDX-License-Identifier: MIT
#pragma once

#include "content/look_names.hpp"

namespace fronteira::content {

// What colours and ink things wear in a `look.toml`; faults are reported at the cursor.

/// Of a seat: `fill`, `ink`, `bold` and `emblem`.
void read_dress(const Cursor& at, const LookUp& up);

/// Of dice: `fill` and `ink`.
void read_dice(const Cursor& at);

/// `true` or `false`, whichever.
void read_yes_or_no(const Cursor& cursor);

}  // namespace fronteira::content
