// SPDX-License-Identifier: MIT
// What an operation of Lua makes of two numbers of any kind.
#include "compile/reckon.hpp"

#include "compile/fractions.hpp"
#include "compile/machine.hpp"

namespace fronteira::compile {

[[gnu::noinline]] bool Machine::reckon_any(Op op, const Value& left, const Value& right,
                                           Value& into) {
    if (both_whole(left, right) && op != Op::div) return reckon(op, left, right, into);
    const auto result = reckon_fraction(op, left, right);
    double* const number = result ? fractions_.next() : nullptr;
    if (number == nullptr) return false;
    *number = *result;
    into = Value::fraction(number);
    return true;
}

}  // namespace fronteira::compile
