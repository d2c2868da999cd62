// SPDX-License-Identifier: MIT
#include "content/texts/placeholders.hpp"

namespace fronteira::content {

std::vector<std::string> placeholders_in(std::string_view sentence) {
    std::vector<std::string> names;
    for (size_t open = 0; (open = sentence.find('{', open)) != std::string_view::npos; ++open) {
        const size_t close = sentence.find('}', open);
        if (close == std::string_view::npos) break;
        names.emplace_back(sentence.substr(open + 1, close - open - 1));
    }
    return names;
}

}  // namespace fronteira::content
