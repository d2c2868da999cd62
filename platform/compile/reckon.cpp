// SPDX-License-Identifier: MIT
// What an operation of Lua makes of two numbers of any kind, and operations that rules use rarely.
#include "compile/reckon.hpp"

#include "compile/fractions.hpp"
#include "compile/machine.hpp"

namespace fronteira::compile {

[[gnu::noinline]] bool Machine::reckon_any(Op op, const Value& left, const Value& right,
                                           Value& into) {
    if (left.tag() == Tag::integer && right.tag() == Tag::integer && op != Op::div)
        return reckon(op, left, right, into);
    const auto result = reckon_fraction(op, left, right);
    double* const number = result ? fractions_.next() : nullptr;
    if (number == nullptr) return false;
    *number = *result;
    into = Value::fraction(number);
    return true;
}

[[gnu::noinline]] bool Machine::reckon_rarely(const Instruction& now, Value* base,
                                              const Value* constants) {
    const auto op = static_cast<Op>(now.op);
    Value& into = base[now.a];
    const Value& left = base[now.b];
    if (op == Op::shri) return reckon_any(Op::shr, left, Value::integer(now.d), into);
    if (op == Op::shli) return reckon_any(Op::shl, Value::integer(now.d), left, into);
    constexpr int apart = static_cast<int>(Op::add) - static_cast<int>(Op::addk);
    if (op >= Op::addk && op <= Op::bxork)
        return reckon_any(static_cast<Op>(now.op + apart), left, constants[now.d], into);
    return reckon_any(op, left, base[now.c], into);
}

}  // namespace fronteira::compile
