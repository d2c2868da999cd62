// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace fronteira::protocol {

/// Text that somebody else wrote, fit to stand among other text: one line of at most `most` bytes
/// (a mark tells what was cut off), well-formed UTF-8, blanks single and only between words.
/// Characters that show nothing, turn the direction of writing or pile up are left out.
std::string one_line(std::string_view text, size_t most);

}  // namespace fronteira::protocol
