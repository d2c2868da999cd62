// SPDX-License-Identifier: MIT
#include "compile/doubts/kind_doubts.hpp"

#include "compile/code.hpp"
#include "compile/doubts/value_kinds.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

constexpr size_t most_looked_at = 2000;  // instructions of a function

/// Whether a column may hold such a value; one of a row may be given nothing as well.
bool may_hold(core::Kind column, const ValueKind& kind) {
    switch (column) {
        case core::Kind::integer:
            return kind.is == ValueKind::Is::number;
        case core::Kind::flag:
            return kind.is == ValueKind::Is::flag;
        case core::Kind::choice:
            return kind.is == ValueKind::Is::text;
        case core::Kind::seat:
            return kind.is == ValueKind::Is::handle && kind.handle == Tag::seat;
        case core::Kind::space:
            return kind.is == ValueKind::Is::handle && kind.handle == Tag::space;
        case core::Kind::region:
            return kind.is == ValueKind::Is::handle && kind.handle == Tag::region;
        case core::Kind::card:
            return kind.is == ValueKind::Is::handle && kind.handle == Tag::card;
        case core::Kind::seats:
            return kind.is == ValueKind::Is::list;
    }
    return true;
}

class KindFinder {
 public:
    explicit KindFinder(const Examined& in)
        : in_(in), kinds_(in.program, in.proto, in.of_move), types_(kinds_.types()) {}

    void run() {
        for (size_t at = 0; at < std::min(in_.proto.code.size(), most_looked_at); ++at) {
            const Code code(in_.proto.code[at]);
            const Op op = code.op();
            if (op == Op::geti && code.c() == 0 && kinds_.is_list(at, code.b())) add_zero(at);
            if (op == Op::gettable &&
                (kinds_.is_list(at, code.b()) || kinds_.is_rows(at, code.b()))) {
                if (kinds_.begins_at_zero(at, code.c())) add_zero(at);
                if (is_remainder(at, code.c())) add_zero(at, "% n");
            }
            if (op == Op::eq && !is_told_of_numbers(at, code.a(), code.b()))
                compare(at, kinds_.operand(at, code.a()), kinds_.operand(at, code.b()));
            if (op == Op::eq && (is_fresh(at, code.a()) || is_fresh(at, code.b())))
                in_.add({Doubt::Of::fresh, "", 0, "", nullptr, Tag::nil, {}}, at);
            if (op == Op::eqi) compare_constant(at, code.a(), {ValueKind::Is::number});
            if (op == Op::eqk) compare_constant(at, code.a(), kinds_.of_constant(code.b()));
            if (op == Op::setfield) give(at, code);
            if (op == Op::getfield || (op == Op::self && code.k())) ask(at, code);
        }
    }

 private:
    void add_zero(size_t at, const char* how = "") {
        in_.add({Doubt::Of::zero, "", 0, "", nullptr, Tag::match, {}, how}, at);
    }

    /// Whether `i % n`, which may be 0, stands there.
    bool is_remainder(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return false;
        const Op op = Code(in_.proto.code[static_cast<size_t>(filled)]).op();
        return op == Op::mod || op == Op::modk;
    }

    /// Whether it is told of by others: a handle beside a column or member that is a number.
    bool is_told_of_numbers(size_t at, int one, int other) const {
        for (const auto& [handle, number] : {std::pair{one, other}, std::pair{other, one}})
            if (const Member* read = in_.member_in(at, number);
                in_.types.of(at, handle) > Tag::match && read != nullptr &&
                compile::is_number(*read))
                return true;
        return false;
    }

    void compare(size_t at, const ValueKind& one, const ValueKind& other) {
        using Is = ValueKind::Is;
        const bool known = one.is != Is::unknown && other.is != Is::unknown;
        const bool numbers = is_number(one) && is_number(other);
        const bool alike = one.is == other.is && one.handle == other.handle;
        if (!known || numbers || alike) return;
        if ((one.is == Is::handle && one.handle == Tag::match) ||
            (other.is == Is::handle && other.handle == Tag::match))
            return;
        Doubt doubt{Doubt::Of::apart, "", 0, said(one), nullptr, Tag::nil, {}, said(other)};
        doubt.sure = one.sure && other.sure;
        if (!doubt.sure) doubt.constant = Value::word(in_.program.name(field_of(one, other)));
        in_.add(std::move(doubt), at);
    }

    /// Whether a table stands there that was made in the function.
    bool is_made(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return false;
        const Code code(in_.proto.code[static_cast<size_t>(filled)]);
        if (code.op() == Op::move) return is_made(static_cast<size_t>(filled), code.b());
        return code.op() == Op::newtable;
    }

    /// Whether a table that has no name was made there.
    bool is_fresh(size_t at, int in_register) const {
        return !types_.is_variable(at, in_register) && is_made(at, in_register);
    }

    static const std::string& field_of(const ValueKind& one, const ValueKind& other) {
        return one.sure ? other.name : one.name;
    }

    /// Columns, handles that are known without what gives them, and words are looked at by others.
    void compare_constant(size_t at, int in_register, const ValueKind& constant) {
        using Is = ValueKind::Is;
        const ValueKind kind = kinds_.operand(at, in_register);
        const Member* read = in_.member_in(at, in_register);
        const bool column = read != nullptr && read->is == Member::Is::column;
        const bool handle = kind.is == Is::handle && kind.handle != Tag::card &&
                            in_.types.of(at, in_register) != Tag::nil;
        const bool word = kind.is == Is::text && !kind.name.empty() && kind.name != "id";
        if (!column && !handle && !word && !is_rolled(at, in_register)) compare(at, kind, constant);
    }

    bool is_rolled(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        const std::string* method =
            filled < 0 ? nullptr : types_.method_called(static_cast<size_t>(filled));
        return method != nullptr && *method == "roll";
    }

    /// `a.b = c`, where c is no constant.
    void give(size_t at, Code code) {
        const Tag handle = kinds_.handle_in(at, code.a());
        if (code.k() || handle < Tag::match || handle > Tag::region) return;
        const std::string& name = in_.proto.text(code.b());
        const Member& member = in_.program.member(*in_.program.name(name), handle);
        if (member.is != Member::Is::column) return;
        if (member.placed->kind == core::Kind::integer) give_roll(at, code.c(), member, handle);
        const ValueKind kind =
            is_made(at, code.c()) ? ValueKind{ValueKind::Is::list} : kinds_.in(at, code.c());
        if (kind.is == ValueKind::Is::unknown || may_hold(member.placed->kind, kind)) return;
        Doubt doubt{Doubt::Of::misfit, "", 0, name, &member, handle, {}, said(kind)};
        doubt.sure = kind.sure;
        if (!kind.sure) doubt.constant = Value::word(in_.program.name(kind.name));
        in_.add(std::move(doubt), at);
    }

    /// `match:roll(7)`, where the column ends with 6.
    void give_roll(size_t at, int in_register, const Member& member, Tag handle) {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return;
        const auto by = static_cast<size_t>(filled);
        const Code call(in_.proto.code[by]);
        if (call.op() != Op::call || call.b() != 3) return;
        const std::string* method = types_.method_called(by);
        const int loaded = types_.filled_by(by, call.a() + 2);
        if (method == nullptr || *method != "roll" || loaded < 0) return;
        const Code sides(in_.proto.code[static_cast<size_t>(loaded)]);
        if (sides.op() == Op::loadi && sides.sbx() > member.placed->max)
            in_.add({Doubt::Of::given, "", 0, member.name->text, &member, handle,
                     Value::integer(sides.sbx())},
                    at);
    }

    /// `match:ask(...).armies`, where the answer is a number; `match.seat.next`.
    bool ask_what_has_none(size_t at, Code code) {
        using Is = ValueKind::Is;
        const ValueKind kind = kinds_.in(at, code.b());
        const bool field = code.op() == Op::getfield;
        const bool list = kind.is == Is::list && types_.cards_given(at, code.b()) == nullptr;
        const bool plain = kind.sure && (is_number(kind) || kind.is == Is::flag);
        const std::string& name = in_.proto.text(code.c());
        const Member* read = in_.member_in(at, code.b());
        const bool seats =
            read != nullptr && read->is == Member::Is::container && read->held == Tag::seat;
        if (seats)
            in_.add(
                {Doubt::Of::bare, "", 0, name, nullptr, Tag::container, {}, "the list of seats"},
                at);
        else if (plain || list || (field && kind.sure && kind.is == Is::text))
            in_.add({Doubt::Of::bare, "", 0, name, nullptr, Tag::nil, {}, said(kind)}, at);
        return seats || plain || list;
    }

    /// `me:win()`: somebody else has that. What nothing has is told by others.
    void ask(size_t at, Code code) {
        if (ask_what_has_none(at, code)) return;
        const Tag handle = kinds_.handle_in(at, code.b());
        if (handle < Tag::match || handle > Tag::card) return;
        const Name& name = in_.program.known(*in_.program.name(in_.proto.text(code.c())));
        // Where the map says nothing of the kind, Lua complains.
        const Member::Is is = name.member(handle).is;
        const bool none = is == Member::Is::nothing || is == Member::Is::lua ||
                          (is == Member::Is::printed && !is_printed(name, handle));
        if (!none || name.text == "id") return;
        const bool elsewhere =
            std::any_of(name.members.begin(), name.members.end(), [](const Member& member) {
                return member.is != Member::Is::nothing && member.is != Member::Is::printed &&
                       member.is != Member::Is::lua;
            });
        Doubt doubt{Doubt::Of::lacks, "", 0, name.text, nullptr, handle, {}};
        doubt.sure = elsewhere;
        const bool unprinted = handle == Tag::match || handle == Tag::seat;
        if (elsewhere || unprinted || code.op() == Op::self) in_.add(std::move(doubt), at);
    }

    /// Whether the map says so of such rows, or some card.
    static bool is_printed(const Name& name, Tag handle) {
        constexpr size_t regions = 1, first_deck = 2;
        for (size_t kind = 0; kind < name.printed.size(); ++kind) {
            const Tag of = kind < regions      ? Tag::space
                           : kind < first_deck ? Tag::region
                                               : Tag::card;
            for (const Value& value : name.printed[kind])
                if (of == handle && value.tag() != Tag::nil) return true;
        }
        return false;
    }

    const Examined& in_;
    const ValueKinds kinds_;
    const HandleTypes& types_;
};

}  // namespace

void find_kind_doubts(const Examined& in) {
    KindFinder(in).run();
}

}  // namespace fronteira::compile
