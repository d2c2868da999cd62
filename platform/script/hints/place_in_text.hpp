// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <string>
#include <string_view>

namespace fronteira::script {

/// Where a word, or a sign, stands by itself and not within another; `npos` where it does not.
size_t find_word(std::string_view text, std::string_view word, size_t from = 0);

/// The line and the column of a place in the text of that file, `at` bytes from its beginning.
Place place_at(std::string file, std::string_view text, size_t at);

/// Where a key of a table is given its value in a text of Lua, `key = ...`: behind `section = ...`
/// where there is such a section, for tables forget where their keys were written. `otherwise` when
/// it is not found. The text has no comments.
Place place_of_key(std::string_view text, std::string_view section, std::string_view key,
                   const Place& otherwise);

/// The same of the key that a finding names first: the next one of that name in or below its line,
/// where that is near.
void find_key(Diagnostic& finding, std::string_view text);

/// Lua tells lines alone. Gives a finding the column of what its sentence names, where that stands
/// just once in the line. `text` is that of the file.
void find_column(Diagnostic& finding, std::string_view text);

}  // namespace fronteira::script
