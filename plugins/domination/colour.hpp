// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace domination {

/// A colour as the format writes it (a name, `#rrggbb`, `0xrrggbb`, a decimal or octal number) as
/// `#rrggbb`; empty when it is none of these.
std::string read_colour(const std::string& word);

}  // namespace domination
