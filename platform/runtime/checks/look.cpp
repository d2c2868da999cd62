// SPDX-License-Identifier: MIT
#include "runtime/checks/look.hpp"

#include "content/look_file.hpp"
#include "runtime/mods/mod_reader.hpp"

namespace fronteira::runtime {

Diagnostics check_look(const Mod& mod, const content::LookNames& names) {
    const auto text = read_mod_file(mod, "look.toml");
    if (!text) return {};
    return content::check_look(*text, (mod.folder / "look.toml").string(), names);
}

}  // namespace fronteira::runtime
