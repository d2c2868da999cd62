// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>
#include <fronteira/result.hpp>

#include <filesystem>
#include <string>
#include <string_view>

namespace fronteira::content {

/// Reads a mod: its manifest and texts, and the names of its maps, decks and bots, which are not
/// opened. All faults are given at once. Symbolic links and anything but plain files are refused.
/// Rulesets that are like others are as written: see presets.hpp.
/// `warnings`, when given, takes what is doubtful.
Result<Mod> load_mod(const std::filesystem::path& folder, Diagnostics* warnings = nullptr);

/// Only the manifest, from a text; `file` is its name in diagnostics. Nothing else of the mod is
/// filled in or checked.
Result<Mod> parse_mod(std::string_view text, const std::string& file,
                      Diagnostics* warnings = nullptr);

}  // namespace fronteira::content
