// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace fronteira::script {

/// What is said of a word of Lua's own library that sandboxes do without.
inline constexpr const char* left_out_hint = "Lua has it, rules do without: see \"Lua in rules\"";

/// Whether it is such a global: `next`, `load`, `os`.
bool is_left_out_global(std::string_view name);
/// Or such a function of `string`, `table` or `math`: `gsub`, `pack`, `fmod`.
bool is_left_out_function(std::string_view name);

}  // namespace fronteira::script
