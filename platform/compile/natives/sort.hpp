// SPDX-License-Identifier: MIT
#pragma once

#include "compile/machine.hpp"

namespace fronteira::compile {

/// `table.sort(list, precedes)`: the same comparisons, one after the other, as in Lua.
bool sort_list(NativeCall& call);

}  // namespace fronteira::compile
