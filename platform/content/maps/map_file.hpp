// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>
#include <fronteira/result.hpp>

#include <filesystem>
#include <string>
#include <string_view>

namespace fronteira::content {

/// Reads a map. All faults of the file are given at once, each with its place. Whether the board
/// hangs together and suits a ruleset is for others to check. `warnings`, when given, takes what
/// is doubtful but does not stop the map, such as a missing translation.
/// `shown` is the name of the file in diagnostics; the path when empty.
Result<Map> load_map(const std::filesystem::path& path, Diagnostics* warnings = nullptr,
                     const std::string& shown = {});

/// The same for a text; `file` is its name in diagnostics.
Result<Map> parse_map(std::string_view text, const std::string& file,
                      Diagnostics* warnings = nullptr);

}  // namespace fronteira::content
