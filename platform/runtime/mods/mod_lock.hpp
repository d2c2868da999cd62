// SPDX-License-Identifier: MIT
#pragma once

#include "pack/lock_file.hpp"
#include "runtime/installation.hpp"

#include <filesystem>
#include <string>

namespace fronteira::runtime {

/// The lock of a mod, which need not be installed itself; `of` is the ruleset or mod to be locked.
/// A mod that cannot be packed cannot be locked, because nobody else could have it.
Result<pack::Lock> make_lock(const Installation& installation, const Mod& mod,
                             const std::string& of);

/// A finding for each mod of a lock that is not installed, or not as it was; or else for each that
/// takes part and is not locked. Empty if the lock holds.
Diagnostics check_lock(const Installation& installation, const pack::Lock& lock,
                       const std::string& file);

/// Reads a lock from a file.
Result<pack::Lock> read_lock(const std::filesystem::path& file);

}  // namespace fronteira::runtime
