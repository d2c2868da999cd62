// SPDX-License-Identifier: MIT
#include "runtime/installation.hpp"

#include "content/mod_folder.hpp"
#include "content/presets.hpp"

#include <algorithm>

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
    const auto installed = installation.mods().mod(mod.id);
    if (installed && *installed == &mod) return installation.mods().resolve(mod.id);
    std::vector<const Mod*> order;
    Diagnostics faults;
    for (const auto& [id, range] : mod.depends) {
        const auto needed = installation.mods().resolve(id);
        if (!needed) {
            faults.insert(faults.end(), needed.error().begin(), needed.error().end());
            continue;
        }
        for (const Mod* one : *needed)
            if (std::find(order.begin(), order.end(), one) == order.end()) order.push_back(one);
    }
    if (!faults.empty()) return fail(std::move(faults));
    order.push_back(&mod);
    return order;
}

}  // namespace fronteira::runtime
