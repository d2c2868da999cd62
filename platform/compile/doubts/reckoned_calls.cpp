// SPDX-License-Identifier: MIT
#include "compile/doubts/reckoned_calls.hpp"

#include "compile/code.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

std::vector<int> reckoned_in(Code code) {
    const Op op = code.op();
    if (op >= Op::add && op <= Op::shr) return {code.b(), code.c()};
    if ((op >= Op::addi && op < Op::add) || op == Op::unm) return {code.b()};
    if (op >= Op::lti && op <= Op::gei) return {code.a()};
    return {};
}

/// The call that gave what stands in a register, or -1.
int call_behind(const Proto& proto, const HandleTypes& types, size_t at, int in_register) {
    constexpr int most_steps = 20;
    for (int steps = 0; steps < most_steps; ++steps) {
        const int filled = types.filled_by(at, in_register);
        if (filled < 0) return -1;
        at = static_cast<size_t>(filled);
        const Code code(proto.code[at]);
        if (code.op() == Op::call && code.a() == in_register) return filled;
        if (code.op() != Op::move) return -1;
        in_register = code.b();
    }
    return -1;
}

}  // namespace

std::set<size_t> reckoned_calls(const Proto& proto, const HandleTypes& types) {
    constexpr size_t most_read = 2000;
    std::set<size_t> calls;
    for (size_t at = 0; at < std::min(proto.code.size(), most_read); ++at)
        for (const int one : reckoned_in(Code(proto.code[at])))
            if (const int call = call_behind(proto, types, at, one); call >= 0)
                calls.insert(static_cast<size_t>(call));
    return calls;
}

}  // namespace fronteira::compile
