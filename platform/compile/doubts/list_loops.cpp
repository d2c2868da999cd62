// SPDX-License-Identifier: MIT
#include "compile/doubts/list_loops.hpp"

#include "compile/code.hpp"
#include "compile/doubts/list_functions.hpp"
#include "compile/doubts/value_kinds.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

constexpr int place_of_loop = 4;  // its first variable, after what it keeps for itself

class ListLoopFinder {
 public:
    ListLoopFinder(Program& program, const Proto& proto, bool of_move, std::vector<Doubt>& found)
        : proto_(proto), kinds_(program, proto, of_move), types_(kinds_.types()), found_(found) {}

    void run() {
        const size_t end = std::min(proto_.code.size(), most_looked_at);
        for (size_t at = 1; at < end; ++at) {
            const Code loop(proto_.code[at]);
            if (loop.op() == Op::forprep && is_backward(at, loop.a()))
                add(Doubt::Of::backward, at, "");
            if (loop.op() != Op::tforprep) continue;
            const size_t next = at + 1 + static_cast<size_t>(loop.bx());
            if (next >= proto_.code.size()) continue;
            if (is_walked_alone(at, loop.a())) add(Doubt::Of::walked, at, "");
            if (Code(proto_.code[next]).c() == 1 && is_along(at) &&
                is_mistaken(at + 1, next, loop.a() + place_of_loop))
                add(Doubt::Of::place, at, name_at(at + 1, loop.a() + place_of_loop));
        }
    }

 private:
    static constexpr size_t most_looked_at = 2000;  // instructions of a function
    /// Whether a list stands where `ipairs(list)` is meant: all that comes before the loop begins
    /// is what a method has given, or rows of the match.
    bool is_walked_alone(size_t at, int first) const {
        const Code call(proto_.code[at - 1]);
        if (call.op() == Op::call && call.a() == first) {
            const std::string* method = types_.method_called(at - 1);
            return method != nullptr && gives_list(*method);
        }
        if (at < 2 || call.op() != Op::loadnil || call.a() != first + 1) return false;
        const Member* read = types_.read_by(at - 2);
        return Code(proto_.code[at - 2]).a() == first && read != nullptr &&
               read->is == Member::Is::container;
    }

    /// `for i = #list, 1 do` and `for i = 3, 1 do`: what it begins with, its end and its step are
    /// loaded one after the other.
    bool is_backward(size_t at, int first) const {
        if (at < 3) return false;
        const Code begin(proto_.code[at - 3]), end(proto_.code[at - 2]), step(proto_.code[at - 1]);
        const bool up = step.op() == Op::loadi && step.sbx() > 0 && step.a() == first + 2 &&
                        end.op() == Op::loadi && end.a() == first + 1 && begin.a() == first;
        if (!up) return false;
        return begin.op() == Op::len ? end.sbx() <= 1
                                     : begin.op() == Op::loadi && begin.sbx() > end.sbx();
    }

    /// Whether the loop walks what `ipairs` gives.
    bool is_along(size_t at) const {
        const Code call(proto_.code[at - 1]);
        if (call.op() != Op::call || call.a() != Code(proto_.code[at]).a()) return false;
        const int loaded = types_.filled_by(at - 1, call.a());
        if (loaded < 0) return false;
        const Code load(proto_.code[static_cast<size_t>(loaded)]);
        return load.op() == Op::gettabup && proto_.text(load.c()) == "ipairs";
    }

    /// Whether something is asked of the variable as of a handle, and nothing as of a number.
    bool is_mistaken(size_t begin, size_t end, int variable) const {
        bool as_handle = false;
        for (size_t at = begin; at < end; ++at) {
            const Code code(proto_.code[at]);
            if (is_number_in(code, variable)) return false;
            as_handle = as_handle || is_handle_in(at, code, variable);
        }
        return as_handle;
    }

    static bool is_number_in(Code code, int variable) {
        const Op op = code.op();
        if (op == Op::gettable) return code.c() == variable;
        if (op == Op::settable) return code.b() == variable;
        if (op >= Op::add && op <= Op::shr) return code.b() == variable || code.c() == variable;
        if ((op >= Op::addi && op < Op::add) || op == Op::unm) return code.b() == variable;
        if (op == Op::lt || op == Op::le) return code.a() == variable || code.b() == variable;
        return op >= Op::eqk && op <= Op::gei && code.a() == variable;
    }

    bool is_handle_in(size_t at, Code code, int variable) const {
        const Op op = code.op();
        if (op == Op::getfield || op == Op::self) return code.b() == variable;
        if (op == Op::setfield) return code.a() == variable;
        if (op != Op::eq || (code.a() != variable && code.b() != variable)) return false;
        const int other = code.a() == variable ? code.b() : code.a();
        return types_.of(at, other) != Tag::nil;
    }

    std::string name_at(size_t at, int in_register) const {
        int seen = 0;
        for (const Proto::Local& local : proto_.locals)
            if (local.start <= static_cast<int>(at) && local.end > static_cast<int>(at) &&
                seen++ == in_register)
                return local.name;
        return "i";
    }

    void add(Doubt::Of of, size_t at, const std::string& name) {
        Doubt doubt;
        doubt.of = of;
        doubt.file = proto_.file;
        doubt.line = line_of(proto_, at);
        doubt.name = name;
        found_.push_back(std::move(doubt));
    }

    const Proto& proto_;
    const ValueKinds kinds_;
    const HandleTypes& types_;
    std::vector<Doubt>& found_;
};

}  // namespace

void find_list_loops(Program& program, const Proto& proto, bool of_move,
                     std::vector<Doubt>& found) {
    ListLoopFinder(program, proto, of_move, found).run();
}

}  // namespace fronteira::compile
