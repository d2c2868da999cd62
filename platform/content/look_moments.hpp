// SPDX-License-Identifier: MIT
#pragma once

#include "content/look_names.hpp"

#include <string>

namespace fronteira::content {

// What is seen when something happens, in a `look.toml`; faults are reported at the cursor.

/// `[event.NAME]`. Whether its fields exist, and can be drawn, is seen where rules tell it.
void read_event(const Cursor& at, const LookUp& up);

/// `[move.NAME]`.
void read_move(const Cursor& at, const std::string& move, const LookUp& up);

}  // namespace fronteira::content
