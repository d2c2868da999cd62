// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>
#include <fronteira/result.hpp>

#include <string>

namespace fronteira::content {

/// 32 hexadecimal digits that stand for everything of a mod that decides how a match goes:
/// `mod.toml`, `maps/`, `cards/` and the folders of its rulesets' rules. Texts, pictures, bots and
/// tests are left out. The same files give the same hash on every machine, wherever they lie.
/// The hash (XXH3, 128 bits) finds accidents, not forgers.
Result<std::string> content_hash(const Mod& mod);

}  // namespace fronteira::content
