// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace fronteira::exec_bot {

/// The words of a command: cut at spaces, but not within '...' or "...". There is no shell.
Result<std::vector<std::string>> words_of(std::string_view command);

/// The file that the first word of a command means: a path, or a name that is looked for in PATH.
/// A failure when there is none, or when it cannot be run.
Result<std::string> program_file(const std::string& word);

}  // namespace fronteira::exec_bot
