// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "quote/node.hpp"

#include <string_view>

namespace fronteira::quote {

inline constexpr size_t longest_quote = 2000;  ///< bytes
inline constexpr int most_nested = 50;         ///< brackets, calls and operators in each other

/// Reads an expression by Lua's grammar, limited to whole numbers, strings, names, members, calls
/// and operators. The place of a finding has the column within the text, and no file.
Result<Node> parse(std::string_view text);

struct Range {
    Node from, upto;
};

/// Reads `1 to armies - 1`: two expressions.
Result<Range> parse_range(std::string_view text);

}  // namespace fronteira::quote
