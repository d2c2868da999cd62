// SPDX-License-Identifier: MIT
#include "cli/language_option.hpp"

#include <CLI/CLI.hpp>

namespace fronteira::cli {

void add_language(CLI::App& verb, std::string& language, const std::string& about) {
    verb.add_option("--lang", language, about)->check(CLI::IsMember({"en", "pt_BR"}));
}

}  // namespace fronteira::cli
