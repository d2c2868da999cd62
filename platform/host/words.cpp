// SPDX-License-Identifier: MIT
#include "host/words.hpp"

#include <string_view>

namespace fronteira::host {
namespace {

/// Each `{name}` that there is a value for, in one pass: what people are called stays as it is.
std::string filled(std::string_view text, const std::map<std::string, std::string>& values) {
    std::string out;
    for (size_t open; (open = text.find('{')) != std::string_view::npos;) {
        const size_t close = text.find('}', open);
        if (close == std::string_view::npos) break;
        const auto value = values.find(std::string(text.substr(open + 1, close - open - 1)));
        out += text.substr(0, open);
        out += value == values.end() ? text.substr(open, close + 1 - open) : value->second;
        text.remove_prefix(close + 1);
    }
    return out += text;
}

}  // namespace

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
        all[language] = filled(found->second, values);
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
