// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubt.hpp"

namespace fronteira::compile {

/// What a function does with values of kinds that do not go together, without the functions inside
/// of it: it reckons with a seat, compares a text with a space, gives a column what that cannot
/// hold. `of_move`: see doubts_in().
void find_kind_doubts(Program& program, const Proto& proto, bool of_move,
                      std::vector<Doubt>& found);

}  // namespace fronteira::compile
