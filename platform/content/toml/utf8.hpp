// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace fronteira::content {

/// Length in bytes of the well-formed UTF-8 character that `text` begins with; 0 when it begins
/// with none (overlong forms, surrogates and numbers beyond U+10FFFF are not well formed).
size_t utf8_length(std::string_view text);

/// The position of the first byte that is not text: not UTF-8, or a control character other than
/// line ends and tabs. npos if everything is text.
size_t end_of_text(std::string_view text);

}  // namespace fronteira::content
