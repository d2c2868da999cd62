// SPDX-License-Identifier: MIT
#include "compile/doubts/field_names.hpp"

#include "compile/code.hpp"
#include "compile/doubts/library_name.hpp"
#include "compile/handle_types.hpp"

#include <algorithm>
#include <optional>

namespace fronteira::compile {
namespace {

/// The constants of an instruction that may name a field for whoever asks for it. `column`: it
/// writes one of a handle.
std::vector<int> texts_given(Code code, bool column) {
    switch (code.op()) {
        case Op::loadk:
            return {code.bx()};
        case Op::setfield:
            if (column) return code.k() ? std::vector{code.c()} : std::vector<int>{};
            [[fallthrough]];
        case Op::settabup:
            return code.k() ? std::vector{code.b(), code.c()} : std::vector{code.b()};
        case Op::settable:
        case Op::seti:
            return code.k() ? std::vector{code.c()} : std::vector<int>{};
        case Op::eqk:
            return {code.b()};
        default:
            return {};
    }
}

std::optional<int> text_read(Code code) {
    if (code.op() == Op::getfield || (code.op() == Op::self && code.k())) return code.c();
    return std::nullopt;
}

/// Whether what stands in the register is surely no text: a number, or a handle.
bool is_no_text(const HandleTypes& types, size_t at, int in_register) {
    return types.is_number(at, in_register) || types.of(at, in_register) != Tag::nil;
}

/// Whether an instruction writes into a handle, or into a parameter, which hardly is a table, by
/// the name of a column.
bool writes_a_column(Program& program, const Proto& proto, const HandleTypes& types, size_t at) {
    const Code code(proto.code[at]);
    if (code.op() != Op::setfield && code.op() != Op::settable) return false;
    if (types.of(at, code.a()) != Tag::nil) return true;
    const bool parameter = code.a() < proto.parameters && !is_written(proto, -1, code.a());
    return code.op() == Op::setfield && parameter &&
           program.only_column(*program.name(proto.text(code.b()))) != nullptr;
}

/// The library that the field at `at` is read of: `math` in `math.floor`.
std::string library_at(const Proto& proto, const HandleTypes& types, size_t at) {
    const int filled = types.filled_by(at, Code(proto.code[at]).b());
    if (filled < 0) return {};
    const Code load(proto.code[static_cast<size_t>(filled)]);
    if (load.op() != Op::gettabup) return {};
    return library_name(proto.text_if(load.c()));
}

/// Whether a handle answers to the name.
bool is_known(const Name& name) {
    using Is = Member::Is;
    return name.space >= 0 || name.region >= 0 ||
           std::any_of(name.members.begin(), name.members.end(),
                       [](const Member& member) {
                           return member.is != Is::nothing && member.is != Is::printed &&
                                  member.is != Is::lua;
                       }) ||
           std::any_of(name.printed.begin(), name.printed.end(), [](const auto& values) {
               return std::any_of(values.begin(), values.end(),
                                  [](const Value& value) { return value.tag() != Tag::nil; });
           });
}

}  // namespace

void note_fields(Program& program, const Proto& proto, FieldNames& names) {
    constexpr size_t most_read = 2000;  // in a function, whose handles are followed
    const HandleTypes types(program, proto);
    for (size_t at = 0; at < proto.code.size(); ++at) {
        const Code code(proto.code[at]);
        const bool column = at < most_read && writes_a_column(program, proto, types, at);
        for (const int constant : texts_given(code, column))
            if (const auto* given = proto.text_if(constant)) names.given.insert(*given);
        if (code.op() == Op::settable && !column &&
            !(at < most_read && is_no_text(types, at, code.b())))
            names.computed_in.insert(proto.file);
        if (const auto read = text_read(code); read && proto.text_if(*read) != nullptr)
            names.read.push_back({proto.text(*read), proto.file, line_of(proto, at),
                                  at < most_read && types.of(at, code.b()) != Tag::nil,
                                  at < most_read ? library_at(proto, types, at) : ""});
    }
    for (const Proto& inner : proto.inner) note_fields(program, inner, names);
}

std::vector<FieldNames::Read> unknown_fields(Program& program, const FieldNames& names) {
    std::vector<FieldNames::Read> unknown;
    std::set<std::string> told;
    for (const FieldNames::Read& read : names.read) {
        if (told.contains(read.name) || names.given.contains(read.name)) continue;
        if (!read.of_handle && names.computed_in.contains(read.file)) continue;
        if (is_known(program.known(*program.name(read.name)))) continue;
        told.insert(read.name);
        unknown.push_back(read);
    }
    return unknown;
}

}  // namespace fronteira::compile
