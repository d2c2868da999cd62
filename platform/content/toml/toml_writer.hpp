// SPDX-License-Identifier: MIT
#pragma once

#include "content/toml/value.hpp"

#include <string>
#include <string_view>

namespace fronteira::content {

/// A whole TOML text: plain values first, then tables, then lists of tables, each in the order of
/// its table. Reading it back gives an equal value.
std::string write_toml(const Table& root);

/// One value as it stands after `key = `. A list too long for a line of 100 columns is broken with
/// two blanks of indentation; `used` columns are taken by what stands before it.
std::string write_value(const Value& value, size_t used = 0);

/// A text in quotes, with escapes for what may not stand there as it is.
std::string write_string(std::string_view text);

/// A key, in quotes only where it needs them.
std::string write_key(std::string_view key);

/// True for a list that is written as `[[path]]` tables.
bool is_table_list(const Value& value);

}  // namespace fronteira::content
