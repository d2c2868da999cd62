// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

namespace fronteira::compile {

/// Options and the house rules made of them are known when rules are loaded: a test of a constant
/// leads where it leads always, and what nothing leads to is left out.
void settle_known_tests(Function& function);

}  // namespace fronteira::compile
