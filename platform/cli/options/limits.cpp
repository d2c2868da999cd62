// SPDX-License-Identifier: MIT
#include "cli/options/limits.hpp"

#include "tournament/plan/decimal.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

namespace fronteira::cli {
namespace {

template <typename Number>
CLI::Option* number_within(CLI::Option* option, Number least, Number most,
                           const std::string& shown) {
    const auto fault = [=](const std::string& text) {
        Number value = 0;
        const char* const end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, value);
        const bool fits = error == std::errc{} && stop == end && value >= least && value <= most;
        return fits ? std::string() : "not " + shown;
    };
    return option->type_name(shown)->check(fault);
}

template <typename Number>
CLI::Option* whole_within(CLI::Option* option, Number least, Number most) {
    return number_within(option, least, most, std::to_string(least) + "-" + std::to_string(most));
}

}  // namespace

CLI::Option* within(CLI::Option* option, int64_t least, int64_t most) {
    return whole_within(option, least, most);
}

CLI::Option* within_fraction(CLI::Option* option, double least, double most) {
    return number_within(option, least, most,
                         tournament::decimal_text(least) + "-" + tournament::decimal_text(most));
}

CLI::Option* any_seed(CLI::Option* option) {
    return whole_within(option, uint64_t{0}, std::numeric_limits<uint64_t>::max());
}

CLI::Option* one_of(CLI::Option* option, const std::vector<std::string>& words) {
    std::string shown;
    for (const std::string& word : words) shown += (shown.empty() ? "" : "|") + word;
    const auto fault = [words, shown](const std::string& text) {
        const bool known = std::find(words.begin(), words.end(), text) != words.end();
        return known ? std::string() : "not " + shown;
    };
    return option->type_name(shown)->check(fault);
}

}  // namespace fronteira::cli
