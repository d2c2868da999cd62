// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace fronteira::cli {

/// Help as CLI11 writes it, but with what an option is by default in brackets, `--jobs 1-256 [1]`,
/// and lines that fit into a terminal: into COLUMNS letters, if the environment says so.
class HelpFormatter : public CLI::Formatter {
 public:
    std::string make_option_opts(const CLI::Option* option) const override;
    std::string make_option_desc(const CLI::Option* option) const override;
    std::string make_subcommand(const CLI::App* verb) const override;
    std::string make_description(const CLI::App* verb) const override;
};

}  // namespace fronteira::cli
