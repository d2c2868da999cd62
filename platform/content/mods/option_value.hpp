// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/option.hpp>
#include <fronteira/result.hpp>

#include "content/reading/cursor.hpp"

#include <string>
#include <vector>

namespace fronteira::content {

/// A value as people write it: `true`, `no`, `1` for a flag; a whole number in its range; one of a
/// choice's words.
Result<int32_t> read_option_value(const Option& option, const std::string& word);

/// The value of an option in a file, as it would be written on the command line; empty, and told
/// of, where it is none.
std::string read_option_word(const Cursor& cursor);

/// The option of that id; when there is none, which there are.
Result<const Option*> find_option(const std::vector<Option>& options, const std::string& id);

}  // namespace fronteira::content
