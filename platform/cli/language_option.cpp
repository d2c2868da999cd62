// SPDX-License-Identifier: MIT
#include "cli/language_option.hpp"

#include <CLI/CLI.hpp>

namespace fronteira::cli {

namespace {

/// `pt-BR`, `pt` and `en_GB` are good enough for people, and for this.
std::string as_known(const std::string& tag) {
    for (const char* known : {"pt_BR", "en"})
        if (const std::string language = std::string(known).substr(0, 2);
            tag.starts_with(language) &&
            tag.substr(2).find_first_of("_-") == (tag.size() == 2 ? std::string::npos : 0))
            return known;
    return tag;
}

}  // namespace

void add_language(CLI::App& verb, std::string& language, const std::string& about) {
    verb.add_option("--lang", language, about)
        ->transform(as_known)
        ->check(CLI::IsMember({"en", "pt_BR"}));
}

}  // namespace fronteira::cli
