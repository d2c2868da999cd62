// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/examined.hpp"

namespace fronteira::compile {

/// Numbers, words and lists that stand as conditions, which in Lua are always true, and conditions
/// on which nothing depends.
void find_condition_doubts(const Examined& in);

}  // namespace fronteira::compile
