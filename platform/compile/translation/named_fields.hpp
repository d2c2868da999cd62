// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

#include <string>

namespace fronteira::compile {

/// The instruction that reads what stands behind a dot, in place of `get`: most names are columns,
/// and of one kind of handle alone, so that the cell is known but for its row. Where several kinds
/// have one of that name, it is that of `likely`, if that is one of them.
Instruction read_of(Program& program, Instruction get, const std::string& name, Tag likely);

/// The instruction that writes it, in place of `set`, which is of `function`.
Instruction write_of(Program& program, const Function& function, Instruction set,
                     const std::string& name, Tag likely);

}  // namespace fronteira::compile
