// SPDX-License-Identifier: MIT
#include "compile/translation/named_fields.hpp"

#include "compile/plain_cells.hpp"

namespace fronteira::compile {
namespace {

const Member* column_of(Program& program, const Name& name, Tag likely) {
    if (const Member* only = program.only_column(name)) return only;
    if (likely < Tag::match || likely > Tag::region) return nullptr;
    const Member& member = program.member(name, likely);
    return member.is == Member::Is::column ? &member : nullptr;
}

Instruction read_of_cell(Instruction get, uint8_t op) {
    get.op = op;
    get.c = static_cast<uint8_t>(get.member->of);
    get.d = get.member->offset;
    return get;
}

Instruction read_of_match(Program& program, Instruction get, const std::string& name) {
    get.member = program.of_match(*program.name(name));
    if (get.member == nullptr) {
        if (program.is_printed(*program.name(name))) get.op = Instruction::get_printed;
        return get;
    }
    if (get.member->is == Member::Is::turn) return read_of_cell(get, Instruction::get_row);
    if (get.member->is == Member::Is::round) return read_of_cell(get, Instruction::get_number);
    get.op = get.member->is == Member::Is::me ? Instruction::get_me : Instruction::get_container;
    return get;
}

}  // namespace

Instruction read_of(Program& program, Instruction get, const std::string& name, Tag likely) {
    if (likely == Tag::card && program.is_printed_on_cards(*program.name(name))) {
        get.op = Instruction::get_printed;
        return get;
    }
    get.member = column_of(program, *program.name(name), likely);
    if (get.member == nullptr) return read_of_match(program, get, name);
    if (get.member->secret) return get;
    switch (get.member->placed->kind) {
        case core::Kind::integer:
            return read_of_cell(get, Instruction::get_number);
        case core::Kind::flag:
            return read_of_cell(get, Instruction::get_flag);
        case core::Kind::choice:
            return read_of_cell(get, Instruction::get_word);
        case core::Kind::seat:
        case core::Kind::space:
        case core::Kind::region:
            return read_of_cell(get, Instruction::get_row);
        default:
            return get;
    }
}

Instruction write_of(Program& program, const Function& function, Instruction set,
                     const std::string& name, Tag likely) {
    set.member = column_of(program, *program.name(name), likely);
    if (set.member == nullptr || set.member->kept) return set;
    set.op = Instruction::set_cell;
    const int32_t number = set.d;
    if (set.c == 0 || number > UINT8_MAX) return set;
    const Value& value = function.constants[static_cast<size_t>(number)];
    if (!plain_cell(*set.member, value, set.d)) {
        set.d = number;
        return set;
    }
    set.op = Instruction::set_constant;
    set.c = static_cast<uint8_t>(number);
    return set;
}

}  // namespace fronteira::compile
