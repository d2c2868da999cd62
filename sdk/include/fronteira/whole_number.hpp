// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace fronteira {

/// The whole number that a text is from end to end, in digits with a `-` before them or without;
/// nothing where it is none, or where the type cannot hold it.
template <class Whole = int32_t>
std::optional<Whole> whole_number(std::string_view text) {
    Whole value{};
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, value);
    if (fault != std::errc{} || stop != end) return std::nullopt;
    return value;
}

}  // namespace fronteira
