// SPDX-License-Identifier: MIT
#include "cli/help_formatter.hpp"

#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace fronteira::cli {
namespace {

/// Where a program reads help, a description is one line.
constexpr size_t endless = 100'000;

size_t letters_in_a_line() {
    const char* asked = std::getenv("COLUMNS");
    const size_t columns = asked == nullptr ? 0 : std::strtoul(asked, nullptr, 10);
    if (columns > 0) return columns;
    return isatty(STDOUT_FILENO) != 0 ? Terminal::columns() : endless;
}

/// What stands beside names, that many letters from the edge.
std::string beside(const std::string& description, size_t names) {
    constexpr size_t least = 20;
    return broken(description, std::max(least + names, letters_in_a_line()) - names);
}

}  // namespace

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
    if (option->get_type_size() == 0) return "";
    std::string text = " " + get_label(option->get_type_name());
    if (!option->get_default_str().empty()) text += " [" + option->get_default_str() + "]";
    if (option->get_expected_max() == CLI::detail::expected_max_vector_size) text += " ...";
    if (option->get_required()) text += " " + get_label("REQUIRED");
    return text;
}

std::string HelpFormatter::make_option_desc(const CLI::Option* option) const {
    return beside(option->get_description(), get_column_width());
}

std::string HelpFormatter::make_subcommand(const CLI::App* verb) const {
    std::ostringstream out;
    CLI::detail::format_help(out, verb->get_display_name(true),
                             beside(verb->get_description(), get_column_width()),
                             get_column_width());
    return out.str();
}

std::string HelpFormatter::make_description(const CLI::App* verb) const {
    return beside(CLI::Formatter::make_description(verb), 0) + "\n";
}

}  // namespace fronteira::cli
