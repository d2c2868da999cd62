// SPDX-License-Identifier: MIT
#include "map_edit/edits/names.hpp"

namespace fronteira::map_edit {

void put_name(LocalText& text, const QString& language, const QString& words) {
    const std::string key = language.toStdString(), value = words.trimmed().toStdString();
    if (key.empty() && !value.empty()) text.clear();
    // A text for all is English from then on.
    if (const auto all = text.find(""); all != text.end() && !key.empty()) {
        text["en"] = all->second;
        text.erase("");
    }
    if (value.empty() && text.size() > 1)
        text.erase(key);
    else if (!value.empty())
        text[key] = value;
}

void put_words(LocalText& text, const QString& language, const QString& words) {
    const bool for_all = text.empty() || text.contains("");
    const std::string key = for_all ? "" : language.toStdString();
    if (words.trimmed().isEmpty())
        text.erase(key);
    else
        text[key] = words.trimmed().toStdString();
}

QVariantMap names_of(const LocalText& text) {
    QVariantMap names;
    for (const auto& [language, words] : text)
        names[QString::fromStdString(language)] = QString::fromStdString(words);
    return names;
}

}  // namespace fronteira::map_edit
