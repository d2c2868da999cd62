// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace fronteira::cli {

/// `--lang`, the same for all verbs: a language that there is not is refused everywhere. What is
/// said of it begins with the languages; `about` is the rest.
void add_language(CLI::App& verb, std::string& language,
                  const std::string& about = "; by default the terminal's own");

}  // namespace fronteira::cli
