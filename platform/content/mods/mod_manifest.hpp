// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>

#include "content/reading/cursor.hpp"

namespace fronteira::content {

inline constexpr size_t most_options = 100;  ///< of a ruleset

/// The api level of the rules that this program speaks; a manifest asks for it with `api`.
inline constexpr int api_level = 1;

/// Reads the root table of a `mod.toml` into `mod`. What lies in the mod's folder is not looked
/// at here.
void read_manifest(const Cursor& cursor, Mod& mod);

}  // namespace fronteira::content
