// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace fronteira::pack {

/// A mod as exactly as it can be named.
struct LockedMod {
    std::string id, version;
    std::string hash;  ///< pack_hash of its files
};

/// What is played, and every mod that takes part in it, each after those that it depends on.
struct Lock {
    std::string of;  ///< a ruleset or a mod: `war/war`, `war`
    std::vector<LockedMod> mods;
};

std::string write_lock(const Lock& lock);

/// `file` is the name in diagnostics.
Result<Lock> parse_lock(std::string_view text, const std::string& file);

}  // namespace fronteira::pack
