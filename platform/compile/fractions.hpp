// SPDX-License-Identifier: MIT
#pragma once

#include "compile/chunk.hpp"
#include "compile/value.hpp"

#include <compare>
#include <optional>

namespace fronteira::compile {

/// What Lua has for a number that may have a fraction: `7 / 2`, `1.5`, `math.huge`.
inline bool is_number(const Value& value) {
    return value.tag() == Tag::integer || value.tag() == Tag::fraction;
}

/// The number, exactly: neither a value's integers nor doubles need more digits.
inline long double exactly(const Value& number) {
    return number.tag() == Tag::integer ? static_cast<long double>(number.number())
                                        : static_cast<long double>(number.fraction());
}

/// Of two numbers.
inline std::weak_ordering in_order(const Value& a, const Value& b) {
    if (both_whole(a, b)) return a.number() <=> b.number();
    const long double one = exactly(a), other = exactly(b);
    return one < other   ? std::weak_ordering::less
           : one > other ? std::weak_ordering::greater
                         : std::weak_ordering::equivalent;
}

int order_of_any(const Value& one, const Value& other, bool or_equal);

/// Whether the first of two values is less than the second, or as much: 1 or 0, and -1 where one is
/// no number.
[[gnu::always_inline]] inline int order_of(const Value& one, const Value& other, bool or_equal) {
    if (!both_whole(one, other)) return order_of_any(one, other, or_equal);
    return one.number() < other.number() || (or_equal && one == other) ? 1 : 0;
}

/// Whether two values are equal that may be numbers of both kinds.
inline bool equal(const Value& a, const Value& b) {
    if (a == b) return true;
    if (a.tag() != Tag::fraction && b.tag() != Tag::fraction) return false;
    return is_number(a) && is_number(b) && exactly(a) == exactly(b);
}

/// What an operation of Lua makes of two numbers, one of which has a fraction or gets one; nothing
/// where Lua has an error to raise or reckons with whole numbers.
std::optional<double> reckon_fraction(Op op, const Value& left, const Value& right);

/// The whole number that a number is; false when it has a fraction, or no room in a value.
bool is_whole(const Value& number, int64_t& whole);

}  // namespace fronteira::compile
