// SPDX-License-Identifier: MIT
#include "runtime/untold_moves.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

bool has_sentence(const Mod& mod, const std::string& key) {
    return std::any_of(mod.text.begin(), mod.text.end(),
                       [&](const auto& language) { return language.second.contains(key); });
}

}  // namespace

Diagnostics untold_moves(const Installation& installation, const Mod& mod,
                         const content::LookNames& names) {
    const auto mods = with_dependencies(installation, mod);
    if (mod.text.empty() || !mods) return {};
    std::string untold, first;
    for (const auto& [move, slots] : names.moves) {
        const auto tells = [&](const Mod* one) { return has_sentence(*one, "move." + move); };
        if (std::any_of(mods->begin(), mods->end(), tells)) continue;
        untold += (untold.empty() ? "`" : ", `") + move + "`";
        if (first.empty()) first = move;
    }
    if (untold.empty()) return {};
    const auto file = mod.folder / "text" / (mod.text.begin()->first + ".toml");
    return {{Severity::warning,
             {file.string(), 0, 0},
             "no sentence names what players see as " + untold,
             "[move] " + first + " = \"...\"",
             "text.untold"}};
}

}  // namespace fronteira::runtime
