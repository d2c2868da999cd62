// SPDX-License-Identifier: MIT
#include "compile/doubts/member_doubts.hpp"

#include "compile/code.hpp"
#include "compile/doubts/list_functions.hpp"
#include "compile/plain_cells.hpp"

namespace fronteira::compile {
namespace {

class MemberFinder {
 public:
    explicit MemberFinder(const Examined& in) : in_(in) {}

    void run() const {
        for (size_t at = 0; at < in_.proto.code.size(); ++at) {
            const Code code(in_.proto.code[at]);
            if (code.op() == Op::setfield) write_field(at, code);
            if (code.op() == Op::geti) read_entry(at, code);
            if (code.op() == Op::gettable) read_entry_of_handle(at, code);
            if (in_.of_move && code.op() == Op::getfield) read_of_cards(at, code);
            if (code.op() == Op::call || code.op() == Op::tailcall) call_member(at, code);
            if (code.op() == Op::settable || code.op() == Op::seti)
                if (!in_.types.is_variable(at, code.a())) write(at, code.a());
            if (code.op() == Op::setupval && in_.of_globals[static_cast<size_t>(code.b())])
                in_.add({Doubt::Of::environment, "", 0, "_ENV", nullptr, Tag::nil, {}}, at);
            const bool alone = code.op() == Op::call && code.c() == 1;  // its results are dropped
            if (alone && changes_a_list(at, code.a())) write(at, code.a() + 1);
        }
    }

 private:
    /// A misspelt column is written.
    void write_field(size_t at, Code code) const {
        const Tag kind = in_.types.of(at, code.a());
        if (in_.types.is_card(at, code.a(), in_.of_move))
            in_.add({Doubt::Of::write, "", 0, in_.proto.text(code.b()), nullptr, Tag::card, {}},
                    at);
        if (kind < Tag::match || kind > Tag::region) return;
        const bool sure =
            in_.of_move || kind == Tag::match || in_.types.parameter(at, code.a()) == nullptr;
        const std::string& name = in_.proto.text(code.b());
        const Member& member = in_.program.member(*in_.program.name(name), kind);
        if (member.is != Member::Is::column)
            return in_.add({Doubt::Of::write, "", 0, name, nullptr, kind, {}, {}, sure}, at);
        auto constant = code.k() ? in_.constant(code.c()) : std::nullopt;
        if (code.k() && std::holds_alternative<std::monostate>(
                            in_.proto.constants[static_cast<size_t>(code.c())]))
            constant = Value::nil();
        if (constant && sure && !takes(member, *constant))
            in_.add({Doubt::Of::given, "", 0, name, &member, kind, *constant}, at);
    }

    static bool takes(const Member& column, const Value& constant) {
        if (constant.tag() == Tag::nil)
            return column.placed->kind != core::Kind::integer &&
                   column.placed->kind != core::Kind::choice;
        return may_hold(column, constant);
    }

    /// Rows go from 1 on.
    void read_entry(size_t at, Code code) const {
        const Member* read = code.c() == 0 ? in_.member_in(at, code.b()) : nullptr;
        if (read != nullptr && read->is == Member::Is::container)
            in_.add({Doubt::Of::zero, "", 0, read->name->text, nullptr, Tag::match, {}}, at);
    }

    /// `match.seat[match.me]`.
    void read_entry_of_handle(size_t at, Code code) const {
        const Member* read = in_.member_in(at, code.b());
        const Tag key = in_.types.of(at, code.c());
        const bool sure = in_.of_move || in_.types.parameter(at, code.c()) == nullptr;
        if (read != nullptr && read->is == Member::Is::container && key > Tag::match && sure)
            in_.add({Doubt::Of::indexed, "", 0, "match." + read->name->text, nullptr, key, {}}, at);
    }

    /// A move is given its cards in a list, be it one.
    void read_of_cards(size_t at, Code code) const {
        if (const std::string* name = in_.types.cards_given(at, code.b()))
            in_.add(
                {Doubt::Of::list, "", 0, *name, nullptr, Tag::nil, {}, in_.proto.text(code.c())},
                at);
    }

    /// `match:me()`, `to.armies()`: what stands there is no function.
    void call_member(size_t at, Code call) const {
        const int loaded = in_.types.filled_by(at, call.a());
        if (loaded < 0) return;
        const auto by = static_cast<size_t>(loaded);
        const Code load(in_.proto.code[by]);
        if (load.op() != Op::getfield && !(load.op() == Op::self && load.k())) return;
        const Tag kind = in_.types.of(by, load.b());
        if (kind == Tag::nil && load.op() == Op::getfield && load.b() != call.a() + 1)
            return call_without_object(at, in_.proto.text(load.c()));
        if (kind < Tag::match || kind > Tag::region) return;
        using Is = Member::Is;
        const Is is = in_.program.member(*in_.program.name(in_.proto.text(load.c())), kind).is;
        if (is == Is::native && load.op() == Op::getfield && in_.types.of(at, call.a() + 1) != kind)
            in_.add({Doubt::Of::object, "", 0, in_.proto.text(load.c()), nullptr, kind, {}}, at);
        if (is == Is::nothing || is == Is::native || is == Is::printed || is == Is::lua) return;
        in_.add({Doubt::Of::called, "", 0, in_.proto.text(load.c()), nullptr, kind, {}}, at);
    }

    /// `space.neighbours()`, of whatever is called `space`: handles alone have something so called.
    void call_without_object(size_t at, const std::string& name) const {
        for (const Tag kind : {Tag::seat, Tag::space, Tag::region})
            if (in_.program.member(*in_.program.name(name), kind).is == Member::Is::native)
                return in_.add({Doubt::Of::object, "", 0, name, nullptr, kind, {}, {}, false}, at);
    }

    /// Whether `table.insert` or one like it stands in a register.
    bool changes_a_list(size_t at, int in_register) const {
        const int field = in_.types.filled_by(at, in_register);
        if (field < 0) return false;
        const Code read(in_.proto.code[static_cast<size_t>(field)]);
        if (read.op() != Op::getfield) return false;
        const int table = in_.types.filled_by(static_cast<size_t>(field), read.b());
        if (table < 0) return false;
        const Code global(in_.proto.code[static_cast<size_t>(table)]);
        return global.op() == Op::gettabup && in_.proto.text(global.c()) == "table" &&
               changes_list(in_.proto.text(read.c()));
    }

    /// What is read of a set of seats is another list each time.
    void write(size_t at, int in_register) const {
        const int filled = in_.types.filled_by(at, in_register);
        const Member* read = filled < 0 ? nullptr : in_.types.read_by(static_cast<size_t>(filled));
        if (read == nullptr || read->is != Member::Is::column ||
            read->placed->kind != core::Kind::seats)
            return;
        in_.add({Doubt::Of::copy, "", 0, read->name->text, read, Tag::nil, {}}, at);
    }

    const Examined& in_;
};

}  // namespace

void find_member_doubts(const Examined& in) {
    MemberFinder(in).run();
}

}  // namespace fronteira::compile
