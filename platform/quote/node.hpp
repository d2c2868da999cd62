// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace fronteira::quote {

/// A part of an expression of Lua that stands in quotes in a rule file.
struct Node {
    enum class Kind : uint8_t {
        number,  ///< `number`
        text,    ///< `word`, a string
        name,    ///< `word`: a variable, true, false or nil
        member,  ///< parts[0] . word
        call,    ///< parts[0] ( the other parts )
        method,  ///< parts[0] : word ( the other parts )
        unary,   ///< `word` is `not`, `-` or `#`
        binary,  ///< `word` is an operator, from `or` to `%`
    };
    Kind kind = Kind::name;
    std::string word{};
    int64_t number = 0;
    std::vector<Node> parts{};
    size_t at = 0;     ///< the byte to point at when something is wrong with it,
    size_t begin = 0;  ///< the first byte of its text,
    size_t end = 0;    ///< and the one after its last

    bool is(Kind of, const char* named) const { return kind == of && word == named; }
};

}  // namespace fronteira::quote
