// SPDX-License-Identifier: MIT
#pragma once

#include "content/toml/value.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::content {

/// A key of a table, or an item of a list, counted from 1.
struct PathStep {
    std::string key;
    size_t item = 0;  ///< 0 when the step is a key
};

using ValuePath = std::vector<PathStep>;

/// Reads `ruleset[2].name`; keys with letters beyond a-z, 0-9, _ and - stand in quotes. Nothing
/// when the text is not a path.
std::optional<ValuePath> parse_path(std::string_view text);

/// The inverse of `parse_path`: one text for each path.
std::string path_text(const ValuePath& path);

/// The keys alone, as a header names them: `ruleset.option`.
std::string header_text(const ValuePath& path);

/// What stands under a path, or nullptr.
Value* value_at(Value& root, const ValuePath& path);

}  // namespace fronteira::content
