// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/doubt.hpp"

namespace fronteira::compile {

/// Variables of a function that are given values which nobody reads, without the functions inside
/// of it: often a column was meant, or a variable outside that `local` hides. Not those called `_`,
/// or something with that in front.
void find_unread_locals(const Proto& proto, std::vector<Doubt>& found);

}  // namespace fronteira::compile
