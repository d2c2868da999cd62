// SPDX-License-Identifier: MIT
#include "compile/doubts/value_kinds.hpp"

#include "compile/doubts/list_functions.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace fronteira::compile {

std::string said(const ValueKind& kind) {
    static constexpr const char* handles[] = {"the match", "a seat", "a space", "a region",
                                              "a card"};
    static constexpr const char* others[] = {
        "", "a number", "a fraction", "a text", "true or false", "a list", "a function"};
    if (kind.is != ValueKind::Is::handle) return others[static_cast<size_t>(kind.is)];
    return handles[static_cast<size_t>(kind.handle) - static_cast<size_t>(Tag::match)];
}

Tag ValueKinds::handle_in(size_t at, int in_register) const {
    if (types_.is_card(at, in_register, of_move_)) return Tag::card;
    const Tag handle = types_.of(at, in_register);
    if (handle == Tag::nil) return given_in(at, in_register).handle;
    const bool sure = of_move_ || handle == Tag::match || !is_parameter(at, in_register);
    return sure ? handle : Tag::nil;
}

/// Whether the value comes from a parameter other than the match.
bool ValueKinds::is_parameter(size_t at, int in_register, int steps) const {
    constexpr int most_steps = 20;
    const int filled = types_.filled_by(at, in_register);
    if (filled < 0) return types_.parameter(at, in_register) != nullptr;
    const auto by = static_cast<size_t>(filled);
    const Code code(proto_.code[by]);
    return steps == most_steps || (code.op() == Op::move && is_parameter(by, code.b(), steps + 1));
}

ValueKind ValueKinds::in(size_t at, int in_register) const {
    using Is = ValueKind::Is;
    if (types_.text_in(at, in_register) != nullptr) return {Is::text};
    if (of_move_ && types_.cards_given(at, in_register) != nullptr) return {Is::list};
    if (const Tag handle = handle_in(at, in_register); handle != Tag::nil)
        return {Is::handle, handle};
    if (types_.is_truth(at, in_register)) return {Is::flag};
    const int filled = types_.filled_by(at, in_register);
    if (filled < 0 && of_move_)
        if (const std::string* name = types_.parameter(at, in_register)) return of_parameter(*name);
    if (filled < 0) return types_.is_number(at, in_register) ? ValueKind{Is::number} : ValueKind{};
    const auto by = static_cast<size_t>(filled);
    const Code code(proto_.code[by]);
    if (code.op() == Op::move) return in(by, code.b());
    if (code.op() == Op::concat) return {Is::text};
    if (code.op() == Op::div || code.op() == Op::divk) return {Is::fraction};
    if (code.op() == Op::getfield) return of_field(by, code);
    if (is_list(at, in_register)) return {Is::list};
    if (code.op() == Op::call && is_call_of(by, code, "tostring")) return {Is::text};
    if (ValueKind given = given_in(at, in_register); given.is != Is::unknown) return given;
    return types_.is_number(at, in_register) ? ValueKind{Is::number} : ValueKind{};
}

ValueKind ValueKinds::operand(size_t at, int in_register) const {
    if (is_rows(at, in_register)) return {ValueKind::Is::list};
    const ValueKind kind = in(at, in_register);
    return kind.is == ValueKind::Is::function ? ValueKind{} : kind;
}

/// What the match gives that is asked to roll, or to ask.
ValueKind ValueKinds::given_in(size_t at, int in_register) const {
    const int filled = types_.filled_by(at, in_register);
    if (filled < 0) return {};
    const auto by = static_cast<size_t>(filled);
    const Code call(proto_.code[by]);
    const int place = in_register - call.a();
    if (call.op() != Op::call || place < 0 || place > call.c() - 2) return {};
    const std::string* method = types_.method_called(by);
    constexpr int of_die = 2, of_question = 3;
    if (method == nullptr) return {};
    if (*method == "roll" && types_.is_number(by, call.a() + of_die))
        return {ValueKind::Is::number};
    if (ValueKind given = of_method(by, call, *method);
        place == 0 && given.is != ValueKind::Is::unknown)
        return given;
    const std::string* name =
        *method == "ask" ? types_.text_in(by, call.a() + of_question) : nullptr;
    const auto question = name == nullptr ? std::nullopt : program_.rules().find_phase(*name);
    if (!question) return {};
    return of_answer(program_.rules().phases[static_cast<size_t>(*question)],
                     static_cast<size_t>(place));
}

/// What a function of a handle gives that counts, or says whether something is so.
ValueKind ValueKinds::of_method(size_t at, Code call, std::string_view method) const {
    static constexpr std::string_view counting[] = {"count", "hand_size", "cards_left"};
    static constexpr std::string_view deciding[] = {"can", "linked", "tagged"};
    const auto is_one_of = [&](const auto& names) {
        return std::find(std::begin(names), std::end(names), method) != std::end(names);
    };
    const bool counts = is_one_of(counting);
    if (!counts && !is_one_of(deciding)) return {};
    const auto asked = static_cast<size_t>(types_.filled_by(at, call.a()));
    if (handle_in(asked, Code(proto_.code[asked]).b()) == Tag::nil) return {};
    return {counts ? ValueKind::Is::number : ValueKind::Is::flag};
}

/// A value of a move, by its name, where all moves have a number or a word under that name.
ValueKind ValueKinds::of_parameter(const std::string& name) const {
    ValueKind found;
    for (const core::MoveKind& move : program_.rules().moves)
        for (const core::Slot& slot : move.slots) {
            if (slot.name != name) continue;
            const ValueKind kind = of_slot(slot.type);
            if (found.is != ValueKind::Is::unknown && found.is != kind.is) return {};
            found = kind;
        }
    const bool plain = found.is == ValueKind::Is::number || found.is == ValueKind::Is::text;
    if (!plain) return {};
    found.name = name;
    return found;
}

ValueKind ValueKinds::of_slot(core::Slot::Type type) {
    using Is = ValueKind::Is;
    switch (type) {
        case core::Slot::Type::number:
            return {Is::number};
        case core::Slot::Type::choice:
            return {Is::text};
        case core::Slot::Type::card:
            return {Is::list};
        default:
            return {Is::handle, held_by(type)};
    }
}

/// A question of words is answered by one of them, another by its values.
ValueKind ValueKinds::of_answer(const core::Phase& question, size_t place) const {
    using Is = ValueKind::Is;
    if (!question.question || question.moves.empty()) return {};
    const auto& slots = program_.rules().moves[static_cast<size_t>(question.moves[0])].slots;
    if (slots.empty() && place == 0) return {Is::text, Tag::nil, true, question.name};
    return place < slots.size() ? of_slot(slots[place].type) : ValueKind{};
}

bool ValueKinds::is_call_of(size_t at, Code call, const char* global) const {
    const int loaded = types_.filled_by(at, call.a());
    if (loaded < 0) return false;
    const Code load(proto_.code[static_cast<size_t>(loaded)]);
    return load.op() == Op::gettabup && proto_.text(load.c()) == global &&
           proto_.upvalues[static_cast<size_t>(load.b())].name == "_ENV";
}

/// Of `number` and `id` every handle that has it says the same.
ValueKind ValueKinds::of_field(size_t at, Code code) const {
    using Is = ValueKind::Is;
    const std::string& name = proto_.text(code.c());
    const Tag handle = handle_in(at, code.b());
    if (handle == Tag::card && name != "id") return {};
    const bool sure = handle != Tag::nil;
    if (name == "id") return {Is::text, Tag::nil, sure, name};
    if (name == "number") return {Is::number, Tag::nil, sure, name};
    if (!sure) return {};
    const Member& member = program_.member(*program_.name(name), handle);
    switch (member.is) {
        case Member::Is::number:
        case Member::Is::x:
        case Member::Is::y:
        case Member::Is::size:
        case Member::Is::round:
            return {Is::number, Tag::nil, true, name};
        case Member::Is::printed:  // by the map: numbers alone
            if (handle == Tag::space || handle == Tag::region)
                return {Is::number, Tag::nil, true, name};
            return {};
        case Member::Is::native:
            return {Is::function, Tag::nil, true, name};
        case Member::Is::column:
            if (member.secret) return {};
            if (member.placed->kind == core::Kind::integer)
                return {Is::number, Tag::nil, true, name};
            if (member.placed->kind == core::Kind::flag) return {Is::flag, Tag::nil, true, name};
            if (member.placed->kind == core::Kind::choice) return {Is::text, Tag::nil, true, name};
            if (member.placed->kind == core::Kind::seats) return {Is::list, Tag::nil, true, name};
            return {};
        default:
            return {};
    }
}

ValueKind ValueKinds::of_constant(int number) const {
    const Proto::Constant& constant = proto_.constants[static_cast<size_t>(number)];
    if (std::holds_alternative<std::string>(constant)) return {ValueKind::Is::text};
    if (std::holds_alternative<bool>(constant)) return {ValueKind::Is::flag};
    if (std::holds_alternative<int64_t>(constant)) return {ValueKind::Is::number};
    return {};
}

bool ValueKinds::is_list(size_t at, int in_register) const {
    const int filled = types_.filled_by(at, in_register);
    if (filled < 0) return false;
    const auto by = static_cast<size_t>(filled);
    const Code code(proto_.code[by]);
    if (code.op() == Op::move) return is_list(by, code.b());
    if (code.op() != Op::call) return false;
    const std::string* method = types_.method_called(by);
    return (method != nullptr && gives_list(*method)) || is_call_of(by, code, "where");
}

bool ValueKinds::is_rows(size_t at, int in_register) const {
    const int filled = types_.filled_by(at, in_register);
    const Member* read = filled < 0 ? nullptr : types_.read_by(static_cast<size_t>(filled));
    return read != nullptr && read->is == Member::Is::container;
}

bool ValueKinds::begins_at_zero(size_t at, int in_register) const {
    constexpr int variable = 3;  // after what the loop keeps for itself
    for (size_t loop = at; loop-- > 0;) {
        const Code code(proto_.code[loop]);
        if (code.op() != Op::forprep || code.a() + variable != in_register ||
            loop + static_cast<size_t>(code.bx()) < at)
            continue;
        const int filled = types_.filled_by(loop - 1, code.a());  // before the step is loaded
        if (filled < 0) return false;
        const Code load(proto_.code[static_cast<size_t>(filled)]);
        return load.op() == Op::loadi && load.sbx() == 0;
    }
    return false;
}

}  // namespace fronteira::compile
