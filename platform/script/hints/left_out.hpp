// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace fronteira::script {

/// What is said in place of a global that Lua has and sandboxes do without: `next`, `load`, `os`.
/// Empty for other words.
std::string_view instead_of_global(std::string_view name);
/// The same of a function of `string`, `table` or `math`, of this or an older Lua: `gsub`, `pow`.
std::string_view instead_of_function(std::string_view name);

}  // namespace fronteira::script
