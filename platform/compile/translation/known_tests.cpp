// SPDX-License-Identifier: MIT
#include "compile/translation/known_tests.hpp"

#include "compile/translation/operands.hpp"
#include "compile/translation/rewriting.hpp"

#include <optional>

namespace fronteira::compile {
namespace {

/// Where a test of what was just loaded as a constant leads; nothing of any other instruction.
std::optional<size_t> known_target(const Function& function, const std::vector<bool>& led_to,
                                   size_t at) {
    const Instruction& test = function.code[at];
    if (!is(test, Op::test) || at == 0 || led_to[at]) return std::nullopt;
    const Instruction& load = function.code[at - 1];
    if (!is(load, Op::loadk) || load.a != test.a) return std::nullopt;
    const bool outcome = function.constants[static_cast<size_t>(load.d)].truth();
    return outcome == (test.c != 0) ? target_of(test, at) : at + 2;
}

/// Which instructions are come to from the first one. What an instruction passes over counts, too.
std::vector<bool> reached(const Instructions& code) {
    std::vector<bool> found(code.size() + 2, false);
    std::vector<size_t> left{0};
    while (!left.empty()) {
        const size_t at = left.back();
        left.pop_back();
        if (at >= code.size() || found[at]) continue;
        found[at] = true;
        const Instruction& now = code[at];
        if (is_jump(now)) left.push_back(target_of(now, at));
        if (may_skip(now)) left.push_back(at + 2);
        if (!is_end(now) && !is(now, Op::jmp)) left.push_back(at + 1);
    }
    return found;
}

}  // namespace

void settle_known_tests(Function& function) {
    for (const Function::Inner& inner : function.inner) settle_known_tests(*inner.function);
    Instructions& code = function.code;
    const std::vector<bool> led_to = targets(code);
    for (size_t i = 0; i < code.size(); ++i)
        if (const auto target = known_target(function, led_to, i))
            code[i] = made(Op::jmp, 0, 0, 0, static_cast<int>(*target) - static_cast<int>(i) - 1);
    const std::vector<bool> needed = reached(code);
    Rewriting out;
    for (size_t i = 0; i < code.size(); ++i) {
        out.next();
        if (needed[i]) out.carry(code[i], i);
    }
    out.finish();
    code = std::move(out.code);
}

}  // namespace fronteira::compile
