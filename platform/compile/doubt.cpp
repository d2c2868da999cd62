// SPDX-License-Identifier: MIT
#include "compile/doubt.hpp"

#include "compile/code.hpp"
#include "compile/handle_types.hpp"
#include "compile/kind_doubts.hpp"
#include "compile/orders.hpp"
#include "compile/plain_cells.hpp"
#include "compile/unread_locals.hpp"
#include "core/decided.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

/// Whether a cell of the column may be equal to a constant.
bool may_hold(const Member& column, const Value& constant) {
    const bool number =
        column.placed->kind == core::Kind::integer && constant.tag() == Tag::integer;
    return may_be(column, constant) && (!number || (constant.number() >= column.placed->min &&
                                                    constant.number() <= column.placed->max));
}

class DoubtFinder {
 public:
    DoubtFinder(Program& program, const Proto& proto, const std::vector<bool>& of_globals,
                bool of_move, std::vector<Doubt>& found)
        : program_(program),
          proto_(proto),
          types_(program, proto),
          of_globals_(of_globals),
          of_move_(of_move),
          found_(found) {}

    void run() {
        for (size_t at = 0; at < proto_.code.size() && looked_at_ < most_looked_at; ++at) {
            const Code code(proto_.code[at]);
            if (code.op() == Op::eqi) compare(at, code.a(), Value::integer(code.sb()));
            if (code.op() == Op::eqk)
                if (const auto constant = constant_of(code.b())) compare(at, code.a(), *constant);
            if (const auto order = order_at(proto_, types_, at)) compare_order(at, *order);
            if (code.op() == Op::setfield) write_field(at, code);
            if (code.op() == Op::geti) read_entry(at, code);
            if (of_move_ && code.op() == Op::getfield) read_of_cards(at, code);
            if (code.op() == Op::call || code.op() == Op::tailcall) call_member(at, code);
            if (code.op() == Op::eq) compare_two(at, code.a(), code.b());
            if (code.op() == Op::test && !gives_a_value(proto_, at)) ask_whether(at, code.a());
            if (code.op() == Op::not_) ask_whether(at, code.b());
            if (code.op() == Op::settable || code.op() == Op::seti)
                if (!types_.is_variable(at, code.a())) write(at, code.a());
            if (code.op() == Op::setupval && of_globals_[static_cast<size_t>(code.b())])
                add({Doubt::Of::environment, "", 0, "_ENV", nullptr, Tag::nil, {}}, at);
            const bool alone = code.op() == Op::call && code.c() == 1;  // its results are dropped
            if (alone && changes_a_list(at, code.a())) write(at, code.a() + 1);
        }
    }

 private:
    std::optional<Value> constant_of(int number) {
        const Proto::Constant& constant = proto_.constants[static_cast<size_t>(number)];
        if (const auto* yes = std::get_if<bool>(&constant)) return Value::boolean(*yes);
        if (const auto* whole = std::get_if<int64_t>(&constant)) return Value::whole(*whole);
        if (const auto* word = std::get_if<std::string>(&constant))
            return Value::word(program_.name(*word));
        return std::nullopt;
    }

    void compare(size_t at, int in_register, const Value& constant) {
        ++looked_at_;
        const int filled = types_.filled_by(at, in_register);
        const Member* read = filled < 0 ? nullptr : types_.read_by(static_cast<size_t>(filled));
        const bool sure = read != nullptr;
        if (!sure) read = column_by_name(filled);
        if (read != nullptr && read->is == Member::Is::column) {
            if (!may_hold(*read, constant))
                add({Doubt::Of::column,
                     "",
                     0,
                     read->name->text,
                     read,
                     Tag::nil,
                     constant,
                     {},
                     sure},
                    at);
            return;
        }
        const Tag handle = types_.of(at, in_register);
        if (constant.tag() == Tag::nil) return;
        if (const std::string* name = printed_by(filled); name != nullptr && handle == Tag::nil)
            return add({Doubt::Of::printed, "", 0, *name, nullptr, Tag::nil, constant, {}, false},
                       at);
        if (handle <= Tag::match) return compare_word(at, in_register, constant);
        const std::string name = read != nullptr ? read->name->text : "";
        add({Doubt::Of::handle, "", 0, name, nullptr, handle, constant}, at);
    }

    void compare_order(size_t at, const Order& order) {
        ++looked_at_;
        const Member* read = member_in(at, order.in_register);
        if (read == nullptr || read->is != Member::Is::column ||
            read->placed->kind != core::Kind::integer)
            return;
        const auto outcome =
            core::decided(order.sign, read->placed->min, read->placed->max, order.number);
        if (outcome)
            add({Doubt::Of::order, "", 0, read->name->text, read, Tag::nil,
                 Value::boolean(*outcome), order.sign + " " + std::to_string(order.number)},
                at);
    }

    /// The column that a `getfield` reads of something that is not known, if nothing else is called
    /// so, no card either.
    const Member* column_by_name(int filled) {
        if (filled < 0) return nullptr;
        const Code code(proto_.code[static_cast<size_t>(filled)]);
        if (code.op() != Op::getfield) return nullptr;
        const Name& name = program_.known(*program_.name(proto_.text(code.c())));
        const bool printed = std::any_of(name.printed.begin(), name.printed.end(),
                                         [](const auto& values) { return !values.empty(); });
        return printed ? nullptr : program_.only_column(name);
    }

    /// What a `getfield` reads, if that is a word on some card and no column.
    const std::string* printed_by(int filled) {
        if (filled < 0) return nullptr;
        const Code code(proto_.code[static_cast<size_t>(filled)]);
        if (code.op() != Op::getfield) return nullptr;
        const Name& name = program_.known(*program_.name(proto_.text(code.c())));
        if (!program_.is_printed(name)) return nullptr;
        const bool of_option = is_global(static_cast<size_t>(filled), code.b(), "option");
        for (size_t deck = 2; deck < name.printed.size() && !of_option; ++deck)
            for (const Value& value : name.printed[deck])
                if (value.tag() == Tag::text) return &proto_.text(code.c());
        return nullptr;
    }

    /// In Lua, 0 is true.
    void ask_whether(size_t at, int in_register) {
        ++looked_at_;
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return;
        if (Code(proto_.code[static_cast<size_t>(filled)]).op() == Op::len)
            return add({Doubt::Of::truth, "", 0, "#list", nullptr, Tag::nil, {}}, at);
        const Member* read = types_.read_by(static_cast<size_t>(filled));
        const bool sure = read != nullptr;
        if (!sure) read = column_by_name(filled);
        if (read == nullptr || read->secret) return;  // what is hidden is nil
        const bool word =
            read->is == Member::Is::column && read->placed->kind == core::Kind::choice;
        if (!word && !is_number(*read)) return;
        const Member* column = read->is == Member::Is::column ? read : nullptr;
        add({Doubt::Of::truth, "", 0, read->name->text, column, Tag::nil, {}, {}, sure}, at);
    }

    /// What asks, rolls, was chosen or is an option.
    void compare_word(size_t at, int in_register, const Value& constant) {
        const auto note = [&](Doubt::Of of, const std::string* name) {
            if (name != nullptr) add({of, "", 0, *name, nullptr, Tag::nil, constant}, at);
        };
        if (const auto* name = types_.parameter(at, in_register))
            return add({Doubt::Of::choice, "", 0, *name, nullptr, Tag::nil, constant, {}, of_move_},
                       at);
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return;
        const auto by = static_cast<size_t>(filled);
        const Code code(proto_.code[by]);
        if (code.op() == Op::getfield && is_global(by, code.b(), "option"))
            return note(Doubt::Of::option, &proto_.text(code.c()));
        if (code.op() != Op::call || code.a() != in_register || code.c() != 2) return;
        if (is_method_of_match(by, code.a(), "ask"))
            note(Doubt::Of::answer, types_.text_in(by, code.a() + 3));
        else if (is_method_of_match(by, code.a(), "roll"))
            note(Doubt::Of::face, types_.text_in(by, code.a() + 2));
    }

    bool is_global(size_t at, int in_register, const char* name) const {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return false;
        const Code code(proto_.code[static_cast<size_t>(filled)]);
        return code.op() == Op::gettabup && of_globals_[static_cast<size_t>(code.b())] &&
               proto_.text(code.c()) == name;
    }

    bool is_method_of_match(size_t at, int in_register, const char* name) const {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return false;
        const auto by = static_cast<size_t>(filled);
        const Code code(proto_.code[by]);
        return code.op() == Op::self && code.k() && proto_.text(code.c()) == name &&
               types_.of(by, code.b()) == Tag::match;
    }

    /// A misspelt column is written.
    void write_field(size_t at, Code code) {
        const Tag kind = types_.of(at, code.a());
        if (types_.is_card(at, code.a(), of_move_))
            add({Doubt::Of::write, "", 0, proto_.text(code.b()), nullptr, Tag::card, {}}, at);
        if (kind < Tag::match || kind > Tag::region) return;
        const bool sure =
            of_move_ || kind == Tag::match || types_.parameter(at, code.a()) == nullptr;
        const std::string& name = proto_.text(code.b());
        const Member& member = program_.member(*program_.name(name), kind);
        if (member.is != Member::Is::column)
            return add({Doubt::Of::write, "", 0, name, nullptr, kind, {}, {}, sure}, at);
        const auto constant = code.k() ? constant_of(code.c()) : std::nullopt;
        if (constant && sure && !takes(member, *constant))
            add({Doubt::Of::given, "", 0, name, &member, kind, *constant}, at);
    }

    static bool takes(const Member& column, const Value& constant) {
        if (constant.tag() == Tag::nil) return column.placed->kind != core::Kind::integer;
        return may_hold(column, constant);
    }

    /// Rows go from 1 on.
    void read_entry(size_t at, Code code) {
        const Member* read = code.c() == 0 ? member_in(at, code.b()) : nullptr;
        if (read != nullptr && read->is == Member::Is::container)
            add({Doubt::Of::zero, "", 0, read->name->text, nullptr, Tag::match, {}}, at);
    }

    /// A move is given its cards in a list, be it one.
    void read_of_cards(size_t at, Code code) {
        if (const std::string* name = types_.cards_given(at, code.b()))
            add({Doubt::Of::list, "", 0, *name, nullptr, Tag::nil, {}, proto_.text(code.c())}, at);
    }

    /// `match:me()`, `to.armies()`: what stands there is no function.
    void call_member(size_t at, Code call) {
        const int loaded = types_.filled_by(at, call.a());
        if (loaded < 0) return;
        const auto by = static_cast<size_t>(loaded);
        const Code load(proto_.code[by]);
        if (load.op() != Op::getfield && !(load.op() == Op::self && load.k())) return;
        const Tag kind = types_.of(by, load.b());
        if (kind < Tag::match || kind > Tag::region) return;
        using Is = Member::Is;
        const Is is = program_.member(*program_.name(proto_.text(load.c())), kind).is;
        if (is == Is::native && load.op() == Op::getfield && types_.of(at, call.a() + 1) != kind)
            add({Doubt::Of::object, "", 0, proto_.text(load.c()), nullptr, kind, {}}, at);
        if (is == Is::nothing || is == Is::native || is == Is::printed || is == Is::lua) return;
        add({Doubt::Of::called, "", 0, proto_.text(load.c()), nullptr, kind, {}}, at);
    }

    /// A handle and a number are never equal.
    void compare_two(size_t at, int one, int other) {
        ++looked_at_;
        for (const auto& [handle, number] : {std::pair{one, other}, std::pair{other, one}}) {
            const Tag kind = types_.of(at, handle);
            const Member* read = member_in(at, number);
            if (kind <= Tag::match || read == nullptr || !is_number(*read)) continue;
            const Member* named = member_in(at, handle);
            add({Doubt::Of::number,
                 "",
                 0,
                 named == nullptr ? "" : named->name->text,
                 nullptr,
                 kind,
                 {},
                 read->name->text},
                at);
        }
    }

    const Member* member_in(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        return filled < 0 ? nullptr : types_.read_by(static_cast<size_t>(filled));
    }

    static bool is_number(const Member& member) {
        using Is = Member::Is;
        return member.is == Is::number || member.is == Is::x || member.is == Is::y ||
               member.is == Is::size || member.is == Is::round ||
               (member.is == Is::column && member.placed->kind == core::Kind::integer);
    }

    /// Whether `table.insert` or one like it stands in a register.
    bool changes_a_list(size_t at, int in_register) const {
        const int field = types_.filled_by(at, in_register);
        if (field < 0) return false;
        const Code read(proto_.code[static_cast<size_t>(field)]);
        if (read.op() != Op::getfield) return false;
        const int table = types_.filled_by(static_cast<size_t>(field), read.b());
        if (table < 0) return false;
        const Code global(proto_.code[static_cast<size_t>(table)]);
        const std::string& function = proto_.text(read.c());
        return global.op() == Op::gettabup && proto_.text(global.c()) == "table" &&
               (function == "insert" || function == "remove" || function == "sort");
    }

    /// What is read of a set of seats is another list each time.
    void write(size_t at, int in_register) {
        const int filled = types_.filled_by(at, in_register);
        const Member* read = filled < 0 ? nullptr : types_.read_by(static_cast<size_t>(filled));
        if (read == nullptr || read->is != Member::Is::column ||
            read->placed->kind != core::Kind::seats)
            return;
        add({Doubt::Of::copy, "", 0, read->name->text, read, Tag::nil, {}}, at);
    }

    void add(Doubt doubt, size_t at) {
        doubt.file = proto_.file;
        doubt.line = line_of(proto_, at);
        found_.push_back(std::move(doubt));
    }

    Program& program_;
    const Proto& proto_;
    static constexpr int most_looked_at = 500;  // comparisons of a function
    const HandleTypes types_;
    const std::vector<bool>& of_globals_;
    const bool of_move_;
    std::vector<Doubt>& found_;
    int looked_at_ = 0;
};

void find_doubts(Program& program, const Proto& proto, const std::vector<bool>& of_globals,
                 bool of_move, std::vector<Doubt>& found) {
    DoubtFinder(program, proto, of_globals, of_move, found).run();
    find_kind_doubts(program, proto, of_move, found);
    find_unread_locals(proto, found);
    for (const Proto& inner : proto.inner) {
        std::vector<bool> passed;
        for (const Proto::Upvalue& one : inner.upvalues)
            passed.push_back(!one.in_stack && of_globals[one.index]);
        find_doubts(program, inner, passed, false, found);
    }
}

}  // namespace

std::vector<Doubt> doubts_in(Program& program, const Proto& proto,
                             const std::vector<bool>& of_globals, bool of_move) {
    std::vector<Doubt> found;
    find_doubts(program, proto, of_globals, of_move, found);
    return found;
}

}  // namespace fronteira::compile
