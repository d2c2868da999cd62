// SPDX-License-Identifier: MIT
#pragma once

#include "content/look_names.hpp"

#include <set>
#include <string>

namespace fronteira::content {

/// The signs that screens can draw.
const std::set<std::string>& look_signs();

/// A table of word = sign. `what` the words are, of those that are `known`: `tag`.
void read_signs(const Cursor& at, const std::set<std::string>& known, const std::string& what,
                const LookUp& up);

/// One of them; anything else is reported at the cursor.
void read_sign(const Cursor& cursor, const LookUp& up);

}  // namespace fronteira::content
