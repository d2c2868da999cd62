// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <string>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace fronteira::cli {

/// All that is wrong with the words that were typed, in the language; `error` is the first of it
/// that CLI11 came upon. Never empty.
Diagnostics wrong_usage(const CLI::App& app, const CLI::ParseError& error,
                        const std::string& language);

}  // namespace fronteira::cli
