// SPDX-License-Identifier: MIT
#include "compile/doubts/held_values.hpp"

#include "compile/code.hpp"
#include "compile/doubts/library_name.hpp"

namespace fronteira::compile {

bool HeldValues::is_global_at(size_t at) const {
    const Code load(proto_.code[at]);
    return load.op() == Op::gettabup && of_upvalues_[static_cast<size_t>(load.b())].globals;
}

/// What stands in a register.
Held HeldValues::in(size_t at, int in_register) const {
    const int filled = types_.filled_by(at, in_register);
    if (filled < 0) return {};
    const auto by = static_cast<size_t>(filled);
    const Code code(proto_.code[by]);
    if (code.op() == Op::getupval) return of_upvalues_[static_cast<size_t>(code.b())];
    if (code.op() == Op::closure) return {false, {}, &proto_.inner[static_cast<size_t>(code.bx())]};
    return {};
}

const Proto* HeldValues::function_at(size_t at) const {
    const Code load(proto_.code[at]);
    Held held;
    if (load.op() == Op::getupval || load.op() == Op::gettabup)
        held = of_upvalues_[static_cast<size_t>(load.b())];
    if (load.op() == Op::move) held = in(at, load.b());
    if (load.op() == Op::getfield || (load.op() == Op::self && load.k())) held = in(at, load.b());
    const bool field = load.op() != Op::getupval && load.op() != Op::move;
    if (field) {
        const auto* name = held.value.tag() == Tag::table ? proto_.text_if(load.c()) : nullptr;
        if (name == nullptr) return nullptr;
        held = {false, held.value.table()->at(Value::word(program_.name(*name))), nullptr};
    }
    if (held.function != nullptr) return held.function;
    return held.value.tag() == Tag::function ? callees_.text_of(held.value.function()) : nullptr;
}

const Proto* HeldValues::function_in(size_t at, int in_register) const {
    const int filled = types_.filled_by(at, in_register);
    if (filled < 0) return nullptr;
    const auto by = static_cast<size_t>(filled);
    const Code code(proto_.code[by]);
    const Op op = code.op();
    if (op == Op::closure) return &proto_.inner[static_cast<size_t>(code.bx())];
    const bool loads =
        op == Op::getupval || op == Op::gettabup || op == Op::getfield || op == Op::move;
    return loads ? function_at(by) : nullptr;
}

bool HeldValues::is_function(size_t at, int in_register) const {
    return function_in(at, in_register) != nullptr;
}

const std::string* HeldValues::table_in(size_t at, int in_register) const {
    const int filled = types_.filled_by(at, in_register);
    if (filled < 0) return nullptr;
    const Code load(proto_.code[static_cast<size_t>(filled)]);
    if (load.op() != Op::getupval && load.op() != Op::gettabup) return nullptr;
    const auto upvalue = static_cast<size_t>(load.b());
    Value value = of_upvalues_[upvalue].value;
    if (load.op() == Op::gettabup) {
        const auto* field = value.tag() == Tag::table ? proto_.text_if(load.c()) : nullptr;
        if (field == nullptr) return nullptr;
        value = value.table()->at(Value::word(program_.name(*field)));
    }
    return value.tag() == Tag::table ? &proto_.upvalues[upvalue].name : nullptr;
}

std::string HeldValues::library_in(size_t at, int in_register) const {
    const int filled = types_.filled_by(at, in_register);
    if (filled < 0 || !is_global_at(static_cast<size_t>(filled))) return {};
    return library_name(proto_.text_if(Code(proto_.code[static_cast<size_t>(filled)]).c()));
}

/// What the function made at `at` takes along of a register.
Held HeldValues::taken_along(size_t at, int in_register) const {
    const Code code(proto_.code[at]);
    const auto place = static_cast<int>(at);
    if (code.a() != in_register) return in(at, in_register);
    if (is_written(proto_, place, in_register)) return {};
    return {false, {}, &proto_.inner[static_cast<size_t>(code.bx())]};  // it calls itself
}

std::vector<std::vector<Held>> HeldValues::inside() const {
    std::vector<std::vector<Held>> all(proto_.inner.size());
    for (size_t at = 0; at < proto_.code.size(); ++at) {
        const Code code(proto_.code[at]);
        if (code.op() != Op::closure) continue;
        const Proto& inner = proto_.inner[static_cast<size_t>(code.bx())];
        for (const Proto::Upvalue& one : inner.upvalues)
            all[static_cast<size_t>(code.bx())].push_back(one.in_stack ? taken_along(at, one.index)
                                                                       : of_upvalues_[one.index]);
    }
    return all;
}

}  // namespace fronteira::compile
