// SPDX-License-Identifier: MIT
#pragma once

#include "content/look_names.hpp"

namespace fronteira::content {

/// `[seat]` of a `look.toml`: the colours of seats, what stands beside their names, their pawns and
/// racks. Faults are reported at the cursor.
void read_seat(const Cursor& at, const LookUp& up);

}  // namespace fronteira::content
