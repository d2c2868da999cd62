// SPDX-License-Identifier: MIT
#pragma once

#include "compile/code.hpp"
#include "compile/program.hpp"

#include <optional>

namespace fronteira::compile {

/// What an instruction of Lua becomes whatever is known of the values: its parts change places, and
/// jumps are counted our way. Nothing when it is not compiled.
std::optional<Instruction> recast(const Proto& proto, size_t at);

/// The number of the constant that such an instruction loads, reckons or compares with, or writes
/// into a table; -1 when there is none.
int constant_read_by(Code code);

}  // namespace fronteira::compile
