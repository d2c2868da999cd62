// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

namespace fronteira::compile {

/// Puts the instructions of short functions in the place of calls to them, one call deep: asked
/// again, it goes one deeper. To be done when all functions are translated.
void inline_calls(Function& function);

}  // namespace fronteira::compile
