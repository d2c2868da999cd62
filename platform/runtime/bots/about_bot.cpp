// SPDX-License-Identifier: MIT
#include "runtime/bots/about_bot.hpp"

#include "match/sentences.hpp"
#include "runtime/words/plugin_text.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

std::string line_of(const TextTable& text, const std::string& key, const std::string& language) {
    return match::Sentences({&text}, language).text(key, "");
}

bool brings(const std::vector<std::string>& bots, const std::string& name) {
    return std::find(bots.begin(), bots.end(), name) != bots.end();
}

/// In the texts of whoever provides the bot.
std::string said_of(const Installation& installation, const std::vector<const Mod*>& mods,
                    const std::string& section, const std::string& name,
                    const std::string& language) {
    const std::string key = section + "." + name;
    for (auto mod = mods.rbegin(); mod != mods.rend(); ++mod)
        if (brings((*mod)->bots, name)) return line_of((*mod)->text, key, language);
    for (const plugin::LoadedPlugin& plugin : installation.plugins().plugins()) {
        Diagnostics unread;
        if (brings(plugin.bots, name))
            return line_of(text_beside(plugin, language, unread), key, language);
    }
    return {};
}

}  // namespace

std::string about_bot(const Installation& installation, const std::vector<const Mod*>& mods,
                      const std::string& name, const std::string& language) {
    return said_of(installation, mods, "bot", name, language);
}

std::string bot_called(const Installation& installation, const std::vector<const Mod*>& mods,
                       const std::string& name, const std::string& language) {
    const std::string called = said_of(installation, mods, "bot_name", name, language);
    return called.empty() ? match::readable(name) : called;
}

}  // namespace fronteira::runtime
