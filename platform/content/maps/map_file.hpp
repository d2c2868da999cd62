// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>
#include <fronteira/result.hpp>

#include <filesystem>
#include <string>
#include <string_view>

namespace fronteira::content {

/// Reads a map. All faults of the file are reported at once, each with its place. Whether the map
/// is connected and suits a ruleset is checked elsewhere. `warnings`, if given, receives what is
/// doubtful but no error, such as a missing translation. `shown` is the name of the file in
/// diagnostics; the path when empty.
Result<Map> load_map(const std::filesystem::path& path, Diagnostics* warnings = nullptr,
                     const std::string& shown = {});

/// The same for a text; `file` is its name in diagnostics.
Result<Map> parse_map(std::string_view text, const std::string& file,
                      Diagnostics* warnings = nullptr);

}  // namespace fronteira::content
