// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace fronteira::cli {

/// `--lang`, the same for all verbs: a language that there is not is refused everywhere.
void add_language(CLI::App& verb, std::string& language,
                  const std::string& about = "en or pt_BR; the terminal's own when not given");

}  // namespace fronteira::cli
