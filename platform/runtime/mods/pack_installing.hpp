// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"

#include <filesystem>
#include <string>

namespace fronteira::runtime {

/// A mod that came as a pack, or went.
struct InstalledPack {
    std::string id, version, hash;
    std::filesystem::path folder;
    bool was_there = false;  ///< the same already, and nothing was changed
    std::string replaced;    ///< the version that it stands in the place of, or empty
};

/// Installs the pack of a file among the mods of `places.packs()`: of a mod one version at a time,
/// the last that came. Everything is looked at first; when anything is an error, nothing stays.
/// `forced`, it may take a version away that other mods need. `warnings` takes what its owner
/// should know.
Result<InstalledPack> install_pack(const Places& places, const std::filesystem::path& file,
                                   bool forced, Diagnostics& warnings);

/// Removes what `install_pack` installed: `name` is an id, `id@version` or a hash. Refused when
/// other mods need it, unless `forced`. Mods that came in another way are never touched.
Result<InstalledPack> remove_pack(const Places& places, const std::string& name, bool forced);

}  // namespace fronteira::runtime
