// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/examined.hpp"

namespace fronteira::compile {

/// What a function does in vain with what stands behind a handle: a misspelt column is written,
/// what is no function is called, a list that is thrown away is changed.
void find_member_doubts(const Examined& in);

}  // namespace fronteira::compile
