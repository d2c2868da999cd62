// SPDX-License-Identifier: MIT
#include "compile/translation/call_site.hpp"

#include "compile/translation/operands.hpp"

namespace fronteira::compile {

std::optional<size_t> load_of_called(const Function& function, const std::vector<bool>& led_to,
                                     size_t call) {
    const uint8_t place = function.code[call].a;
    for (size_t i = call; i > 0 && !led_to[i];) {
        const Instruction& before = function.code[--i];
        if (before.op == Instruction::leave || before.op == Instruction::pay) continue;
        if (before.a > place && !is_jump(before)) continue;
        const bool loads = is(before, Op::loadk) || is(before, Op::self);
        return loads && before.a == place ? std::optional(i) : std::nullopt;
    }
    return std::nullopt;
}

namespace {

CallSite::Argument argument(const Function& function, const CallSite& site, int in_register) {
    CallSite::Argument found{in_register, nullptr, {}};
    for (size_t i = site.call; --i > site.first;) {
        const Instruction& one = function.code[i];
        if (!may_claim(one, in_register)) continue;
        if (is(one, Op::loadk)) found.constant = &function.constants[static_cast<size_t>(one.d)];
        if (is(one, Op::move) && one.b < site.place) found.variable = one.b;
        break;
    }
    return found;
}

}  // namespace

std::optional<CallSite> call_site(const Function& function, const std::vector<bool>& led_to,
                                  size_t call) {
    const Instruction& now = function.code[call];
    if (!is(now, Op::call) || now.c == 0) return std::nullopt;
    const auto first = load_of_called(function, led_to, call);
    if (!first) return std::nullopt;
    CallSite site;
    site.first = *first;
    site.call = call;
    site.place = now.a;
    site.results = now.c - 1;
    const Instruction& load = function.code[*first];
    site.open = now.b == 0;
    int given = now.b - 1, next = now.a + 1;
    if (is(load, Op::self)) {
        if (load.c == 0 || given <= 0) return std::nullopt;
        site.object = load.b;
        site.method = function.constants[static_cast<size_t>(load.d)].text();
        --given, ++next;
    } else {
        site.function = function.constants[static_cast<size_t>(load.d)];
    }
    for (int i = 0; i < given; ++i) site.arguments.push_back(argument(function, site, next + i));
    site.bare = !site.open;
    for (size_t i = *first + 1; i < call; ++i) {
        const Instruction& one = function.code[i];
        const bool loads =
            is(one, Op::loadk) || is(one, Op::loadi) || (is(one, Op::move) && one.b < site.place);
        site.bare = site.bare && loads;
    }
    return site;
}

}  // namespace fronteira::compile
