// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/deck.hpp>

#include "content/reading/cursor.hpp"

namespace fronteira::content {

/// A whole number, a word or a list of words.
void read(const Cursor& cursor, CardValue& out);

}  // namespace fronteira::content
