// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace fronteira::script {

/// What to do about a fault that Lua itself tells of: "attempt to compare number with nil". Empty
/// where nothing is known.
std::string run_hint(std::string_view complaint);

}  // namespace fronteira::script
