// SPDX-License-Identifier: MIT
#include "runtime/checks/untold_names.hpp"

#include <algorithm>
#include <vector>

namespace fronteira::runtime {
namespace {

bool has_sentence(const Mod& mod, const std::string& key) {
    return std::any_of(mod.text.begin(), mod.text.end(),
                       [&](const auto& language) { return language.second.contains(key); });
}

/// `section`: `move` or `phase`.
void tell_untold(const std::vector<const Mod*>& mods, const std::string& section,
                 const std::set<std::string>& names, Diagnostics& findings) {
    std::string first, listed;
    for (const std::string& name : names) {
        const std::string key = section + "." + name;
        if (std::any_of(mods.begin(), mods.end(),
                        [&](const Mod* one) { return has_sentence(*one, key); }))
            continue;
        if (first.empty()) first = name;
        listed += (listed.empty() ? "`" : ", `") + name + "`";
    }
    if (first.empty()) return;
    const Mod& mod = *mods.back();
    const auto file = mod.folder / "text" / (mod.text.begin()->first + ".toml");
    findings.push_back(warning_at({file.string(), 0, 0}, "text.untold",
                                  "there is no text for what players see as " + listed,
                                  "[" + section + "] " + first + " = \"...\""));
}

}  // namespace

Diagnostics untold_names(const Installation& installation, const Mod& mod,
                         const content::LookNames& names) {
    const auto mods = with_dependencies(installation, mod);
    Diagnostics findings;
    if (mod.text.empty() || !mods) return findings;
    tell_untold(*mods, "move", content::keys_of(names.moves), findings);
    tell_untold(*mods, "phase", names.decided, findings);
    return findings;
}

}  // namespace fronteira::runtime
