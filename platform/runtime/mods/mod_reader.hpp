// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>

#include <optional>
#include <string>
#include <vector>

namespace fronteira::runtime {

/// The text of a file of a mod by its name, `rules/attack.lua`. Nothing when there is no plain file
/// of that name in the mod's folder: names that lead out of it, links and devices are not files.
std::optional<std::string> read_mod_file(const Mod& mod, const std::string& name);

/// Looks through several mods, the last one first: a mod's own file stands before one of the same
/// name in a mod it depends on.
std::optional<std::string> read_mod_file(const std::vector<const Mod*>& mods,
                                         const std::string& name);

/// What the scripts in a folder of a mod are called without `.lua`, in order.
std::vector<std::string> script_names(const Mod& mod, const std::string& folder);

}  // namespace fronteira::runtime
