// SPDX-License-Identifier: MIT
#include "runtime/checks/untold_moves.hpp"

#include <algorithm>
#include <vector>

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
    std::vector<std::string> untold;
    for (const auto& [move, slots] : names.moves) {
        const std::string key = "move." + move;
        if (std::none_of(mods->begin(), mods->end(),
                         [&](const Mod* one) { return has_sentence(*one, key); }))
            untold.push_back(move);
    }
    if (untold.empty()) return {};
    const auto file = mod.folder / "text" / (mod.text.begin()->first + ".toml");
    std::string listed;
    for (const std::string& move : untold) listed += (listed.empty() ? "`" : ", `") + move + "`";
    return {warning_at({file.string(), 0, 0}, "text.untold",
                       "there is no text for what players see as " + listed,
                       "[move] " + untold.front() + " = \"...\"")};
}

}  // namespace fronteira::runtime
