// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "content/look_names.hpp"

#include <string>
#include <string_view>

namespace fronteira::content {

/// Everything that is wrong with a `look.toml`: keys, types, colours, signs, and names that nothing
/// in `names` has. `file` is its name in diagnostics.
Diagnostics check_look(std::string_view text, const std::string& file, const LookNames& names);

}  // namespace fronteira::content
