// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::cli {

/// How many places a text takes on a terminal: two for a wide letter, none for a mark on another.
/// Sequences that set colours take none.
size_t width(std::string_view text);

/// The text, filled up with blanks.
std::string padded(std::string text, size_t to_width);

/// Rows as lines with aligned columns, two blanks apart.
std::string aligned(const std::vector<std::vector<std::string>>& rows);

/// Entries side by side in as many columns as fit into a line, read downwards.
std::string in_columns(const std::vector<std::string>& entries, size_t line);

/// The text with its lines broken between words so that none is longer than `line`, unless a word
/// is.
std::string broken(const std::string& text, size_t line);

}  // namespace fronteira::cli
