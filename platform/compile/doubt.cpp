// SPDX-License-Identifier: MIT
#include "compile/doubt.hpp"

#include "compile/code.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

/// Whether a cell of the column may be equal to a constant. What is hidden is nil.
bool may_hold(const Member& column, const Value& constant) {
    if (constant.tag() == Tag::nil) return true;
    switch (column.placed->kind) {
        case core::Kind::integer:
            return constant.tag() == Tag::integer && constant.number() >= column.placed->min &&
                   constant.number() <= column.placed->max;
        case core::Kind::flag:
            return constant.tag() == Tag::boolean;
        case core::Kind::choice:
            return std::find(column.words->begin(), column.words->end(), constant.text()) !=
                       column.words->end() &&
                   constant.tag() == Tag::text;
        default:
            return false;
    }
}

int line_of(const Proto& proto, size_t at) {
    return at < proto.lines.size() ? proto.lines[at] : proto.line;
}

class DoubtFinder {
 public:
    DoubtFinder(Program& program, std::vector<Doubt>& found) : program_(program), found_(found) {}

    void look_at(const Proto& proto) {
        const std::vector<bool> targets = jump_targets(proto);
        for (size_t at = 1; at < proto.code.size(); ++at) {
            const Code read(proto.code[at - 1]), compare(proto.code[at]);
            if (targets[at] || read.op() != Op::getfield || read.a() != compare.a()) continue;
            if (const auto constant = compared_with(proto, compare))
                consider(proto, at, text(proto, read.c()), *constant);
        }
        for (const Proto& inner : proto.inner) look_at(inner);
    }

 private:
    static const std::string& text(const Proto& proto, int constant) {
        return std::get<std::string>(proto.constants[static_cast<size_t>(constant)]);
    }

    std::optional<Value> compared_with(const Proto& proto, Code code) {
        if (code.op() == Op::eqi) return Value::integer(code.sb());
        if (code.op() != Op::eqk) return std::nullopt;
        const Proto::Constant& constant = proto.constants[static_cast<size_t>(code.b())];
        if (const auto* yes = std::get_if<bool>(&constant)) return Value::boolean(*yes);
        if (const auto* number = std::get_if<int64_t>(&constant)) return Value::whole(*number);
        if (const auto* word = std::get_if<std::string>(&constant))
            return Value::word(program_.name(*word));
        return std::nullopt;
    }

    void consider(const Proto& proto, size_t at, const std::string& name, const Value& constant) {
        const Name& known = program_.known(*program_.name(name));
        const bool printed = std::any_of(known.printed.begin(), known.printed.end(),
                                         [](const auto& values) { return !values.empty(); });
        const Member* column = nullptr;
        for (const Member& member : known.members) {
            if (member.is != Member::Is::column) continue;
            if (may_hold(member, constant)) return;
            column = &member;
        }
        if (column == nullptr || printed) return;
        found_.push_back({proto.file, line_of(proto, at), column, constant});
    }

    Program& program_;
    std::vector<Doubt>& found_;
};

/// The constants of an instruction that may name a field for whoever asks for it.
std::vector<int> texts_given(Code code) {
    switch (code.op()) {
        case Op::loadk:
            return {code.bx()};
        case Op::setfield:
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

void note_fields(const Proto& proto, FieldNames& names) {
    const auto text = [&](int constant) {
        return std::get_if<std::string>(&proto.constants[static_cast<size_t>(constant)]);
    };
    for (size_t at = 0; at < proto.code.size(); ++at) {
        const Code code(proto.code[at]);
        for (const int constant : texts_given(code))
            if (const auto* given = text(constant)) names.given.insert(*given);
        if (const auto read = text_read(code); read && text(*read) != nullptr)
            names.read.push_back({*text(*read), proto.file, line_of(proto, at)});
    }
    for (const Proto& inner : proto.inner) note_fields(inner, names);
}

std::vector<FieldNames::Read> unknown_fields(Program& program, const FieldNames& names) {
    std::vector<FieldNames::Read> unknown;
    std::set<std::string> told;
    for (const FieldNames::Read& read : names.read) {
        if (names.given.contains(read.name) || told.contains(read.name)) continue;
        if (is_known(program.known(*program.name(read.name)))) continue;
        told.insert(read.name);
        unknown.push_back(read);
    }
    return unknown;
}

std::vector<Doubt> doubts_in(Program& program, const Proto& proto) {
    std::vector<Doubt> found;
    DoubtFinder(program, found).look_at(proto);
    return found;
}

}  // namespace fronteira::compile
