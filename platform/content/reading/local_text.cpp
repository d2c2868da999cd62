// SPDX-License-Identifier: MIT
#include "content/reading/local_text.hpp"

namespace fronteira::content {

Value local_text(const LocalText& words) {
    if (words.size() == 1 && words.contains("")) return {words.at(""), 0, 0};
    Table table;
    for (const auto& [language, sentence] : words)
        if (!language.empty()) table.set(language, {sentence, 0, 0});
    return {std::move(table), 0, 0};
}

}  // namespace fronteira::content
