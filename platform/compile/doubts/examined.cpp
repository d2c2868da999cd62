// SPDX-License-Identifier: MIT
#include "compile/doubts/examined.hpp"

#include "compile/code.hpp"

#include <algorithm>

namespace fronteira::compile {

const Member* Examined::member_in(size_t at, int in_register) const {
    const int filled = types.filled_by(at, in_register);
    return filled < 0 ? nullptr : types.read_by(static_cast<size_t>(filled));
}

const Member* Examined::column_by_name(int filled) const {
    if (filled < 0) return nullptr;
    const Code code(proto.code[static_cast<size_t>(filled)]);
    if (code.op() != Op::getfield) return nullptr;
    const Name& name = program.known(*program.name(proto.text(code.c())));
    const bool printed = std::any_of(name.printed.begin(), name.printed.end(),
                                     [](const auto& values) { return !values.empty(); });
    return printed ? nullptr : program.only_column(name);
}

std::optional<Value> Examined::constant(int number) const {
    const Proto::Constant& constant = proto.constants[static_cast<size_t>(number)];
    if (const auto* yes = std::get_if<bool>(&constant)) return Value::boolean(*yes);
    if (const auto* whole = std::get_if<int64_t>(&constant)) return Value::whole(*whole);
    if (const auto* word = std::get_if<std::string>(&constant))
        return Value::word(program.name(*word));
    return std::nullopt;
}

void Examined::add(Doubt doubt, size_t at) const {
    doubt.file = proto.file;
    doubt.line = line_of(proto, at);
    found.push_back(std::move(doubt));
}

bool is_number(const Member& member) {
    using Is = Member::Is;
    return member.is == Is::number || member.is == Is::x || member.is == Is::y ||
           member.is == Is::size || member.is == Is::round ||
           (member.is == Is::column && member.placed->kind == core::Kind::integer);
}

}  // namespace fronteira::compile
