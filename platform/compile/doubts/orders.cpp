// SPDX-License-Identifier: MIT
#include "compile/doubts/orders.hpp"

#include "compile/code.hpp"

namespace fronteira::compile {
namespace {

/// The whole number that was loaded into a register.
std::optional<int64_t> number_in(const Proto& proto, const HandleTypes& types, size_t at,
                                 int in_register) {
    const int filled = types.filled_by(at, in_register);
    if (filled < 0) return std::nullopt;
    const Code load(proto.code[static_cast<size_t>(filled)]);
    if (load.op() == Op::loadi) return load.sbx();
    if (load.op() != Op::loadk) return std::nullopt;
    const auto* number = std::get_if<int64_t>(&proto.constants[static_cast<size_t>(load.bx())]);
    return number == nullptr ? std::nullopt : std::optional(*number);
}

}  // namespace

std::optional<Order> order_at(const Proto& proto, const HandleTypes& types, size_t at) {
    const Code code(proto.code[at]);
    switch (code.op()) {
        case Op::lti:
            return Order{code.a(), "<", code.sb()};
        case Op::lei:
            return Order{code.a(), "<=", code.sb()};
        case Op::gti:
            return Order{code.a(), ">", code.sb()};
        case Op::gei:
            return Order{code.a(), ">=", code.sb()};
        case Op::lt:
        case Op::le:
            break;
        default:
            return std::nullopt;
    }
    const bool less = code.op() == Op::lt;
    if (const auto number = number_in(proto, types, at, code.b()))
        return Order{code.a(), less ? "<" : "<=", *number};
    if (const auto number = number_in(proto, types, at, code.a()))
        return Order{code.b(), less ? ">" : ">=", *number};
    return std::nullopt;
}

}  // namespace fronteira::compile
