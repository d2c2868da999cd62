// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>

#include <functional>
#include <string_view>

namespace fronteira::content {

/// Another mod by its id, with its own presets resolved; null if it is not installed.
using FindMod = std::function<const Mod*(std::string_view id)>;

/// Gives every ruleset of the mod that is `like` another everything that it does not say itself,
/// and its own defaults. Unknown rulesets and options, values that an option cannot have and
/// presets in a circle are errors.
Diagnostics settle_presets(Mod& mod, const FindMod& find);

}  // namespace fronteira::content
