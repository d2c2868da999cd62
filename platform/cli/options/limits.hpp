// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace fronteira::cli {

// What an option accepts. Help and complaints show it in place of a type: `1-256`, `csv|json`.

/// A whole number from `least` to `most`.
CLI::Option* within(CLI::Option* option, int64_t least, int64_t most);

/// A number from `least` to `most`, perhaps with decimals.
CLI::Option* within_fraction(CLI::Option* option, double least, double most);

/// A whole number of 64 bits. CLI11 alone would make the largest of all those below 0 or beyond.
CLI::Option* any_seed(CLI::Option* option);

/// One of these words.
CLI::Option* one_of(CLI::Option* option, const std::vector<std::string>& words);

}  // namespace fronteira::cli
