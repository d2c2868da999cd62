// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string_view>

namespace fronteira::content {

/// Whether a word is a hash as it is written: 64 hexadecimal digits. A mod that came as a pack lies
/// in a folder that is called so.
inline bool is_sha256(std::string_view word) {
    constexpr size_t digits = 64;
    return word.size() == digits && std::all_of(word.begin(), word.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

}  // namespace fronteira::content
