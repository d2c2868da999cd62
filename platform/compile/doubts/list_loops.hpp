// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/doubt.hpp"

namespace fronteira::compile {

/// Loops over `ipairs` whose only variable, the place in the list, is used as what stands there,
/// and loops over a list alone.
void find_list_loops(Program& program, const Proto& proto, bool of_move, std::vector<Doubt>& found);

}  // namespace fronteira::compile
