// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace fronteira::runtime {

/// A text as it may stand on somebody's terminal, wherever it comes from: what is no UTF-8, control
/// characters and what turns the direction of writing become `?`. Ends of lines and tabs stay; and
/// colours, when `colours`: `ESC [ numbers m`.
std::string shown(std::string_view text, bool colours = false);

/// JSON as it may stand on a terminal: the same characters, each as the escape that means it.
/// `json` is well-formed UTF-8, as it is written by a library of JSON.
std::string shown_json(std::string_view json);

}  // namespace fronteira::runtime
