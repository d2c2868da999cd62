// SPDX-License-Identifier: MIT
#include "compile/kind_doubts.hpp"

#include "compile/code.hpp"
#include "compile/handle_types.hpp"

#include <algorithm>
#include <optional>

namespace fronteira::compile {
namespace {

constexpr size_t most_looked_at = 2000;  // instructions of a function

/// What kind of value stands somewhere, as far as the text of a function says.
struct Kind {
    enum class Is : uint8_t {
        unknown,
        number,
        fraction,
        text,
        flag,
        list,
        function,
        handle
    } is = Is::unknown;
    Tag handle = Tag::nil;
    bool sure = true;       ///< else it goes by a name that a table may have as well, `name`
    std::string name = {};  ///< of the field that was read
};

std::string said(const Kind& kind) {
    static constexpr const char* handles[] = {"the match", "a seat", "a space", "a region",
                                              "a card"};
    static constexpr const char* others[] = {
        "", "a number", "a fraction", "a text", "true or false", "a list", "a function"};
    if (kind.is != Kind::Is::handle) return others[static_cast<size_t>(kind.is)];
    return handles[static_cast<size_t>(kind.handle) - static_cast<size_t>(Tag::match)];
}

/// Whether a column may hold such a value; one of a row may be given nothing as well.
bool may_hold(core::Kind column, const Kind& kind) {
    switch (column) {
        case core::Kind::integer:
            return kind.is == Kind::Is::number;
        case core::Kind::flag:
            return kind.is == Kind::Is::flag;
        case core::Kind::choice:
            return kind.is == Kind::Is::text;
        case core::Kind::seat:
            return kind.is == Kind::Is::handle && kind.handle == Tag::seat;
        case core::Kind::space:
            return kind.is == Kind::Is::handle && kind.handle == Tag::space;
        case core::Kind::region:
            return kind.is == Kind::Is::handle && kind.handle == Tag::region;
        case core::Kind::card:
            return kind.is == Kind::Is::handle && kind.handle == Tag::card;
        case core::Kind::seats:
            return kind.is == Kind::Is::list;
    }
    return true;
}

class KindFinder {
 public:
    KindFinder(Program& program, const Proto& proto, bool of_move, std::vector<Doubt>& found)
        : program_(program),
          proto_(proto),
          types_(program, proto),
          of_move_(of_move),
          found_(found) {}

    void run() {
        for (size_t at = 0; at < std::min(proto_.code.size(), most_looked_at); ++at) {
            const Code code(proto_.code[at]);
            const Op op = code.op();
            if (op >= Op::addi && op < Op::add) reckon(at, code.b());
            if (op >= Op::add && op <= Op::shr) {
                reckon(at, code.b());
                reckon(at, code.c());
            }
            if (op == Op::unm) reckon(at, code.b());
            if (op == Op::lt || op == Op::le)
                order(at, kind_in(at, code.a()), kind_in(at, code.b()));
            if (op == Op::lti || op == Op::lei || op == Op::gti || op == Op::gei)
                order(at, kind_in(at, code.a()), {Kind::Is::number});
            if (op == Op::len) count(at, code.b());
            if (op == Op::geti && code.c() == 0 && is_list(at, code.b())) add_zero(at);
            if (op == Op::gettable && begins_at_zero(at, code.c()) &&
                (is_list(at, code.b()) || is_rows(at, code.b())))
                add_zero(at);
            if (op == Op::eq) compare(at, kind_in(at, code.a()), kind_in(at, code.b()));
            if (op == Op::eqi) compare_constant(at, code.a(), {Kind::Is::number});
            if (op == Op::eqk) compare_constant(at, code.a(), kind_of_constant(code.b()));
            if (op == Op::setfield) give(at, code);
            if (op == Op::getfield || (op == Op::self && code.k())) ask(at, code);
        }
    }

 private:
    /// The handle that surely stands in a register: a parameter of a helper may merely be called as
    /// a value of a move.
    Tag handle_in(size_t at, int in_register) const {
        if (types_.is_card(at, in_register, of_move_)) return Tag::card;
        const Tag handle = types_.of(at, in_register);
        const bool sure = of_move_ || handle == Tag::match || !is_parameter(at, in_register);
        return sure ? handle : Tag::nil;
    }

    /// Whether the value comes from a parameter other than the match.
    bool is_parameter(size_t at, int in_register, int steps = 0) const {
        constexpr int most_steps = 20;
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return types_.parameter(at, in_register) != nullptr;
        const auto by = static_cast<size_t>(filled);
        const Code code(proto_.code[by]);
        return steps == most_steps ||
               (code.op() == Op::move && is_parameter(by, code.b(), steps + 1));
    }

    Kind kind_in(size_t at, int in_register) const {
        using Is = Kind::Is;
        if (types_.text_in(at, in_register) != nullptr) return {Is::text};
        if (const Tag handle = handle_in(at, in_register); handle != Tag::nil)
            return {Is::handle, handle};
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return types_.is_number(at, in_register) ? Kind{Is::number} : Kind{};
        const auto by = static_cast<size_t>(filled);
        const Code code(proto_.code[by]);
        if (code.op() == Op::move) return kind_in(by, code.b());
        if (code.op() == Op::not_) return {Is::flag};
        if (code.op() == Op::concat) return {Is::text};
        if (code.op() == Op::div || code.op() == Op::divk) return {Is::fraction};
        if (code.op() == Op::getfield) return kind_of_field(by, code);
        if (is_list(at, in_register)) return {Is::list};
        if (code.op() == Op::call && is_call_of(by, code, "tostring")) return {Is::text};
        return types_.is_number(at, in_register) ? Kind{Is::number} : Kind{};
    }

    bool is_call_of(size_t at, Code call, const char* global) const {
        const int loaded = types_.filled_by(at, call.a());
        if (loaded < 0) return false;
        const Code load(proto_.code[static_cast<size_t>(loaded)]);
        return load.op() == Op::gettabup && text(load.c()) == global &&
               proto_.upvalues[static_cast<size_t>(load.b())].name == "_ENV";
    }

    /// Of `number` and `id` every handle that has it says the same.
    Kind kind_of_field(size_t at, Code code) const {
        using Is = Kind::Is;
        const std::string& name = text(code.c());
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
            case Member::Is::native:
                return {Is::function, Tag::nil, true, name};
            case Member::Is::column:
                if (member.secret) return {};
                if (member.placed->kind == core::Kind::integer)
                    return {Is::number, Tag::nil, true, name};
                if (member.placed->kind == core::Kind::flag)
                    return {Is::flag, Tag::nil, true, name};
                if (member.placed->kind == core::Kind::choice)
                    return {Is::text, Tag::nil, true, name};
                return {};
            default:
                return {};
        }
    }

    Kind kind_of_constant(int number) const {
        const Proto::Constant& constant = proto_.constants[static_cast<size_t>(number)];
        if (std::holds_alternative<std::string>(constant)) return {Kind::Is::text};
        if (std::holds_alternative<bool>(constant)) return {Kind::Is::flag};
        if (std::holds_alternative<int64_t>(constant)) return {Kind::Is::number};
        return {};
    }

    static bool is_number(const Kind& kind) {
        return kind.is == Kind::Is::number || kind.is == Kind::Is::fraction;
    }

    void reckon(size_t at, int in_register) {
        const Kind kind = kind_in(at, in_register);
        if (kind.is != Kind::Is::unknown && kind.sure && !is_number(kind))
            add_misused(Doubt::Of::reckoned, at, kind);
    }

    /// Two texts have an order as well.
    void order(size_t at, const Kind& one, const Kind& other) {
        for (const auto& [kind, beside] : {std::pair{one, other}, std::pair{other, one}}) {
            const bool text = kind.is == Kind::Is::text;
            if (kind.is == Kind::Is::unknown || is_number(kind) || !kind.sure ||
                (text && !is_number(beside)))
                continue;
            return add_misused(Doubt::Of::ordered, at, kind);
        }
    }

    void count(size_t at, int in_register) {
        const Kind kind = kind_in(at, in_register);
        if (kind.is != Kind::Is::unknown && kind.is != Kind::Is::list &&
            kind.is != Kind::Is::text && kind.sure)
            add_misused(Doubt::Of::counted, at, kind);
    }

    void add_misused(Doubt::Of of, size_t at, const Kind& kind) {
        add({of, "", 0, "", nullptr, kind.handle, {}, said(kind)}, at);
    }

    void add_zero(size_t at) { add({Doubt::Of::zero, "", 0, "", nullptr, Tag::match, {}}, at); }

    /// Whether what a method of a handle has just given stands there, and is a list.
    bool is_list(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return false;
        const auto by = static_cast<size_t>(filled);
        const Code code(proto_.code[by]);
        if (code.op() == Op::move) return is_list(by, code.b());
        if (code.op() != Op::call) return false;
        const std::string* method = types_.method_called(by);
        const bool lists = method != nullptr &&
                           (*method == "hand" || *method == "cards" || *method == "neighbours" ||
                            *method == "ray" || *method == "within" || *method == "spaces" ||
                            *method == "regions");
        return lists || is_call_of(by, code, "where");
    }

    /// Whether `match.seat` or its like stands there.
    bool is_rows(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        const Member* read = filled < 0 ? nullptr : types_.read_by(static_cast<size_t>(filled));
        return read != nullptr && read->is == Member::Is::container;
    }

    /// Whether the variable of a loop `for i = 0, ...` stands there.
    bool begins_at_zero(size_t at, int in_register) const {
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

    /// A handle and a number, and columns and constants, are looked at by others.
    void compare(size_t at, const Kind& one, const Kind& other) {
        using Is = Kind::Is;
        const bool known = one.is != Is::unknown && other.is != Is::unknown;
        const bool numbers = (one.is == Is::number || one.is == Is::fraction) &&
                             (other.is == Is::number || other.is == Is::fraction);
        const bool alike = one.is == other.is && one.handle == other.handle;
        if (!known || numbers || alike) return;
        const bool handle_and_number = (one.is == Is::handle && other.is == Is::number) ||
                                       (one.is == Is::number && other.is == Is::handle);
        if (handle_and_number && one.sure && other.sure) return;
        if ((one.is == Is::handle && one.handle == Tag::match) ||
            (other.is == Is::handle && other.handle == Tag::match))
            return;
        Doubt doubt{Doubt::Of::apart, "", 0, said(one), nullptr, Tag::nil, {}, said(other)};
        doubt.sure = one.sure && other.sure;
        if (!doubt.sure) doubt.constant = Value::word(program_.name(field_of(one, other)));
        add(std::move(doubt), at);
    }

    static const std::string& field_of(const Kind& one, const Kind& other) {
        return one.sure ? other.name : one.name;
    }

    void compare_constant(size_t at, int in_register, const Kind& constant) {
        const Kind kind = kind_in(at, in_register);
        const bool card = kind.is == Kind::Is::handle && kind.handle == Tag::card;
        const bool of_others = kind.is == Kind::Is::handle || kind.is == Kind::Is::number;
        if (card || (!of_others && (kind.name.empty() || kind.name == "id")))
            compare(at, kind, constant);
    }

    /// `a.b = c`, where c is no constant.
    void give(size_t at, Code code) {
        const Tag handle = handle_in(at, code.a());
        if (code.k() || handle < Tag::match || handle > Tag::region) return;
        const Member& member = program_.member(*program_.name(text(code.b())), handle);
        if (member.is != Member::Is::column) return;
        if (member.placed->kind == core::Kind::integer) give_roll(at, code.c(), member, handle);
        const Kind kind = kind_in(at, code.c());
        if (kind.is == Kind::Is::unknown || may_hold(member.placed->kind, kind)) return;
        Doubt doubt{Doubt::Of::misfit, "", 0, text(code.b()), &member, handle, {}, said(kind)};
        doubt.sure = kind.sure;
        if (!kind.sure) doubt.constant = Value::word(program_.name(kind.name));
        add(std::move(doubt), at);
    }

    /// `match:roll(7)`, where the column ends with 6.
    void give_roll(size_t at, int in_register, const Member& member, Tag handle) {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return;
        const auto by = static_cast<size_t>(filled);
        const Code call(proto_.code[by]);
        if (call.op() != Op::call || call.b() != 3) return;
        const std::string* method = types_.method_called(by);
        const int loaded = types_.filled_by(by, call.a() + 2);
        if (method == nullptr || *method != "roll" || loaded < 0) return;
        const Code sides(proto_.code[static_cast<size_t>(loaded)]);
        if (sides.op() == Op::loadi && sides.sbx() > member.placed->max)
            add({Doubt::Of::given, "", 0, member.name->text, &member, handle,
                 Value::integer(sides.sbx())},
                at);
    }

    /// `me:win()`: somebody else has that. What nothing has is told by others.
    void ask(size_t at, Code code) {
        const Tag handle = handle_in(at, code.b());
        if (handle < Tag::match || handle > Tag::card) return;
        const Name& name = program_.known(*program_.name(text(code.c())));
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
        if (elsewhere || code.op() == Op::self) add(std::move(doubt), at);
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

    const std::string& text(int constant) const {
        return std::get<std::string>(proto_.constants[static_cast<size_t>(constant)]);
    }

    void add(Doubt doubt, size_t at) {
        doubt.file = proto_.file;
        doubt.line = line_of(proto_, at);
        found_.push_back(std::move(doubt));
    }

    Program& program_;
    const Proto& proto_;
    const HandleTypes types_;
    const bool of_move_;
    std::vector<Doubt>& found_;
};

}  // namespace

void find_kind_doubts(Program& program, const Proto& proto, bool of_move,
                      std::vector<Doubt>& found) {
    KindFinder(program, proto, of_move, found).run();
}

}  // namespace fronteira::compile
