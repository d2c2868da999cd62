// SPDX-License-Identifier: MIT
#include "compile/doubts/comparison_doubts.hpp"

#include "compile/code.hpp"
#include "compile/doubts/orders.hpp"
#include "compile/plain_cells.hpp"
#include "core/decided.hpp"

namespace fronteira::compile {
namespace {

class ComparisonFinder {
 public:
    explicit ComparisonFinder(const Examined& in) : in_(in) {}

    void run() {
        constexpr int most_looked_at = 500;  // comparisons of a function
        for (size_t at = 0; at < in_.proto.code.size() && looked_at_ < most_looked_at; ++at) {
            const Code code(in_.proto.code[at]);
            if (code.op() == Op::eqi) compare(at, code.a(), Value::integer(code.sb()));
            if (code.op() == Op::eqk) {
                const auto constant = in_.constant(code.b());
                constant ? compare(at, code.a(), *constant) : compare_nil(at, code);
            }
            if (const auto order = order_at(in_.proto, in_.types, at)) compare_order(at, *order);
            if (code.op() == Op::eq) compare_two(at, code.a(), code.b());
            if (code.op() == Op::lt || code.op() == Op::le) compare_words(at, code);
        }
    }

 private:
    void compare(size_t at, int in_register, const Value& constant) {
        ++looked_at_;
        const int filled = in_.types.filled_by(at, in_register);
        const Member* read = filled < 0 ? nullptr : in_.types.read_by(static_cast<size_t>(filled));
        const bool sure = read != nullptr;
        if (!sure) read = in_.column_by_name(filled);
        if (read != nullptr && read->is == Member::Is::column) {
            if (!may_hold(*read, constant))
                in_.add({Doubt::Of::column,
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
        const Tag handle = in_.types.of(at, in_register);
        if (constant.tag() == Tag::nil) return;
        if (const std::string* name = printed_by(filled); name != nullptr && handle == Tag::nil)
            return in_.add(
                {Doubt::Of::printed, "", 0, *name, nullptr, Tag::nil, constant, {}, false}, at);
        if (handle <= Tag::match) return compare_word(at, in_register, constant);
        const std::string name = read != nullptr ? read->name->text : "";
        in_.add({Doubt::Of::handle, "", 0, name, nullptr, handle, constant}, at);
    }

    /// A number, a flag, a word and a set of seats are never nil, except where they are hidden.
    void compare_nil(size_t at, Code code) {
        const Member* read = in_.member_in(at, code.a());
        const bool nothing = std::holds_alternative<std::monostate>(
            in_.proto.constants[static_cast<size_t>(code.b())]);
        if (!nothing || read == nullptr || read->is != Member::Is::column || read->secret ||
            !is_never_nil(read->placed->kind))
            return;
        in_.add({Doubt::Of::column, "", 0, read->name->text, read, Tag::nil, {}}, at);
    }

    static bool is_never_nil(core::Kind kind) {
        using core::Kind;
        return kind == Kind::integer || kind == Kind::flag || kind == Kind::choice ||
               kind == Kind::seats;
    }

    /// In quotes words are ordered as they are declared, and in Lua as they are spelt.
    void compare_words(size_t at, Code code) {
        for (const int side : {code.a(), code.b()}) {
            const Member* read = in_.member_in(at, side);
            if (read == nullptr || read->is != Member::Is::column ||
                read->placed->kind != core::Kind::choice)
                continue;
            in_.add({Doubt::Of::spelt, "", 0, read->name->text, read, Tag::nil, {}}, at);
            return;
        }
    }

    void compare_order(size_t at, const Order& order) {
        ++looked_at_;
        if (compare_roll(at, order)) return;
        const Member* read = in_.member_in(at, order.in_register);
        const bool sure = read != nullptr;
        if (!sure) read = in_.column_by_name(in_.types.filled_by(at, order.in_register));
        if (read == nullptr || read->is != Member::Is::column ||
            read->placed->kind != core::Kind::integer)
            return;
        const auto outcome =
            core::decided(order.sign, read->placed->min, read->placed->max, order.number);
        if (outcome)
            in_.add(
                {Doubt::Of::order, "", 0, read->name->text, read, Tag::nil,
                 Value::boolean(*outcome), order.sign + " " + std::to_string(order.number), sure},
                at);
    }

    /// What a `getfield` reads, if that is a word on some card and no column.
    const std::string* printed_by(int filled) {
        if (filled < 0) return nullptr;
        const Code code(in_.proto.code[static_cast<size_t>(filled)]);
        if (code.op() != Op::getfield) return nullptr;
        const Name& name = in_.program.known(*in_.program.name(in_.proto.text(code.c())));
        if (!in_.program.is_printed(name)) return nullptr;
        const bool of_option = is_global(static_cast<size_t>(filled), code.b(), "option");
        for (size_t deck = 2; deck < name.printed.size() && !of_option; ++deck)
            for (const Value& value : name.printed[deck])
                if (value.tag() == Tag::text) return &in_.proto.text(code.c());
        return nullptr;
    }

    /// What asks, rolls, was chosen or is an option.
    void compare_word(size_t at, int in_register, const Value& constant) {
        const auto note = [&](Doubt::Of of, const std::string* name) {
            if (name != nullptr) in_.add({of, "", 0, *name, nullptr, Tag::nil, constant}, at);
        };
        if (const auto* name = in_.types.parameter(at, in_register))
            return in_.add(
                {Doubt::Of::choice, "", 0, *name, nullptr, Tag::nil, constant, {}, in_.of_move},
                at);
        const int filled = in_.types.filled_by(at, in_register);
        if (filled < 0) return;
        const auto by = static_cast<size_t>(filled);
        const Code code(in_.proto.code[by]);
        if (code.op() == Op::getfield && is_global(by, code.b(), "option"))
            return note(Doubt::Of::option, &in_.proto.text(code.c()));
        if (code.op() != Op::call || code.a() != in_register || code.c() != 2) return;
        static const std::string type = "type";
        if (is_global(by, code.a(), type.c_str())) return note(Doubt::Of::type, &type);
        if (is_method_of_match(by, code.a(), "ask"))
            note(Doubt::Of::answer, in_.types.text_in(by, code.a() + 3));
        else if (is_method_of_match(by, code.a(), "roll"))
            note(Doubt::Of::face, in_.types.text_in(by, code.a() + 2));
        const auto sides = sides_of(at, in_register);
        const bool shown = constant.tag() == Tag::integer && constant.number() >= 1 &&
                           constant.number() <= sides.value_or(0);
        if (sides && !shown) add_rolled(at, *sides, "never " + said(constant));
    }

    /// `match:roll(6) > 6`.
    bool compare_roll(size_t at, const Order& order) {
        const auto sides = sides_of(at, order.in_register);
        if (!sides) return false;
        if (const auto outcome = core::decided(order.sign, 1, *sides, order.number))
            add_rolled(at, *sides,
                       std::string(*outcome ? "always " : "never ") + order.sign + " " +
                           std::to_string(order.number));
        return true;
    }

    void add_rolled(size_t at, int sides, std::string how) {
        in_.add({Doubt::Of::rolled, "", 0, "roll", nullptr, Tag::nil, Value::integer(sides),
                 std::move(how)},
                at);
    }

    static std::string said(const Value& constant) {
        return constant.tag() == Tag::integer ? std::to_string(constant.number())
               : constant.tag() == Tag::text  ? "a word"
                                              : "true or false";
    }

    /// How many sides the plain die has whose throw stands in a register.
    std::optional<int> sides_of(size_t at, int in_register) const {
        const int filled = in_.types.filled_by(at, in_register);
        if (filled < 0) return std::nullopt;
        const auto by = static_cast<size_t>(filled);
        const Code call(in_.proto.code[by]);
        if (call.op() != Op::call || call.a() != in_register || call.c() != 2 ||
            !is_method_of_match(by, call.a(), "roll"))
            return std::nullopt;
        const int loaded = in_.types.filled_by(by, call.a() + 2);
        if (loaded < 0) return std::nullopt;
        const Code load(in_.proto.code[static_cast<size_t>(loaded)]);
        return load.op() == Op::loadi && load.sbx() > 0 ? std::optional(load.sbx()) : std::nullopt;
    }

    bool is_global(size_t at, int in_register, const char* name) const {
        const int filled = in_.types.filled_by(at, in_register);
        if (filled < 0) return false;
        const Code code(in_.proto.code[static_cast<size_t>(filled)]);
        return code.op() == Op::gettabup && in_.of_globals[static_cast<size_t>(code.b())] &&
               in_.proto.text(code.c()) == name;
    }

    bool is_method_of_match(size_t at, int in_register, const char* name) const {
        const int filled = in_.types.filled_by(at, in_register);
        if (filled < 0) return false;
        const auto by = static_cast<size_t>(filled);
        const Code code(in_.proto.code[by]);
        return code.op() == Op::self && code.k() && in_.proto.text(code.c()) == name &&
               in_.types.of(by, code.b()) == Tag::match;
    }

    /// A handle and a number are never equal.
    void compare_two(size_t at, int one, int other) {
        ++looked_at_;
        for (const auto& [handle, number] : {std::pair{one, other}, std::pair{other, one}}) {
            const Tag kind = in_.types.of(at, handle);
            const Member* read = in_.member_in(at, number);
            if (kind <= Tag::match || read == nullptr || !is_number(*read)) continue;
            const Member* named = in_.member_in(at, handle);
            in_.add({Doubt::Of::number,
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

    const Examined& in_;
    int looked_at_ = 0;
};

}  // namespace

void find_comparison_doubts(const Examined& in) {
    ComparisonFinder(in).run();
}

}  // namespace fronteira::compile
