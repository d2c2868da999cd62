// SPDX-License-Identifier: MIT
#include "compile/doubts/given_values.hpp"

#include "compile/code.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

/// What an instruction loads, where that is surely no number.
std::string loaded_by(Code code) {
    if (code.op() == Op::loadnil) return "nothing";
    const bool flag = code.op() == Op::loadfalse || code.op() == Op::loadtrue;
    return flag ? "true or false" : "";
}

}  // namespace

bool may_answer(const Proto& proto) {
    return reads_global(proto, "error") ||
           std::any_of(proto.code.begin(), proto.code.end(), [](uint32_t bits) {
               const Code code(bits);
               return code.op() == Op::return1 || code.op() == Op::tailcall ||
                      (code.op() == Op::return_ && code.b() != 1);
           });
}

bool never_gives_truth(const Proto& proto) {
    const std::vector<bool> targets = jump_targets(proto);
    bool gives = false;
    for (size_t at = 1; at < proto.code.size(); ++at) {
        const Code code(proto.code[at]), before(proto.code[at - 1]);
        const bool one = code.op() == Op::return1 || (code.op() == Op::return_ && code.b() == 2);
        if (code.op() == Op::tailcall || (code.op() == Op::return_ && code.b() != 1 && !one))
            return false;
        if (!one) continue;
        // Where a jump leads, as in `return a or false`, another value comes as well.
        if (targets[at] || before.a() != code.a() ||
            (before.op() != Op::loadfalse && before.op() != Op::loadnil))
            return false;
        gives = true;
    }
    return gives;
}

std::string no_number(const Proto& proto) {
    if (reads_global(proto, "error")) return {};
    const std::vector<bool> targets = jump_targets(proto);
    std::string all;
    for (size_t at = 0; at < proto.code.size(); ++at) {
        const Code code(proto.code[at]), before(proto.code[at > 0 ? at - 1 : 0]);
        const bool ends = code.op() >= Op::tailcall && code.op() <= Op::return1;
        if (!ends) continue;
        const bool after_end = at > 0 && before.op() >= Op::tailcall && before.op() <= Op::return1;
        if (after_end && !targets[at]) continue;  // Lua adds one that is never come to
        const bool none = code.op() == Op::return0 || (code.op() == Op::return_ && code.b() == 1);
        const bool one = code.op() == Op::return1 || (code.op() == Op::return_ && code.b() == 2);
        std::string given = none ? "nothing" : "";
        const bool compared = at > 1 && Code(proto.code[at - 2]).op() == Op::lfalseskip;
        if (one && at > 0 && (!targets[at] || compared) && before.a() == code.a()) {
            given = loaded_by(before);
            if (before.op() == Op::loadk && std::holds_alternative<std::string>(
                                                proto.constants[static_cast<size_t>(before.bx())]))
                given = "a text";
        }
        if (given.empty() || (!all.empty() && all != given)) return {};
        all = given;
    }
    return all;
}

bool gives_number(const Proto& proto) {
    const std::vector<bool> targets = jump_targets(proto);
    bool gives = false;
    for (size_t at = 1; at < proto.code.size(); ++at) {
        const Code code(proto.code[at]);
        const bool one = code.op() == Op::return1 || (code.op() == Op::return_ && code.b() == 2);
        const bool none = code.op() == Op::return0 || (code.op() == Op::return_ && code.b() == 1);
        const bool last = at + 1 == proto.code.size() && !targets[at];
        if (code.op() == Op::tailcall || (!last && (none || (code.op() == Op::return_ && !one))))
            return false;
        if (!one) continue;
        // Behind what is reckoned stands what tables might do in its place.
        const Code behind(proto.code[at - 1]);
        const bool reckoned = at > 1 && behind.op() >= Op::mmbin && behind.op() <= Op::mmbink;
        const Code made(proto.code[reckoned ? at - 2 : at - 1]);
        const bool number =
            reckoned || made.op() == Op::loadi || made.op() == Op::len || made.op() == Op::unm;
        if (targets[at] || made.a() != code.a() || !number) return false;
        gives = true;
    }
    return gives;
}

int most_given(const Proto& proto) {
    int most = 0;
    for (const uint32_t bits : proto.code) {
        const Code code(bits);
        if (code.op() == Op::tailcall || (code.op() == Op::return_ && code.b() == 0)) return -1;
        if (code.op() == Op::return_) most = std::max(most, code.b() - 1);
        if (code.op() == Op::return1) most = std::max(most, 1);
    }
    return most;
}

}  // namespace fronteira::compile
