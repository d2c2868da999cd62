// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace fronteira::content {

/// Length in bytes of the well-formed UTF-8 character that `text` begins with; 0 when it begins
/// with none (overlong forms, surrogates and numbers beyond U+10FFFF are not well formed).
size_t utf8_length(std::string_view text);

/// Where the first byte stands that is no text: no UTF-8, or a control character but line ends and
/// tabs. npos when all is text.
size_t end_of_text(std::string_view text);

}  // namespace fronteira::content
