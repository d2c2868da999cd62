// SPDX-License-Identifier: MIT
#include "cli/play/command_word.hpp"

#include "cli/scene/scene.hpp"
#include "cli/terminal/told.hpp"

#include <map>
#include <sstream>

namespace fronteira::cli {
namespace {

constexpr std::pair<const char*, Command> keys[] = {
    {"command.help", Command::help},     {"command.board", Command::board},
    {"command.moves", Command::moves},   {"command.secrets", Command::secrets},
    {"command.seats", Command::seats},   {"command.log", Command::log},
    {"command.why", Command::why},       {"command.undo", Command::undo},
    {"command.back", Command::back},     {"command.save", Command::save},
    {"command.resign", Command::resign}, {"command.quit", Command::quit},
};

/// Of a language, the words of one key.
std::vector<std::string> words_of(const TextTable::mapped_type& sentences, const char* key) {
    std::vector<std::string> words;
    if (const auto found = sentences.find(key); found != sentences.end()) {
        std::istringstream text(found->second);
        for (std::string word; text >> word;) words.push_back(word);
    }
    return words;
}

/// A word that two languages have for different things is English's.
const std::map<std::string, Command>& words() {
    static const std::map<std::string, Command> all = [] {
        std::map<std::string, Command> known{{"?", Command::help}};
        const auto add = [&](const TextTable::mapped_type& sentences) {
            for (const auto& [key, command] : keys)
                for (const std::string& word : words_of(sentences, key))
                    known.try_emplace(word, command);
        };
        add(cli_text().at("en"));
        for (const auto& [language, sentences] : cli_text()) add(sentences);
        return known;
    }();
    return all;
}

}  // namespace

std::optional<Command> find_command(const std::string& word) {
    const auto found = words().find(word);
    return found == words().end() ? std::nullopt : std::optional(found->second);
}

bool is_yes(const std::string& word) {
    for (const auto& [language, sentences] : cli_text())
        for (const std::string& yes : words_of(sentences, "command.yes"))
            if (word.starts_with(yes)) return true;
    return false;
}

std::vector<std::string> command_words() {
    std::vector<std::string> list;
    for (const auto& [word, command] : words())
        if (word.size() > 1) list.push_back(word);
    return list;
}

}  // namespace fronteira::cli
