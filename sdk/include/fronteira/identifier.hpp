// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace fronteira {

/// An identifier has no more letters.
inline constexpr size_t longest_identifier = 64;

/// The form of names that files, rules and plugins use: `[a-z][a-z0-9_]*`.
inline bool is_identifier(std::string_view word) {
    const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
    return !word.empty() && word.size() <= longest_identifier && is_small(word[0]) &&
           std::all_of(word.begin(), word.end(),
                       [&](char c) { return is_small(c) || (c >= '0' && c <= '9') || c == '_'; });
}

}  // namespace fronteira
