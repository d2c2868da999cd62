// SPDX-License-Identifier: MIT
#include "compile/doubts/calls_made.hpp"

#include "compile/code.hpp"
#include "compile/doubts/call_results.hpp"
#include "compile/doubts/reckoned_calls.hpp"
#include "compile/doubts/value_kinds.hpp"

#include <algorithm>
#include <optional>

namespace fronteira::compile {
namespace {

class CallNoter {
 public:
    CallNoter(Program& program, const Proto& proto, const std::vector<Held>& held, bool of_move,
              Callees& callees)
        : program_(program),
          proto_(proto),
          of_move_(of_move),
          kinds_(program, proto, of_move),
          types_(kinds_.types()),
          held_(program, proto, types_, held, callees),
          callees_(callees) {}

    const HeldValues& held() const { return held_; }

    void run(std::vector<CallMade>& calls) const {
        constexpr size_t most_read = 2000;  // whose registers are followed
        const std::set<size_t> reckoned = reckoned_calls(proto_, types_);
        for (size_t at = 0; at < std::min(proto_.code.size(), most_read); ++at) {
            const Op op = Code(proto_.code[at]).op();
            if (op != Op::call && op != Op::tailcall) continue;
            auto call = made_at(at);
            if (!call) continue;
            call->reckoned = reckoned.contains(at);
            calls.push_back(std::move(*call));
        }
    }

 private:
    /// What the call of a function is called: its field, or the variable that holds it.
    std::string name_at(size_t at) const {
        const Code load(proto_.code[at]);
        if (load.op() == Op::getupval) return proto_.upvalues[static_cast<size_t>(load.b())].name;
        if (load.op() != Op::move) return proto_.text(load.c());
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
        if (made.method)
            made.of = types_.is_card(from, load.b(), false) ? Tag::card : types_.of(from, load.b());
        if (load.op() == Op::getfield) made.library = held_.library_in(from, load.b());
        if (const Proto* own = held_.function_at(from)) made.own = callees_.of(*own);
        const bool known = held_.is_global_at(from) || made.method || !made.library.empty();
        if (!made.own && (!known || proto_.text_if(load.c()) == nullptr)) return std::nullopt;
        made.name = name_at(from);
        made.file = proto_.file;
        made.line = line_of(proto_, at);
        made.dropped = call.op() == Op::call && call.c() == 1;
        made.wanted = results_wanted(proto_, at);
        made.taken = is_result_taken(proto_, at);
        made.condition = is_result_condition(proto_, at);
        note_arguments(at, call, made);
        return made;
    }

    void note_arguments(size_t at, Code call, CallMade& made) const {
        const int first = call.a() + (made.method ? 2 : 1);
        const int behind = call.a() + call.b();
        made.given = call.b() == 0 ? -1 : behind - first;
        made.without_match = behind > first && is_another_parameter(at, first);
        for (int place = first; place < behind; ++place) {
            const int number = place - first + 1;
            if (is_nil(at, place)) made.nils.insert(number);
            if (const Tag kind = kind_in(at, place); kind != Tag::nil) made.kinds[number] = kind;
            if (const auto* written = types_.text_in(at, place)) made.texts[number] = *written;
            if (std::string written = name_in(at, place); !written.empty())
                made.names[number] = std::move(written);
            if (const auto* variable = held_.table_in(at, place)) made.lent[number] = *variable;
            if (auto function = function_in(at, place)) made.functions[number] = function;
            if (auto fields = fields_in(at, place)) made.fields[number] = std::move(*fields);
        }
        if (made.own) note_not_had(made);
    }

    /// A function that asks a row of the match for what such rows never have.
    void note_not_had(CallMade& made) const {
        const size_t colon = made.method ? 1 : 0;
        for (const auto& [number, kind] : made.kinds) {
            const auto parameter = static_cast<size_t>(number) - 1 + colon;
            if (kind < Tag::match || kind > Tag::card || parameter >= made.own->wanted.size())
                continue;
            for (const std::string& field : made.own->wanted[parameter].fields) {
                const Name& name = program_.known(*program_.name(field));
                const Member::Is is = name.member(kind).is;
                const bool none = is == Member::Is::nothing || is == Member::Is::lua;
                if (none && field != "id" && is_of_rows(name)) made.not_had.emplace(number, field);
            }
        }
    }

    /// Whether rows of another kind have that, whatever the map says.
    static bool is_of_rows(const Name& name) {
        return std::any_of(name.members.begin(), name.members.end(), [](const Member& member) {
            return member.is == Member::Is::column || member.is == Member::Is::native;
        });
    }

    std::shared_ptr<const Callee> function_in(size_t at, int in_register) const {
        const Proto* function = held_.function_in(at, in_register);
        return function == nullptr ? nullptr : callees_.of(*function);
    }

    /// What kind of value stands in a register, whatever the function is called with.
    Tag kind_in(size_t at, int in_register) const {
        if (types_.text_in(at, in_register) != nullptr) return Tag::text;
        if (types_.is_number(at, in_register)) return Tag::integer;
        if (held_.is_function(at, in_register)) return Tag::function;
        if (kinds_.is_list(at, in_register)) return Tag::table;
        if (is_id(at, in_register)) return Tag::text;
        if (!of_move_ && !is_of_match(at, in_register)) return Tag::nil;
        const Tag handle = types_.of(at, in_register);
        const int filled = types_.filled_by(at, in_register);
        if (handle != Tag::nil || filled < 0) return handle;
        const Member* read = types_.read_by(static_cast<size_t>(filled));
        if (read != nullptr && read->is == Member::Is::container) return Tag::container;
        return read != nullptr && read->is == Member::Is::number ? Tag::integer : Tag::nil;
    }

    bool is_nil(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        return filled >= 0 && !types_.is_variable(at, in_register) &&
               Code(proto_.code[static_cast<size_t>(filled)]).op() == Op::loadnil;
    }

    /// Whether the `id` of what is taken for a row stands there.
    bool is_id(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return false;
        const auto by = static_cast<size_t>(filled);
        const Code code(proto_.code[by]);
        return code.op() == Op::getfield && proto_.text(code.c()) == "id" &&
               types_.of(by, code.b()) > Tag::match;
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

    /// What is put into a table that is made there to be given to the call.
    std::optional<std::map<std::string, Tag>> fields_in(size_t at, int place) const {
        const int filled = types_.filled_by(at, place);
        if (filled < 0 || types_.is_variable(at, place) ||
            Code(proto_.code[static_cast<size_t>(filled)]).op() != Op::newtable)
            return std::nullopt;
        std::map<std::string, Tag> fields;
        for (size_t i = static_cast<size_t>(filled); i < at; ++i) {
            const Code set(proto_.code[i]);
            if (set.a() != place) continue;
            if (set.op() == Op::setfield) fields[proto_.text(set.b())] = kind_put(i, set);
            if (set.op() == Op::settable) return std::nullopt;
        }
        return fields;
    }

    /// The kind of value that is written into a field.
    Tag kind_put(size_t at, Code set) const {
        if (!set.k()) return kind_in(at, set.c());
        const auto& constant = proto_.constants[static_cast<size_t>(set.c())];
        return std::holds_alternative<int64_t>(constant) ? Tag::integer : Tag::nil;
    }

    Program& program_;
    const Proto& proto_;
    const bool of_move_;
    const ValueKinds kinds_;
    const HandleTypes& types_;
    const HeldValues held_;
    Callees& callees_;
};

}  // namespace

void note_calls(Program& program, const Proto& proto, const std::vector<Held>& held, bool of_move,
                Callees& callees, std::vector<CallMade>& calls) {
    const CallNoter noter(program, proto, held, of_move, callees);
    noter.run(calls);
    const std::vector<std::vector<Held>> inside = noter.held().inside();
    for (size_t i = 0; i < inside.size(); ++i)
        note_calls(program, proto.inner[i], inside[i], false, callees, calls);
}

}  // namespace fronteira::compile
