// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

namespace fronteira::compile {

/// Puts an instruction of its own before calls of natives that rules make often, where names of
/// columns and decks are known: it does what the call does and passes over it, or leaves it to the
/// call where things are not as expected. To be done last: the other passes do not know these
/// instructions.
void quicken_calls(Program& program, Function& function);

}  // namespace fronteira::compile
