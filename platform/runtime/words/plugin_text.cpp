// SPDX-License-Identifier: MIT
#include "runtime/words/plugin_text.hpp"

#include "content/texts/text_table.hpp"

#include <filesystem>

namespace fronteira::runtime {

TextTable text_beside(const plugin::LoadedPlugin& plugin, const std::string& language,
                      Diagnostics& faults) {
    namespace fs = std::filesystem;
    TextTable table;
    for (const std::string& one : {std::string("en"), language}) {
        const fs::path file =
            plugin.path.parent_path() / "text" / plugin.path.stem() / fs::path(one + ".toml");
        std::error_code error;
        if (!fs::exists(file, error)) continue;
        if (auto text = content::load_text(file))
            table[one] = std::move(*text);
        else
            append(faults, text.error());
    }
    return table;
}

}  // namespace fronteira::runtime
