// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace fronteira::cli {

/// The language that the words of a command line ask for by `--lang`, wherever it stands; without
/// one, the terminal's own.
std::string language_asked(int argc, const char* const* argv);

/// Lets the help of all verbs speak that language: each sentence for which platform/cli/help has
/// another. To be called when all verbs and options have been added.
void speak(CLI::App& app, const std::string& language);

}  // namespace fronteira::cli
