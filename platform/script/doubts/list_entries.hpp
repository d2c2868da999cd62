// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/calls_made.hpp"
#include "compile/doubts/doubt.hpp"

#include <vector>

namespace fronteira::script {

/// Entries that a list of the file does not have and a function asks for: the one before the first
/// or behind the last, or that of a seat. `held`: by the function's upvalues. `of_move`: whether it
/// is called with the values that its parameters name.
void find_list_entries(compile::Program& program, const compile::Proto& proto,
                       const std::vector<compile::Held>& held, bool of_move,
                       std::vector<compile::Doubt>& doubts);

}  // namespace fronteira::script
