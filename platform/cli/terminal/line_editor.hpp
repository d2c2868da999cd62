// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace fronteira::cli {

// One line at a time from a person, with history and completion where the program was built with
// libedit. There is one keyboard, so this has no objects.

/// Must come before the first line. Letters are UTF-8, whatever the environment says.
void begin_editing();
void set_completions(std::vector<std::string> words);
/// Nothing at the end of the input.
std::optional<std::string> edited_line(const std::string& prompt);

/// What was typed so far cannot be brought back with the arrow keys.
void forget_lines();

}  // namespace fronteira::cli
