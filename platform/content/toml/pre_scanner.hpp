// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace fronteira::content {

/// How much a TOML text may hold. The defaults are those of manifests, decks and texts.
struct TomlLimits {
    size_t bytes = 1u << 20;
    size_t line_bytes = 64u << 10;
    size_t values = 100'000;  ///< items of lists, keys of tables, all told; a { counts thrice
    size_t keys = 200'000;    ///< key = value pairs
    size_t headers = 40'000;  ///< [table] and [[table]] lines
    size_t dotted = 10'000;   ///< keys and headers of more than one part
    size_t key_parts = 32;    ///< of one dotted key or header
    size_t depth = 32;        ///< brackets within brackets
};

/// Room for a map of 10 000 spaces with a dozen corners each. The worst text takes
/// some 90 MB to read.
inline constexpr TomlLimits map_limits{.bytes = 8u << 20, .values = 500'000};

/// Looks through a text before any parser does, and refuses what could harm one: too large, not
/// UTF-8, control characters, anything but ASCII outside strings and comments, too deep, too many.
/// It knows strings, comments and brackets, not grammar; a text that passes may still be wrong
/// TOML. No findings means that the text may be parsed.
Diagnostics pre_scan(std::string_view text, const std::string& file, const TomlLimits& limits = {});

}  // namespace fronteira::content
