// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>

#include <nlohmann/json.hpp>

#include <vector>

namespace fronteira::runtime {

/// How a game of these mods is drawn: `look.toml` of each, the later ones over the earlier ones,
/// key by key; lists are taken whole. A mod is drawn as those it depends on where it says nothing.
/// A file that cannot be read says nothing.
nlohmann::json look_of(const std::vector<const Mod*>& mods);

}  // namespace fronteira::runtime
