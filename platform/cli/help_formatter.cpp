// SPDX-License-Identifier: MIT
#include "cli/help_formatter.hpp"

namespace fronteira::cli {

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
    if (option->get_type_size() == 0) return "";
    std::string text = " " + get_label(option->get_type_name());
    if (!option->get_default_str().empty()) text += " [" + option->get_default_str() + "]";
    if (option->get_expected_max() == CLI::detail::expected_max_vector_size) text += " ...";
    if (option->get_required()) text += " " + get_label("REQUIRED");
    return text;
}

}  // namespace fronteira::cli
