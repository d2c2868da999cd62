// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

namespace fronteira {

/// One text in several languages, keyed by language tag (`en`, `pt_BR`). A text without a
/// language, such as a proper name, is stored under the empty key and serves all.
using LocalText = std::map<std::string, std::string>;

/// The text in `language`, else in no language in particular, else in English, else any.
inline const std::string& text_in(const LocalText& text, const std::string& language) {
    static const std::string nothing;
    for (const std::string& wanted : {language, std::string(), std::string("en")})
        if (auto found = text.find(wanted); found != text.end()) return found->second;
    return text.empty() ? nothing : text.begin()->second;
}

}  // namespace fronteira
