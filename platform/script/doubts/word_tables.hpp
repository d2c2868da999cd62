// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/calls_made.hpp"
#include "compile/doubts/doubt.hpp"

#include <vector>

namespace fronteira::script {

/// Tables of the file that a function reads, with an entry for words of a choice, `{ soldier = 2,
/// tnak = 4 }`, of which one is misspelt. `held`: by the function's upvalues.
void find_word_tables(compile::Program& program, const compile::Proto& proto,
                      const std::vector<compile::Held>& held, std::vector<compile::Doubt>& doubts);

}  // namespace fronteira::script
