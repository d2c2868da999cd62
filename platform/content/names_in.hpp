// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::content {

/// The names of what lies in a folder and ends in `ending` (`.lua`) after at least one character:
/// the first `most`, in order. None where there is no folder that can be read.
std::vector<std::string> names_in(const std::filesystem::path& folder, std::string_view ending,
                                  size_t most = std::numeric_limits<size_t>::max());

}  // namespace fronteira::content
