// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

namespace fronteira::compile {

/// What the parts of an instruction are numbers of.
struct Operands {
    enum class Of : uint8_t { nothing, registers, constants };
    Of a = Of::nothing;
    Of b = Of::nothing;
    Of c = Of::nothing;
    Of d = Of::nothing;
};
Operands operands_of(const Instruction& instruction);

/// Whether `d` is how far it leads, counted from the instruction behind it.
bool is_jump(const Instruction& instruction);
/// Whether it may pass over the instruction behind it.
bool may_skip(const Instruction& instruction);

/// Whether it may write a register, or reads it as one of several in a row.
bool may_claim(const Instruction& instruction, int in_register);

/// Whether all that it does is to fill the register `a`, apart from reading.
bool only_fills(const Instruction& instruction);

}  // namespace fronteira::compile
