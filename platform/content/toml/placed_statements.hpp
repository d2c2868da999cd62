// SPDX-License-Identifier: MIT
#pragma once

#include "content/toml/statements.hpp"
#include "content/toml/value_path.hpp"

#include <string_view>
#include <vector>

namespace fronteira::content {

/// A statement and where it stands in the tree of values.
struct PlacedStatement {
    Statement statement;
    ValuePath path;     ///< of a header: the table it opens; of a pair: its value
    ValuePath section;  ///< the table whose header stands above; empty at the top
};

/// The statements of a good TOML text with their places: the second `[[a]]` opens `a[2]`, and
/// `[a.b]` after it means `a[2].b`. Remarks carry their section alone.
std::vector<PlacedStatement> place_statements(std::string_view text);

/// True when `path` is `above` or lies below it.
bool lies_in(const ValuePath& path, const ValuePath& above);

}  // namespace fronteira::content
