// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace fronteira::script {

/// How something is said that rule files once had a word of its own for; empty for every other
/// name. A mod that still has such a word learns it at the place where the word stands.
std::string said_now(std::string_view word);

}  // namespace fronteira::script
