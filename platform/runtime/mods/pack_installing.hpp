// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"

#include <filesystem>
#include <string>

namespace fronteira::runtime {

/// A mod that was installed from a pack, or removed.
struct InstalledPack {
    std::string id, version, hash;
    std::filesystem::path folder;
    bool was_there = false;  ///< the same already, and nothing was changed
    std::string replaced;    ///< the version that it stands in the place of, or empty
};

/// Installs a pack into `places.packs()`: one version of a mod at a time, the latest installed.
/// Everything is examined first; on any error nothing is left behind. With `forced`, it may replace
/// a version that other mods need. `warnings` receives what the user should know.
Result<InstalledPack> install_pack(const Places& places, const std::filesystem::path& file,
                                   bool forced, Diagnostics& warnings);

/// Removes what `install_pack` installed: `name` is an id, `id@version` or a hash. Refused if other
/// mods need it, unless `forced`. Mods that were not installed from a pack are never touched.
Result<InstalledPack> remove_pack(const Places& places, const std::string& name, bool forced);

}  // namespace fronteira::runtime
