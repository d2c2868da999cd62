// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

struct lua_State;

namespace fronteira::script {

/// table.sort(table [, before]): stable, by merging, charged for each comparison. The table is
/// read before the first comparison and written after the last; a `before` that contradicts
/// itself gives some order of the same elements.
int sort(lua_State* lua);

/// Order of two texts by their bytes, whatever the locale.
inline bool precedes(std::string_view a, std::string_view b) {
    return a < b;
}

}  // namespace fronteira::script
