// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fronteira::content {

/// What a sentence names in braces, in order: `space` of "{seat} takes {space}". What follows a
/// brace that is never closed is left out.
std::vector<std::string> placeholders_in(std::string_view sentence);

}  // namespace fronteira::content
