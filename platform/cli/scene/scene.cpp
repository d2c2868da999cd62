// SPDX-License-Identifier: MIT
#include "cli/scene/scene.hpp"

#include "runtime/words/embedded_text.hpp"

namespace fronteira::cli {

std::string Scene::text(const std::string& key,
                        const std::vector<std::pair<std::string, std::string>>& values) const {
    return match::filled(text(key), [&](std::string_view name) -> std::optional<std::string> {
        for (const auto& [known, value] : values)
            if (known == name) return value;
        return std::nullopt;
    });
}

std::string sentence(std::string text) {
    if (text.empty()) return text;
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    const char last = text.back();
    return last == '.' || last == '?' || last == '!' ? text : text + ".";
}

const TextTable& cli_text() {
    static const TextTable table = runtime::to_table(runtime::cli_texts());
    return table;
}

}  // namespace fronteira::cli
