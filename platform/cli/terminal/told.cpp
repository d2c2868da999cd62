// SPDX-License-Identifier: MIT
#include "cli/terminal/told.hpp"

#include "runtime/words/embedded_text.hpp"

#include <cstdio>

namespace fronteira::cli {

const TextTable& cli_text() {
    static const TextTable table = runtime::to_table(runtime::cli_texts());
    return table;
}

Told::Told(std::string section, const std::string& language)
    : section_(std::move(section)), sentences_({&cli_text()}, language) {}

std::string Told::operator()(const std::string& key, const Values& values) const {
    return match::filled(sentences_.text(section_ + "." + key, key), values);
}

std::string Told::number(double value, int places) const {
    char digits[64];
    std::snprintf(digits, sizeof digits, "%.*f", places, value);
    std::string written = digits;
    const std::string sign = sentences_.text("number.decimal", ".");
    if (const size_t at = written.find('.'); at != std::string::npos) written.replace(at, 1, sign);
    return written;
}

}  // namespace fronteira::cli
