// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::content {

/// One statement of a TOML text and the bytes it takes, from the start of its first line to past
/// the end of its last.
struct Statement {
    enum class Kind { header, list_header, pair, remark };  ///< a remark is a comment or blank line
    Kind kind = Kind::remark;
    size_t begin = 0;
    size_t end = 0;
    std::vector<std::string> key;  ///< the parts of a header or of the key of a pair
};

/// Cuts a text that is good TOML into its statements, in order and without gaps.
std::vector<Statement> cut_statements(std::string_view text);

}  // namespace fronteira::content
