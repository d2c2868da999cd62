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
    CallNoter(Program& program, const Proto& proto, const std::vector<bool>& of_globals)
        : proto_(proto), types_(program, proto), of_globals_(of_globals) {}

    void run(std::vector<CallMade>& calls) const {
        constexpr size_t most_read = 2000;  // whose registers are followed
        for (size_t at = 0; at < std::min(proto_.code.size(), most_read); ++at) {
            const Op op = Code(proto_.code[at]).op();
            if (op != Op::call && op != Op::tailcall) continue;
            if (auto call = made_at(at)) calls.push_back(std::move(*call));
        }
    }

 private:
    std::optional<CallMade> made_at(size_t at) const {
        const Code call(proto_.code[at]);
        const int loaded = types_.filled_by(at, call.a());
        if (loaded < 0) return std::nullopt;
        const auto from = static_cast<size_t>(loaded);
        const Code load(proto_.code[from]);
        CallMade made;
        made.method = load.op() == Op::self && load.k();
        const bool global = load.op() == Op::gettabup && of_globals_[static_cast<size_t>(load.b())];
        if (made.method) made.of = types_.of(from, load.b());
        if (load.op() == Op::getfield) made.library = library_in(from, load.b());
        if (!global && !made.method && made.library.empty()) return std::nullopt;
        const auto* name = text(load.c());
        if (name == nullptr) return std::nullopt;
        made.name = *name;
        made.file = proto_.file;
        made.line = line_of(proto_, at);
        made.dropped = call.op() == Op::call && call.c() == 1;
        made.taken = is_taken(at);
        made.condition = is_condition(at);
        const int first = call.a() + (made.method ? 2 : 1);
        const int behind = call.a() + call.b();
        made.given = call.b() == 0 ? -1 : behind - first;
        for (int place = first; place < behind; ++place) {
            if (const auto* written = types_.text_in(at, place))
                made.texts[place - first + 1] = *written;
            if (auto fields = fields_in(at, place))
                made.fields[place - first + 1] = std::move(*fields);
        }
        return made;
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
        if (load.op() != Op::gettabup || !of_globals_[static_cast<size_t>(load.b())]) return {};
        const auto* name = text(load.c());
        const bool library =
            name != nullptr && (*name == "math" || *name == "string" || *name == "table");
        return library ? *name : std::string();
    }

    const std::string* text(int constant) const {
        return std::get_if<std::string>(&proto_.constants[static_cast<size_t>(constant)]);
    }

    const Proto& proto_;
    const HandleTypes types_;
    const std::vector<bool>& of_globals_;
};

}  // namespace

void note_calls(Program& program, const Proto& proto, const std::vector<bool>& of_globals,
                std::vector<CallMade>& calls) {
    CallNoter(program, proto, of_globals).run(calls);
    for (const Proto& inner : proto.inner) {
        std::vector<bool> passed;
        for (const Proto::Upvalue& one : inner.upvalues)
            passed.push_back(!one.in_stack && of_globals[one.index]);
        note_calls(program, inner, passed, calls);
    }
}

}  // namespace fronteira::compile
