// SPDX-License-Identifier: MIT
#pragma once

#include "compile/chunk.hpp"
#include "compile/value.hpp"

namespace fronteira::compile {

/// False for a number that has no room in a value.
inline bool fit(int64_t number, Value& into) {
    into = Value::integer(number);
    return Value::fits(number);
}

inline int64_t floored(int64_t a, int64_t b) {
    const int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

/// A shift to the left, as Lua has it: to the right where `by` is negative, and bits that fall out
/// are lost.
inline int64_t shifted(int64_t number, int64_t by) {
    const auto bits = static_cast<uint64_t>(number);
    if (by <= -64 || by >= 64) return 0;
    return static_cast<int64_t>(by < 0 ? bits >> -by : bits << by);
}

/// What an operation of Lua makes of two numbers; false where Lua has an error to raise, or numbers
/// that are not whole or too large.
inline bool reckon(Op op, const Value& left, const Value& right, Value& into) {
    if (!both_whole(left, right)) return false;
    if (op == Op::add) return Value::sum(left, right, into);
    if (op == Op::sub) return Value::difference(left, right, into);
    const int64_t a = left.number(), b = right.number();
    switch (op) {
        case Op::mul: {
            int64_t product = 0;
            return !__builtin_mul_overflow(a, b, &product) && fit(product, into);
        }
        case Op::band:
            return fit(a & b, into);
        case Op::bor:
            return fit(a | b, into);
        case Op::bxor:
            return fit(a ^ b, into);
        case Op::shl:
            return fit(shifted(a, b), into);
        case Op::shr:
            return fit(shifted(a, -b), into);
        case Op::div:
            return false;  // has a fraction, or could have one
        case Op::idiv:
            return b != 0 && fit(floored(a, b), into);
        default:
            return b != 0 && fit(a - floored(a, b) * b, into);
    }
}

}  // namespace fronteira::compile
