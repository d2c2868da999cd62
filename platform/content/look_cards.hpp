// SPDX-License-Identifier: MIT
#pragma once

#include "content/look_names.hpp"

namespace fronteira::content {

/// `[card]` of a `look.toml`: what the cards of each deck show. Faults are reported at the cursor.
void read_cards(const Cursor& at, const LookUp& up);

}  // namespace fronteira::content
