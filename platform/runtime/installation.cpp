// SPDX-License-Identifier: MIT
#include "runtime/installation.hpp"

#include "content/mod_folder.hpp"
#include "content/presets.hpp"

namespace fronteira::runtime {

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
