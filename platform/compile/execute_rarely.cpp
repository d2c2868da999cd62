// SPDX-License-Identifier: MIT
// Instructions that rules need seldom: out of the loop, which is faster the less stands in it.
#include "compile/machine.hpp"
#include "compile/reckon.hpp"

namespace fronteira::compile {

/// An operation on two numbers. Behind it stands what Lua goes to when they are none.
inline bool Machine::reckon_two(const Instruction& now, Value* base, const Value* constants) {
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

/// How many instructions are to be passed over, or -1 where Lua must go on.
[[gnu::noinline]] int Machine::execute_rarely(const Instruction& now, Value* base,
                                              const Value* constants, const Table* taken) {
    Value& a = base[now.a];
    const Value& b = base[now.b];
    const auto k_or_register = [&]() -> const Value& {
        return now.c != 0 ? constants[now.d] : base[now.d];
    };
    const auto done = [](bool well) { return well ? 0 : -1; };
    switch (now.op) {
        case Instruction::captured_write:
            return done(write(held_by(*taken, now.a), constants[now.b], k_or_register()));
        case static_cast<uint8_t>(Op::setupval):
            return done(set_taken(*taken, now.b, a));
        case static_cast<uint8_t>(Op::settable):
            return done(write(a, b, k_or_register()));
        case static_cast<uint8_t>(Op::seti):
            return done(write(a, Value::integer(now.b), k_or_register()));
        case static_cast<uint8_t>(Op::unm):
            return done(b.tag() == Tag::integer ? fit(-b.number(), a)
                                                : reckon_any(Op::mul, b, Value::integer(-1), a));
        case static_cast<uint8_t>(Op::bnot):
            return done(b.tag() == Tag::integer && fit(~b.number(), a));
        case static_cast<uint8_t>(Op::len):
            return done(measure(Value(b), a));
        case static_cast<uint8_t>(Op::concat):
            return done(join(a, &a, now.b));
        case static_cast<uint8_t>(Op::close):
            shared_.close(&a);
            return 0;
        case static_cast<uint8_t>(Op::setlist):
            return done(a.tag() == Tag::table && fill_list(*a.table(), now, &a));
        default:
            return reckon_two(now, base, constants) ? 1 : -1;
    }
}

}  // namespace fronteira::compile
