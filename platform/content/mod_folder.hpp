// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>
#include <fronteira/result.hpp>

#include <filesystem>

namespace fronteira::content {

/// Reads a mod: its manifest and texts, and the names of its maps, decks and bots, which are not
/// opened. All faults are given at once. Symbolic links and anything but plain files are refused.
/// `warnings`, when given, takes what is doubtful.
Result<Mod> load_mod(const std::filesystem::path& folder, Diagnostics* warnings = nullptr);

}  // namespace fronteira::content
