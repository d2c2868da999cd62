// SPDX-License-Identifier: MIT
#include "cli/scene/scene.hpp"

namespace fronteira::cli {

std::string Scene::text(const std::string& key,
                        const std::vector<std::pair<std::string, std::string>>& values) const {
    return match::filled(text(key), values);
}

std::string sentence(std::string text) {
    if (text.empty()) return text;
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    const char last = text.back();
    return last == '.' || last == '?' || last == '!' ? text : text + ".";
}

}  // namespace fronteira::cli
