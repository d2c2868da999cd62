// SPDX-License-Identifier: MIT
#include "compile/doubts/callee.hpp"

#include "compile/code.hpp"
#include "compile/doubts/given_values.hpp"
#include "compile/doubts/list_functions.hpp"
#include "compile/doubts/needed_parameters.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace fronteira::compile {
namespace {

/// Whether an instruction belongs to `return 0` and its like.
bool only_loads(uint32_t bits) {
    const Op op = Code(bits).op();
    return (op >= Op::loadi && op <= Op::loadnil) || op == Op::newtable || op == Op::extraarg ||
           (op >= Op::return_ && op <= Op::return1) || op == Op::varargprep;
}

/// Whether it reads `table.insert` or one like it.
bool reads_changer(const Proto& proto, Code code) {
    if (code.op() != Op::getfield) return false;
    const auto* name = proto.text_if(code.c());
    return name != nullptr && changes_list(*name);
}

/// Which parameters hold tables that the function writes into, itself or by `table.insert` and its
/// like. A parameter that is ever given another value may hold a table of its own.
std::vector<bool> written_into(const Proto& proto) {
    std::vector<bool> written(static_cast<size_t>(proto.parameters), false);
    std::map<int, int> held;  // parameters that stand in other registers, too
    std::set<int> changers;   // registers that hold `table.insert`
    const auto write = [&](int in_register) {
        const auto also = held.find(in_register);
        const int parameter = also == held.end() ? in_register : also->second;
        if (parameter < proto.parameters && !is_written(proto, -1, parameter))
            written[static_cast<size_t>(parameter)] = true;
    };
    for (const uint32_t bits : proto.code) {
        const Code code(bits);
        const Op op = code.op();
        if (op == Op::setfield || op == Op::settable || op == Op::seti) write(code.a());
        if (op == Op::call && code.b() > 1 && changers.contains(code.a())) write(code.a() + 1);
        std::erase_if(held, [&](const auto& one) { return writes(code, one.first); });
        std::erase_if(changers, [&](int one) { return writes(code, one); });
        if (op == Op::move && code.b() < proto.parameters) held[code.a()] = code.b();
        if (reads_changer(proto, code)) changers.insert(code.a());
    }
    return written;
}

/// What the text of a function says of it.
Callee callee_of(const Proto& proto) {
    Callee callee;
    for (size_t i = 0; i < static_cast<size_t>(proto.parameters); ++i)
        callee.parameters.push_back(i < proto.locals.size() ? proto.locals[i].name : "");
    callee.written = written_into(proto);
    callee.file = proto.file;
    callee.line = proto.line;
    callee.vararg = proto.vararg;
    callee.answers = may_answer(proto);
    callee.never_true = never_gives_truth(proto);
    callee.gives_number = gives_number(proto);
    callee.most_given = most_given(proto);
    callee.no_number = no_number(proto);
    callee.bare = std::all_of(proto.code.begin(), proto.code.end(), only_loads);
    const bool asks_for_kinds = reads_global(proto, "type");
    callee.needed =
        asks_for_kinds ? std::vector(callee.parameters.size(), false) : needed_parameters(proto);
    callee.wanted = asks_for_kinds ? std::vector<Wanted>(callee.parameters.size())
                                   : wanted_of_parameters(proto);
    return callee;
}

}  // namespace

std::shared_ptr<const Callee> Callees::of(const Proto& proto) {
    std::shared_ptr<const Callee>& known = known_[&proto];
    if (known == nullptr) known = std::make_shared<Callee>(callee_of(proto));
    return known;
}

}  // namespace fronteira::compile
