// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::match {

/// Whether a text can stand in a line as one word: it has no blanks, control characters or signs
/// that the line itself uses.
bool is_word(std::string_view text);

/// Capitals of ASCII made small.
std::string small_letters(std::string_view text);

/// The whole text as a decimal number, written the one usual way: no sign but `-`, no zeros in
/// front, nothing after it.
std::optional<int32_t> number(std::string_view text);
std::optional<uint64_t> large_number(std::string_view text);

/// Somebody's text for a message, between backticks, cut when it is long.
std::string cited(std::string_view text);

/// Cut at every `separator`, empty parts included.
std::vector<std::string_view> split(std::string_view text, char separator);

}  // namespace fronteira::match
