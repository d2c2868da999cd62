// SPDX-License-Identifier: MIT
#include "cli/options/language_option.hpp"

#include "cli/options/limits.hpp"
#include "runtime/words/voice.hpp"

#include <CLI/CLI.hpp>

namespace fronteira::cli {

namespace {

/// `en, es or pt_BR`
std::string choices() {
    const std::vector<std::string>& all = runtime::languages();
    std::string text;
    for (size_t i = 0; i < all.size(); ++i)
        text += (i == 0 ? "" : i + 1 == all.size() ? " or " : ", ") + all[i];
    return text;
}

/// The language of the program that a tag means: `pt-BR` and `pt` are `pt_BR`. A tag that means
/// none stays as it is.
std::string as_known(const std::string& tag) {
    const std::string known = language_like(tag, runtime::languages());
    return known.empty() ? tag : known;
}

}  // namespace

void add_language(CLI::App& verb, std::string& language, const std::string& about) {
    one_of(verb.add_option("--lang", language, choices() + about), runtime::languages())
        ->transform(as_known);
}

}  // namespace fronteira::cli
