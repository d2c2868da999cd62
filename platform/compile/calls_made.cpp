// SPDX-License-Identifier: MIT
#include "compile/calls_made.hpp"

#include "compile/code.hpp"
#include "compile/handle_types.hpp"

#include <algorithm>
#include <optional>

namespace fronteira::compile {
namespace {

class CallNoter {
 public:
    CallNoter(Program& program, const Proto& proto, const std::vector<Held>& held, Callees& callees)
        : program_(program),
          proto_(proto),
          types_(program, proto),
          held_(held),
          callees_(callees) {}

    void run(std::vector<CallMade>& calls) const {
        constexpr size_t most_read = 2000;  // whose registers are followed
        for (size_t at = 0; at < std::min(proto_.code.size(), most_read); ++at) {
            const Op op = Code(proto_.code[at]).op();
            if (op != Op::call && op != Op::tailcall) continue;
            if (auto call = made_at(at)) calls.push_back(std::move(*call));
        }
    }

    /// What the functions inside take along, in their order.
    std::vector<std::vector<Held>> held_inside() const {
        std::vector<std::vector<Held>> all(proto_.inner.size());
        for (size_t at = 0; at < proto_.code.size(); ++at) {
            const Code code(proto_.code[at]);
            if (code.op() != Op::closure) continue;
            const Proto& inner = proto_.inner[static_cast<size_t>(code.bx())];
            for (const Proto::Upvalue& one : inner.upvalues)
                all[static_cast<size_t>(code.bx())].push_back(
                    one.in_stack ? taken_along(at, one.index) : held_[one.index]);
        }
        return all;
    }

 private:
    /// What the function made at `at` takes along of a register.
    Held taken_along(size_t at, int in_register) const {
        const Code code(proto_.code[at]);
        const auto place = static_cast<int>(at);
        if (code.a() != in_register) return held_in(at, in_register);
        if (is_written(proto_, place, in_register)) return {};
        return {false, {}, &proto_.inner[static_cast<size_t>(code.bx())]};  // it calls itself
    }

    /// What stands in a register.
    Held held_in(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return {};
        const auto by = static_cast<size_t>(filled);
        const Code code(proto_.code[by]);
        if (code.op() == Op::getupval) return held_[static_cast<size_t>(code.b())];
        if (code.op() == Op::closure)
            return {false, {}, &proto_.inner[static_cast<size_t>(code.bx())]};
        return {};
    }

    /// The function of the rules that the instruction at `at` brings to be called, or null.
    const Proto* function_at(size_t at) const {
        const Code load(proto_.code[at]);
        Held held;
        if (load.op() == Op::getupval) held = held_[static_cast<size_t>(load.b())];
        if (load.op() == Op::move) held = held_in(at, load.b());
        if (load.op() == Op::gettabup) held = held_[static_cast<size_t>(load.b())];
        if (load.op() == Op::getfield || (load.op() == Op::self && load.k()))
            held = held_in(at, load.b());
        const bool field = load.op() != Op::getupval && load.op() != Op::move;
        if (field) {
            const auto* name = held.value.tag() == Tag::table ? text(load.c()) : nullptr;
            if (name == nullptr) return nullptr;
            held = {false, held.value.table()->at(Value::word(program_.name(*name))), nullptr};
        }
        if (held.function != nullptr) return held.function;
        return held.value.tag() == Tag::function ? callees_.text_of(held.value.function())
                                                 : nullptr;
    }

    /// What the call of a function is called: its field, or the variable that holds it.
    std::string name_at(size_t at) const {
        const Code load(proto_.code[at]);
        if (load.op() == Op::getupval) return proto_.upvalues[static_cast<size_t>(load.b())].name;
        if (load.op() != Op::move) return *text(load.c());
        int seen = 0;
        for (const Proto::Local& local : proto_.locals)
            if (local.start <= static_cast<int>(at) && local.end > static_cast<int>(at) &&
                seen++ == load.b())
                return local.name;
        return {};
    }

    std::optional<CallMade> made_at(size_t at) const {
        const Code call(proto_.code[at]);
        const int loaded = types_.filled_by(at, call.a());
        if (loaded < 0) return std::nullopt;
        const auto from = static_cast<size_t>(loaded);
        const Code load(proto_.code[from]);
        CallMade made;
        made.method = load.op() == Op::self && load.k();
        const bool global =
            load.op() == Op::gettabup && held_[static_cast<size_t>(load.b())].globals;
        if (made.method)
            made.of = types_.is_card(from, load.b(), false) ? Tag::card : types_.of(from, load.b());
        if (load.op() == Op::getfield) made.library = library_in(from, load.b());
        if (const Proto* own = function_at(from)) made.own = callees_.of(*own);
        if (!global && !made.method && made.library.empty() && !made.own) return std::nullopt;
        if (!made.own && text(load.c()) == nullptr) return std::nullopt;
        made.name = name_at(from);
        made.file = proto_.file;
        made.line = line_of(proto_, at);
        made.dropped = call.op() == Op::call && call.c() == 1;
        made.wanted = wanted_at(at);
        made.taken = is_taken(at);
        made.condition = is_condition(at);
        const int first = call.a() + (made.method ? 2 : 1);
        const int behind = call.a() + call.b();
        made.given = call.b() == 0 ? -1 : behind - first;
        made.without_match = behind > first && is_another_parameter(at, first);
        for (int place = first; place < behind; ++place) {
            if (const Tag kind = kind_in(at, place); kind != Tag::nil)
                made.kinds[place - first + 1] = kind;
            if (const auto* written = types_.text_in(at, place))
                made.texts[place - first + 1] = *written;
            if (std::string written = name_in(at, place); !written.empty())
                made.names[place - first + 1] = std::move(written);
            if (const auto* variable = lent_in(at, place)) made.lent[place - first + 1] = *variable;
            if (auto fields = fields_in(at, place))
                made.fields[place - first + 1] = std::move(*fields);
        }
        return made;
    }

    /// What kind of value stands in a register, whatever the function is called with.
    Tag kind_in(size_t at, int in_register) const {
        if (types_.text_in(at, in_register) != nullptr) return Tag::text;
        if (types_.is_number(at, in_register)) return Tag::integer;
        if (is_function(at, in_register)) return Tag::function;
        if (!is_of_match(at, in_register)) return Tag::nil;
        const Tag handle = types_.of(at, in_register);
        const int filled = types_.filled_by(at, in_register);
        if (handle != Tag::nil || filled < 0) return handle;
        const Member* read = types_.read_by(static_cast<size_t>(filled));
        return read != nullptr && read->is == Member::Is::number ? Tag::integer : Tag::nil;
    }

    /// Whether a parameter stands there that comes behind the match.
    bool is_another_parameter(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return false;
        const Code code(proto_.code[static_cast<size_t>(filled)]);
        return code.op() == Op::move && code.b() > 0 &&
               types_.parameter(static_cast<size_t>(filled), code.b()) != nullptr;
    }

    /// Whether what stands there comes from the match alone: a parameter that is called as a value
    /// of a move may be another thing.
    bool is_of_match(size_t at, int in_register, int steps = 0) const {
        constexpr int most_steps = 20;
        if (steps > most_steps) return false;
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0)
            return types_.parameter(at, in_register) == nullptr ||
                   types_.of(at, in_register) == Tag::match;
        const auto by = static_cast<size_t>(filled);
        const Code code(proto_.code[by]);
        const bool leads_on = code.op() == Op::move || code.op() == Op::getfield ||
                              code.op() == Op::geti || code.op() == Op::gettable;
        return !leads_on || is_of_match(by, code.b(), steps + 1);
    }

    /// The variable or field that what stands in a register was read of, or empty.
    std::string name_in(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return {};
        const auto by = static_cast<size_t>(filled);
        const Op op = Code(proto_.code[by]).op();
        const bool read = op == Op::move || op == Op::getupval || op == Op::getfield;
        return read ? name_at(by) : std::string();
    }

    /// How many values are taken; what a loop takes it may do without.
    int wanted_at(size_t at) const {
        const Code call(proto_.code[at]);
        const bool loop =
            at + 1 < proto_.code.size() && Code(proto_.code[at + 1]).op() == Op::tforprep;
        return call.op() == Op::call && !loop ? call.c() - 1 : 0;
    }

    /// Whether a function stands in a register.
    bool is_function(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return false;
        const auto by = static_cast<size_t>(filled);
        const Op op = Code(proto_.code[by]).op();
        if (op == Op::closure) return true;
        const bool loads =
            op == Op::getupval || op == Op::gettabup || op == Op::getfield || op == Op::move;
        return loads && function_at(by) != nullptr;
    }

    /// The variable of the file that holds the table which stands in a register, or a table around
    /// that; else null.
    const std::string* lent_in(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return nullptr;
        const Code load(proto_.code[static_cast<size_t>(filled)]);
        if (load.op() != Op::getupval && load.op() != Op::gettabup) return nullptr;
        const auto upvalue = static_cast<size_t>(load.b());
        Value value = held_[upvalue].value;
        if (load.op() == Op::gettabup) {
            const auto* field = value.tag() == Tag::table ? text(load.c()) : nullptr;
            if (field == nullptr) return nullptr;
            value = value.table()->at(Value::word(program_.name(*field)));
        }
        return value.tag() == Tag::table ? &proto_.upvalues[upvalue].name : nullptr;
    }

    /// The names in a table that is made there to be given to the call.
    std::optional<std::set<std::string>> fields_in(size_t at, int place) const {
        const int filled = types_.filled_by(at, place);
        if (filled < 0 || types_.is_variable(at, place) ||
            Code(proto_.code[static_cast<size_t>(filled)]).op() != Op::newtable)
            return std::nullopt;
        std::set<std::string> fields;
        for (size_t i = static_cast<size_t>(filled); i < at; ++i) {
            const Code set(proto_.code[i]);
            if (set.a() != place) continue;
            if (set.op() == Op::setfield) fields.insert(*text(set.b()));
            if (set.op() == Op::settable) return std::nullopt;
        }
        return fields;
    }

    /// Whether nothing but the truth of what the call gives is asked: see gives_a_value().
    bool is_condition(size_t at) const {
        const Code call(proto_.code[at]);
        if (call.op() != Op::call || call.c() != 2 || at + 2 >= proto_.code.size()) return false;
        const Code next(proto_.code[at + 1]);
        if (next.op() == Op::not_) return next.b() == call.a();
        return next.op() == Op::test && next.a() == call.a() && !gives_a_value(proto_, at + 1);
    }

    /// Not where a value stands in for what the call may lack, `f() or 3`, nor where a result is
    /// taken for form's sake: `return f()`, or into a variable that is called `_`.
    bool is_taken(size_t at) const {
        const Code call(proto_.code[at]);
        if (call.op() != Op::call || call.c() == 1) return false;
        const auto next = behind(at);
        if (!next) return false;
        const Op op = Code(proto_.code[*next]).op();
        if (op == Op::return_ || op == Op::return1 || op == Op::testset) return false;
        if (op == Op::test && gives_a_value(proto_, *next)) return false;
        return std::none_of(proto_.locals.begin(), proto_.locals.end(), [&](const auto& local) {
            return local.name == "_" && local.start == static_cast<int>(*next);
        });
    }

    /// The instruction that comes behind another, over a jump that joins `a > b and c`.
    std::optional<size_t> behind(size_t at) const {
        const Code jump(proto_.code[std::min(at + 1, proto_.code.size() - 1)]);
        const auto next = static_cast<int64_t>(at) + 1 + (jump.op() == Op::jmp ? 1 + jump.sj() : 0);
        if (next <= 0 || next + 1 >= static_cast<int64_t>(proto_.code.size())) return std::nullopt;
        return static_cast<size_t>(next);
    }

    /// The library that stands in a register, or empty.
    std::string library_in(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return {};
        const Code load(proto_.code[static_cast<size_t>(filled)]);
        if (load.op() != Op::gettabup || !held_[static_cast<size_t>(load.b())].globals) return {};
        const auto* name = text(load.c());
        const bool library =
            name != nullptr && (*name == "math" || *name == "string" || *name == "table");
        return library ? *name : std::string();
    }

    const std::string* text(int constant) const {
        return std::get_if<std::string>(&proto_.constants[static_cast<size_t>(constant)]);
    }

    Program& program_;
    const Proto& proto_;
    const HandleTypes types_;
    const std::vector<Held>& held_;
    Callees& callees_;
};

}  // namespace

void note_calls(Program& program, const Proto& proto, const std::vector<Held>& held,
                Callees& callees, std::vector<CallMade>& calls) {
    const CallNoter noter(program, proto, held, callees);
    noter.run(calls);
    const std::vector<std::vector<Held>> inside = noter.held_inside();
    for (size_t i = 0; i < inside.size(); ++i)
        note_calls(program, proto.inner[i], inside[i], callees, calls);
}

}  // namespace fronteira::compile
