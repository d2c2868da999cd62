// SPDX-License-Identifier: MIT
#include "host/words.hpp"

namespace fronteira::host {

std::vector<std::string> languages_of(const TextTable& texts) {
    std::vector<std::string> languages;
    for (const auto& [language, sentences] : texts) languages.push_back(language);
    return languages;
}

Json in_all_languages(const TextTable& texts, const std::string& key,
                      const std::map<std::string, std::string>& values) {
    Json all = Json::object();
    for (const auto& [language, table] : texts) {
        const auto found = table.find(key);
        if (found == table.end()) continue;
        std::string text = found->second;
        for (const auto& [name, value] : values)
            if (const size_t at = text.find("{" + name + "}"); at != std::string::npos)
                text.replace(at, name.size() + 2, value);
        all[language] = std::move(text);
    }
    return all;
}

void choose_language(Json& message, const std::string& language) {
    if (message.is_array())
        for (Json& item : message) choose_language(item, language);
    if (!message.is_object()) return;
    for (auto& [key, value] : message.items()) {
        if (key != "say" && key != "title") {
            if (value.is_structured()) choose_language(value, language);
            continue;
        }
        if (!value.is_object()) continue;
        const auto found = value.contains(language) ? value.find(language) : value.find("en");
        Json text = found == value.end() ? Json("") : *found;
        value = std::move(text);
    }
}

}  // namespace fronteira::host
