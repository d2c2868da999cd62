// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"

#include <filesystem>

namespace fronteira::runtime {

/// Warns of folders that are nearly called as those that are read. `mod`: the folder of a mod,
/// which may be sound or not.
Diagnostics unread_folders(const std::filesystem::path& mod);

/// The same of the files in them, and of tests of which none is a spec.
Diagnostics unread_files(const Installation& installation, const Mod& mod);

}  // namespace fronteira::runtime
