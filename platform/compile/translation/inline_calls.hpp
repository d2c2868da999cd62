// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

namespace fronteira::compile {

/// Puts the instructions of short functions in the place of calls to them, one call deep: asked
/// again, it goes one deeper. To be done when all functions are translated. It ends when `budget`,
/// in instructions looked at or written, is used up; then the rest remain calls.
void inline_calls(Function& function, int64_t& budget);

}  // namespace fronteira::compile
