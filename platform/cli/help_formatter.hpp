// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace fronteira::cli {

/// Help as CLI11 writes it, but with what an option is by default in brackets: `--jobs 1-256 [1]`.
class HelpFormatter : public CLI::Formatter {
 public:
    std::string make_option_opts(const CLI::Option* option) const override;
};

}  // namespace fronteira::cli
