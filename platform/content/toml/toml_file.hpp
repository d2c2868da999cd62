// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "content/toml/pre_scanner.hpp"
#include "content/toml/value.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace fronteira::content {

/// Parses a TOML text. Any bytes whatever are safe: they give a value or diagnostics that name
/// `file`. The value is the root table.
Result<Value> parse_toml(std::string_view text, const std::string& file,
                         const TomlLimits& limits = {});

/// Reads and parses a TOML file. `shown` is its name in diagnostics; the path when empty.
Result<Value> read_toml(const std::filesystem::path& path, const TomlLimits& limits = {},
                        const std::string& shown = {});

}  // namespace fronteira::content
