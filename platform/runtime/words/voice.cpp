// SPDX-License-Identifier: MIT
#include "runtime/words/voice.hpp"

#include "runtime/words/embedded_text.hpp"

#include <cstdlib>

namespace fronteira::runtime {
namespace {

const TextTable& platform_text() {
    static const TextTable table = to_table(match_texts());
    return table;
}

std::vector<const TextTable*> tables(const Game& game, const TextTable* more) {
    std::vector<const TextTable*> all;
    for (auto mod = game.mods.rbegin(); mod != game.mods.rend(); ++mod)
        all.push_back(&(*mod)->text);
    if (more != nullptr) all.push_back(more);
    all.push_back(&platform_text());
    return all;
}

}  // namespace

Voice::Voice(const Game& game, const core::Rules& rules, const std::string& language,
             std::vector<std::string> seats, const TextTable* more)
    : sentences_(tables(game, more), language),
      names_(sentences_, rules, std::move(seats)),
      phrases_(sentences_, names_) {}

const std::vector<std::string>& languages() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> list{"en"};
        for (const auto& [language, sentences] : platform_text())
            if (language != "en") list.push_back(language);
        return list;
    }();
    return all;
}

std::string choose_language(const std::string& asked) {
    std::string wanted = asked;
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (!wanted.empty()) break;
        if (const char* value = std::getenv(variable)) wanted = value;
    }
    const std::string nearest = language_like(wanted, languages());
    return nearest.empty() ? "en" : nearest;
}

}  // namespace fronteira::runtime
