// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace fronteira::script {

/// How Lua says what stands on that line as another language would: `!=`, `x += 1`, `elif`. Empty
/// where nothing is known. `complaint`: what Lua says, such as "syntax error near '+'".
std::string syntax_hint(std::string_view source, int line, std::string_view complaint);

}  // namespace fronteira::script
