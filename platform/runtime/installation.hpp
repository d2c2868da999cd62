// SPDX-License-Identifier: MIT
#pragma once

#include "content/mods/mod_set.hpp"
#include "plugin/plugin_set.hpp"
#include "runtime/places.hpp"

namespace fronteira::runtime {

/// What is installed on this machine: the mods and the native plugins.
class Installation {
 public:
    explicit Installation(const Places& places);

    const content::ModSet& mods() const { return mods_; }
    const plugin::PluginSet& plugins() const { return plugins_; }

 private:
    content::ModSet mods_;
    plugin::PluginSet plugins_;
};

/// Reads the mod in a folder, which need not be installed itself, as content::load_mod does; its
/// presets may refer to rulesets of installed mods.
Result<Mod> load_mod(const Installation& installation, const std::filesystem::path& folder,
                     Diagnostics* warnings = nullptr);

/// The mod and all it depends on, each after those it depends on. `mod` need not be installed
/// itself: what it depends on must be.
Result<std::vector<const Mod*>> with_dependencies(const Installation& installation, const Mod& mod);

}  // namespace fronteira::runtime
