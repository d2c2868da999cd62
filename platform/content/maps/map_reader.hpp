// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "content/reading/cursor.hpp"

namespace fronteira::content {

/// Reads the root table of a map into `map`, value by value. What the values mean to one another
/// is for `check_map`.
void read_map(const Cursor& cursor, Map& map);

}  // namespace fronteira::content
