// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::cli {

/// How many places a text takes on a terminal: its letters, marks of UTF-8 aside. Sequences that
/// set colours take none.
size_t width(std::string_view text);

/// The text, filled up with blanks.
std::string padded(std::string text, size_t to_width);

/// Rows as lines with aligned columns, two blanks apart.
std::string aligned(const std::vector<std::vector<std::string>>& rows);

}  // namespace fronteira::cli
