// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "pack/file.hpp"

#include <filesystem>

namespace fronteira::pack {

/// The files of a mod's folder that go into its pack.
struct ModFiles {
    Files files;
    /// What does not: folders called `source`, in which authors keep what the rest is made from.
    std::vector<std::string> left_out;
};

/// Reads the files of a mod into memory. Whatever begins with a dot is not part of a mod. A link or
/// a device is an error, and so is what is too large for a pack; names and contents are not looked
/// at.
Result<ModFiles> read_mod_files(const std::filesystem::path& folder);

}  // namespace fronteira::pack
