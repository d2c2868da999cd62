// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace fronteira::cli {

/// The language of the program that a tag means: `pt-BR` and `pt` are `pt_BR`. A tag that means
/// none stays as it is.
std::string as_known(const std::string& tag);

/// `--lang`, the same for all verbs: a language that there is not is refused everywhere. What is
/// said of it begins with the languages; `about` is the rest.
void add_language(CLI::App& verb, std::string& language,
                  const std::string& about = "; by default the terminal's own");

}  // namespace fronteira::cli
