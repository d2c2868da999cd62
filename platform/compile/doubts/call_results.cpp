// SPDX-License-Identifier: MIT
#include "compile/doubts/call_results.hpp"

#include "compile/code.hpp"

#include <algorithm>
#include <optional>

namespace fronteira::compile {
namespace {

/// The instruction that comes behind another, over a jump that joins `a > b and c`.
std::optional<size_t> behind(const Proto& proto, size_t at) {
    const Code jump(proto.code[std::min(at + 1, proto.code.size() - 1)]);
    const auto next = static_cast<int64_t>(at) + 1 + (jump.op() == Op::jmp ? 1 + jump.sj() : 0);
    if (next <= 0 || next + 1 >= static_cast<int64_t>(proto.code.size())) return std::nullopt;
    return static_cast<size_t>(next);
}

}  // namespace

int results_wanted(const Proto& proto, size_t at) {
    const Code call(proto.code[at]);
    const bool loop = at + 1 < proto.code.size() && Code(proto.code[at + 1]).op() == Op::tforprep;
    return call.op() == Op::call && !loop ? call.c() - 1 : 0;
}

bool is_result_taken(const Proto& proto, size_t at) {
    const Code call(proto.code[at]);
    if (call.op() != Op::call || call.c() == 1) return false;
    const auto next = behind(proto, at);
    if (!next) return false;
    const Op op = Code(proto.code[*next]).op();
    if (op == Op::return_ || op == Op::return1 || op == Op::testset) return false;
    if (op == Op::test && gives_a_value(proto, *next)) return false;
    return std::none_of(proto.locals.begin(), proto.locals.end(), [&](const auto& local) {
        return local.name == "_" && local.start == static_cast<int>(*next);
    });
}

bool is_result_condition(const Proto& proto, size_t at) {
    const Code call(proto.code[at]);
    if (call.op() != Op::call || call.c() != 2 || at + 2 >= proto.code.size()) return false;
    const Code next(proto.code[at + 1]);
    if (next.op() == Op::not_) return next.b() == call.a();
    return next.op() == Op::test && next.a() == call.a() && !gives_a_value(proto, at + 1);
}

}  // namespace fronteira::compile
