// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace fronteira::match {

/// Where a text first stops being UTF-8, in bytes from 0; empty when all of it is. Overlong forms
/// and surrogates are not UTF-8.
std::optional<size_t> first_bad_utf8(std::string_view text);

}  // namespace fronteira::match
