// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace fronteira::script {

/// A text of Lua with nothing but blanks where comments stood; lines and columns stay as they are.
std::string without_comments(std::string_view text);

}  // namespace fronteira::script
