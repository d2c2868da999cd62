// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>
#include <fronteira/result.hpp>

#include <string>
#include <string_view>

namespace fronteira::content {

/// 32 hexadecimal digits that stand for everything of a mod that decides how a match goes:
/// `mod.toml`, `maps/`, `cards/` and the folders of its rulesets' rules. Texts, pictures, bots,
/// tests and what lies in a folder called `source` are left out. The same files give the same hash
/// on every machine, wherever they lie. The hash (XXH3, 128 bits) finds accidents, not forgers.
Result<std::string> content_hash(const Mod& mod);

/// The same of a mod that lends a game nothing but one of its maps: `mod.toml` and `cards/`. The
/// map has a hash of its own, so that other maps of the mod may come, change and go.
Result<std::string> content_hash_without_maps(const Mod& mod);

/// The same for one file, by its bytes.
std::string content_hash(std::string_view bytes);

}  // namespace fronteira::content
