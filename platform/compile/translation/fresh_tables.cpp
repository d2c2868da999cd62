// SPDX-License-Identifier: MIT
#include "compile/translation/fresh_tables.hpp"

#include "compile/translation/operands.hpp"

namespace fronteira::compile {
namespace {

bool touches(const Instruction& instruction, int in_register) {
    const Operands of = operands_of(instruction);
    const auto reads = [&](Operands::Of kind, int number) {
        return kind == Operands::Of::registers && number == in_register;
    };
    return may_claim(instruction, in_register) || reads(of.a, instruction.a) ||
           reads(of.b, instruction.b) || reads(of.c, instruction.c) || reads(of.d, instruction.d);
}

}  // namespace

bool FreshTables::adds(int in_register, const Name* field) {
    const auto table = fields_.find(in_register);
    return table != fields_.end() && table->second.insert(field).second;
}

void FreshTables::pass(const Instruction& instruction) {
    if (instruction.op == static_cast<uint8_t>(Op::closure))
        return forget();  // it may take them along
    const bool adding = instruction.op == Instruction::add_field;
    std::erase_if(fields_, [&](const auto& table) {
        if (adding && instruction.a == table.first)
            return instruction.c == 0 && instruction.d == table.first;  // it holds itself
        return touches(instruction, table.first);
    });
    if (instruction.op == static_cast<uint8_t>(Op::newtable)) fields_[instruction.a] = {};
}

}  // namespace fronteira::compile
