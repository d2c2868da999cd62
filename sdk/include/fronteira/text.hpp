// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira {

/// One text in several languages, keyed by language tag (`en`, `pt_BR`). A text without a
/// language, such as a proper name, is stored under the empty key and used for all.
using LocalText = std::map<std::string, std::string>;

/// The text in `language`, or else in no particular language, in English, or in any.
inline const std::string& text_in(const LocalText& text, const std::string& language) {
    static const std::string nothing;
    for (const std::string& wanted : {language, std::string(), std::string("en")})
        if (auto found = text.find(wanted); found != text.end()) return found->second;
    return text.empty() ? nothing : text.begin()->second;
}

/// Which of the `known` languages to use for somebody who asks for `wanted`, a tag as people and
/// systems write it (`pt-BR`, `pt_PT.UTF-8`, `pt`): that very language, or else one with the same
/// first part, or else an empty text.
inline std::string language_like(std::string_view wanted, const std::vector<std::string>& known) {
    std::string tag(wanted.substr(0, wanted.find_first_of(".@")));
    for (char& letter : tag)
        if (letter == '-') letter = '_';
    const auto first = [](std::string_view one) { return one.substr(0, one.find('_')); };
    std::string nearest;
    for (const std::string& one : known) {
        if (one == tag) return one;
        if (nearest.empty() && first(one) == first(tag)) nearest = one;
    }
    return nearest;
}

/// Adds one more to a list in words: `red, blue`, and then `red, blue, green`.
inline void add_item(std::string& list, std::string_view item) {
    if (!list.empty()) list += ", ";
    list += item;
}

}  // namespace fronteira
