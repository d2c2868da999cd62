// SPDX-License-Identifier: MIT
#include "compile/translation/operands.hpp"

namespace fronteira::compile {

Operands operands_of(const Instruction& instruction) {
    using enum Operands::Of;
    const auto either = instruction.c != 0 ? constants : registers;
    switch (instruction.op) {
        case static_cast<uint8_t>(Op::move):
        case static_cast<uint8_t>(Op::geti):
        case static_cast<uint8_t>(Op::addi):
        case static_cast<uint8_t>(Op::shri):
        case static_cast<uint8_t>(Op::shli):
        case static_cast<uint8_t>(Op::unm):
        case static_cast<uint8_t>(Op::bnot):
        case static_cast<uint8_t>(Op::not_):
        case static_cast<uint8_t>(Op::len):
        case static_cast<uint8_t>(Op::eq):
        case static_cast<uint8_t>(Op::lt):
        case static_cast<uint8_t>(Op::le):
        case static_cast<uint8_t>(Op::testset):
        case Instruction::get_number:
        case Instruction::get_flag:
        case Instruction::get_word:
        case Instruction::get_row:
            return {registers, registers};
        case static_cast<uint8_t>(Op::gettable):
        case static_cast<uint8_t>(Op::add):
        case static_cast<uint8_t>(Op::sub):
        case static_cast<uint8_t>(Op::mul):
        case static_cast<uint8_t>(Op::mod):
        case static_cast<uint8_t>(Op::div):
        case static_cast<uint8_t>(Op::idiv):
        case static_cast<uint8_t>(Op::band):
        case static_cast<uint8_t>(Op::bor):
        case static_cast<uint8_t>(Op::bxor):
        case static_cast<uint8_t>(Op::shl):
        case static_cast<uint8_t>(Op::shr):
            return {registers, registers, registers};
        case static_cast<uint8_t>(Op::getfield):
        case Instruction::get_me:
        case Instruction::get_container:
        case Instruction::get_printed:
        case static_cast<uint8_t>(Op::addk):
        case static_cast<uint8_t>(Op::subk):
        case static_cast<uint8_t>(Op::mulk):
        case static_cast<uint8_t>(Op::modk):
        case static_cast<uint8_t>(Op::divk):
        case static_cast<uint8_t>(Op::idivk):
        case static_cast<uint8_t>(Op::bandk):
        case static_cast<uint8_t>(Op::bork):
        case static_cast<uint8_t>(Op::bxork):
            return {registers, registers, nothing, constants};
        case static_cast<uint8_t>(Op::self):
        case static_cast<uint8_t>(Op::settable):
            return {registers, registers, nothing, either};
        case static_cast<uint8_t>(Op::seti):
            return {registers, nothing, nothing, either};
        case static_cast<uint8_t>(Op::setfield):
        case Instruction::set_cell:
        case Instruction::add_field:
            return {registers, constants, nothing, either};
        case Instruction::set_constant:
            return {registers, constants, constants};
        case Instruction::captured_write:
            return {nothing, constants, nothing, either};
        case static_cast<uint8_t>(Op::eqk):
            return {registers, constants};
        case static_cast<uint8_t>(Op::loadk):
            return {registers, nothing, nothing, constants};
        case static_cast<uint8_t>(Op::jmp):
        case Instruction::pay:
        case Instruction::leave:
            return {};
        default:
            return {registers};
    }
}

bool may_claim(const Instruction& instruction, int in_register) {
    const int a = instruction.a;
    switch (instruction.op) {
        case static_cast<uint8_t>(Op::settable):
        case static_cast<uint8_t>(Op::seti):
        case static_cast<uint8_t>(Op::setfield):
        case Instruction::set_cell:
        case Instruction::set_constant:
        case Instruction::add_field:
        case static_cast<uint8_t>(Op::jmp):
        case static_cast<uint8_t>(Op::eq):
        case static_cast<uint8_t>(Op::lt):
        case static_cast<uint8_t>(Op::le):
        case static_cast<uint8_t>(Op::eqk):
        case static_cast<uint8_t>(Op::eqi):
        case static_cast<uint8_t>(Op::lti):
        case static_cast<uint8_t>(Op::lei):
        case static_cast<uint8_t>(Op::gti):
        case static_cast<uint8_t>(Op::gei):
        case static_cast<uint8_t>(Op::test):
        case static_cast<uint8_t>(Op::return0):
        case static_cast<uint8_t>(Op::return1):
        case static_cast<uint8_t>(Op::close):
        case static_cast<uint8_t>(Op::setupval):
        case Instruction::captured_write:
        case Instruction::pay:
        case Instruction::leave:
            return false;
        case static_cast<uint8_t>(Op::loadnil):
            return in_register >= a && in_register <= a + instruction.b;
        case static_cast<uint8_t>(Op::self):
            return in_register == a || in_register == a + 1;
        case static_cast<uint8_t>(Op::call):
        case static_cast<uint8_t>(Op::tailcall):
        case static_cast<uint8_t>(Op::return_):
        case static_cast<uint8_t>(Op::concat):
        case static_cast<uint8_t>(Op::setlist):
        case static_cast<uint8_t>(Op::forprep):
        case static_cast<uint8_t>(Op::forloop):
        case static_cast<uint8_t>(Op::tforprep):
        case static_cast<uint8_t>(Op::tforcall):
        case static_cast<uint8_t>(Op::tforloop):
        case static_cast<uint8_t>(Op::vararg):
            return in_register >= a;
        default:
            return in_register == a;
    }
}

bool only_fills(const Instruction& instruction) {
    switch (instruction.op) {
        case static_cast<uint8_t>(Op::loadnil):
            return instruction.b == 0;
        case static_cast<uint8_t>(Op::move):
        case static_cast<uint8_t>(Op::loadi):
        case static_cast<uint8_t>(Op::loadk):
        case static_cast<uint8_t>(Op::loadfalse):
        case static_cast<uint8_t>(Op::loadtrue):
        case static_cast<uint8_t>(Op::gettable):
        case static_cast<uint8_t>(Op::geti):
        case static_cast<uint8_t>(Op::getfield):
        case static_cast<uint8_t>(Op::not_):
        case static_cast<uint8_t>(Op::len):
            return true;
        default:
            return instruction.op >= Instruction::get_number &&
                   instruction.op <= Instruction::get_printed &&
                   instruction.op != Instruction::set_cell &&
                   instruction.op != Instruction::set_constant;
    }
}

bool may_skip(const Instruction& instruction) {
    return instruction.op == static_cast<uint8_t>(Op::lfalseskip) ||
           (instruction.op >= static_cast<uint8_t>(Op::eq) &&
            instruction.op <= static_cast<uint8_t>(Op::testset));
}

bool is_jump(const Instruction& instruction) {
    switch (instruction.op) {
        case static_cast<uint8_t>(Op::jmp):
        case static_cast<uint8_t>(Op::forprep):
        case static_cast<uint8_t>(Op::forloop):
        case static_cast<uint8_t>(Op::tforprep):
        case static_cast<uint8_t>(Op::tforloop):
        case Instruction::test_true:
        case Instruction::test_false:
            return true;
        case static_cast<uint8_t>(Op::lfalseskip):
            return false;
        default:
            return may_skip(instruction);
    }
}

}  // namespace fronteira::compile
