// SPDX-License-Identifier: MIT
#include "runtime/installation.hpp"

#include "content/mods/mod_folder.hpp"
#include "content/mods/presets.hpp"
#include "pack/store.hpp"

namespace fronteira::runtime {

namespace {

/// The mods of these places, of which none stands twice because somebody was killed.
content::ModSet mods_of(const Places& places) {
    if (!places.mods.empty()) pack::finish_replacing(places.packs());
    return content::ModSet::find(places.mods);
}

}  // namespace

Installation::Installation(const Places& places)
    : mods_(mods_of(places)), plugins_(plugin::PluginSet::load(places.plugins)) {}

Result<Mod> load_mod(const Installation& installation, const std::filesystem::path& folder,
                     Diagnostics* warnings) {
    auto mod = content::load_mod(folder, warnings);
    if (!mod) return mod;
    Diagnostics faults = content::settle_presets(*mod, [&](std::string_view id) -> const Mod* {
        const auto found = installation.mods().mod(id);
        return found ? *found : nullptr;
    });
    if (!faults.empty()) return fail(std::move(faults));
    return mod;
}

Result<std::vector<const Mod*>> with_dependencies(const Installation& installation,
                                                  const Mod& mod) {
    return installation.mods().resolve(mod);
}

}  // namespace fronteira::runtime
