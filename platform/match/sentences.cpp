// SPDX-License-Identifier: MIT
#include "match/sentences.hpp"

#include "letters/letter.hpp"

#include <algorithm>
#include <utility>

namespace fronteira::match {

const std::string* Sentences::find(const std::vector<std::string>& keys,
                                   const std::string& language) const {
    for (const std::string& key : keys)
        for (const TextTable* table : tables_) {
            const auto texts = table->find(language);
            if (texts == table->end()) continue;
            if (const auto text = texts->second.find(key); text != texts->second.end())
                return &text->second;
        }
    return nullptr;
}

const std::string* Sentences::find(const std::vector<std::string>& keys) const {
    const std::string* text = find(keys, language_);
    return text != nullptr ? text : find(keys, "en");
}

std::string Sentences::text(const std::string& key, std::string_view otherwise) const {
    const std::string* text = find({key});
    return text != nullptr ? *text : std::string(otherwise);
}

std::string shortened(std::string sentence) {
    if (sentence.size() <= longest_sentence) return sentence;
    constexpr std::string_view mark = "…";
    const size_t end = letters::beginning(sentence, longest_sentence - mark.size()).size();
    return sentence.replace(end, std::string::npos, mark);
}

std::string filled(std::string_view text, const Placeholder& value_of) {
    std::string out;
    while (!text.empty() && out.size() <= longest_sentence) {
        const size_t open = text.find('{');
        out += text.substr(0, open);
        if (open == std::string_view::npos) break;
        text.remove_prefix(open);
        const size_t close = text.find('}');
        const size_t size = close == std::string_view::npos ? 1 : close + 1;
        const auto value = size > 2 ? value_of(text.substr(1, size - 2)) : std::nullopt;
        out += value ? *value : std::string(text.substr(0, size));
        text.remove_prefix(size);
    }
    return shortened(std::move(out));
}

std::string filled(std::string_view text,
                   const std::vector<std::pair<std::string, std::string>>& values) {
    return filled(text, [&](std::string_view name) -> std::optional<std::string> {
        for (const auto& [known, value] : values)
            if (known == name) return value;
        return std::nullopt;
    });
}

std::string readable(std::string_view id) {
    std::string text(id);
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

}  // namespace fronteira::match
