// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace fronteira::letters {

/// A character of Unicode, and how many bytes it takes as UTF-8.
struct Letter {
    char32_t code = 0;
    size_t bytes = 0;  ///< 0: it is none
};

/// The letter that `text` begins with; none when that is no well-formed UTF-8 (overlong forms,
/// surrogates and numbers beyond U+10FFFF are not) or nothing at all.
Letter first(std::string_view text);

/// Where `text` first stops being UTF-8, in bytes; npos if nowhere.
size_t end_of_utf8(std::string_view text);

/// The position of the first byte that is not text: not UTF-8, or a control character of ASCII
/// other than ends of lines and tabs. npos if everything is text.
size_t end_of_text(std::string_view text);

/// As much of `text` as takes at most so many bytes and ends with a whole letter.
std::string_view beginning(std::string_view text, size_t most);

}  // namespace fronteira::letters
