// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/doubt.hpp"

#include <string_view>

namespace fronteira::compile {

/// Names that a function puts together, `match.space["c" .. n]`, and that no row or column has. The
/// name of the doubt is a form, `c#`: `#` stands for a number in it, `*` for anything.
void find_joined_names(Program& program, const Proto& proto, bool of_move,
                       std::vector<Doubt>& found);

/// Whether a name has such a form.
bool fits(std::string_view name, std::string_view form);

}  // namespace fronteira::compile
