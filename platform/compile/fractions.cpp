// SPDX-License-Identifier: MIT
#include "compile/fractions.hpp"

#include <cmath>

namespace fronteira::compile {
namespace {

/// As Lua has it: the remainder takes the sign of the divisor.
double remainder_of(double a, double b) {
    const double rest = std::fmod(a, b);
    const bool other_sign = rest > 0 ? b < 0 : rest < 0 && b > 0;
    return other_sign ? rest + b : rest;
}

double reckoned(Op op, double a, double b) {
    switch (op) {
        case Op::add:
            return a + b;
        case Op::sub:
            return a - b;
        case Op::mul:
            return a * b;
        case Op::div:
            return a / b;
        case Op::idiv:
            return std::floor(a / b);
        case Op::mod:
            return remainder_of(a, b);
        default:
            return std::nan("");
    }
}

}  // namespace

std::optional<double> reckon_fraction(Op op, const Value& left, const Value& right) {
    if (!is_number(left) || !is_number(right)) return std::nullopt;
    if (both_whole(left, right) && op != Op::div) return std::nullopt;
    const double result =
        reckoned(op, static_cast<double>(exactly(left)), static_cast<double>(exactly(right)));
    return std::isnan(result) ? std::nullopt : std::optional(result);
}

bool is_whole(const Value& number, int64_t& whole) {
    if (number.tag() == Tag::integer) {
        whole = number.number();
        return true;
    }
    const double fraction = number.tag() == Tag::fraction ? number.fraction() : 0.5;
    if (std::floor(fraction) != fraction || std::abs(fraction) >= 0x1p55) return false;
    whole = static_cast<int64_t>(fraction);
    return true;
}

[[gnu::noinline]] int order_of_any(const Value& one, const Value& other, bool or_equal) {
    if (!is_number(one) || !is_number(other)) return -1;
    const auto order = in_order(one, other);
    return order < 0 || (or_equal && order == 0) ? 1 : 0;
}

}  // namespace fronteira::compile
