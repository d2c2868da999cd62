// SPDX-License-Identifier: MIT
#include "compile/doubts/examined.hpp"

#include "compile/code.hpp"

namespace fronteira::compile {

const Member* Examined::member_in(size_t at, int in_register) const {
    const int filled = types.filled_by(at, in_register);
    return filled < 0 ? nullptr : types.read_by(static_cast<size_t>(filled));
}

std::optional<Value> Examined::constant(int number) const {
    const Proto::Constant& constant = proto.constants[static_cast<size_t>(number)];
    if (const auto* yes = std::get_if<bool>(&constant)) return Value::boolean(*yes);
    if (const auto* whole = std::get_if<int64_t>(&constant)) return Value::whole(*whole);
    if (const auto* word = std::get_if<std::string>(&constant))
        return Value::word(program.name(*word));
    return std::nullopt;
}

void Examined::add(Doubt doubt, size_t at) const {
    doubt.file = proto.file;
    doubt.line = line_of(proto, at);
    found.push_back(std::move(doubt));
}

}  // namespace fronteira::compile
