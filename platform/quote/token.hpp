// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace fronteira::quote {

/// A word of Lua. A string has its quotes, and a number its digits.
struct Token {
    enum class Kind : uint8_t { name, number, text, sign, end, unknown };
    Kind kind = Kind::end;
    std::string_view text;
    size_t at = 0;  ///< its first byte

    bool is(std::string_view words) const {
        return (kind == Kind::sign || kind == Kind::name) && text == words;
    }
};

/// The token that begins at the byte `from` or after the white space there.
Token next_token(std::string_view text, size_t from);

}  // namespace fronteira::quote
