// SPDX-License-Identifier: MIT
#include "cli/json.hpp"

#include "runtime/findings_json.hpp"

#include <cstdio>
#include <string_view>

namespace fronteira::cli {
namespace {

std::string hexadecimal(char byte) {
    static constexpr char digits[] = "0123456789abcdef";
    const auto value = static_cast<unsigned char>(byte);
    return {digits[value >> 4], digits[value & 15]};
}

/// For what runtime::shown() would not let stand, as far as it may stand in JSON; else empty.
std::string escape_of(std::string_view text) {
    if (text[0] == 0x7f) return "\\u007f";
    if (text[0] == '\xc2' && static_cast<unsigned char>(text[1]) < 0xa0)
        return "\\u00" + hexadecimal(text[1]);
    const std::string_view letter = text.substr(0, 3);
    const bool ends_lines_or_turns = letter >= "\xe2\x80\xa8" && letter <= "\xe2\x80\xae";
    const bool isolates = letter >= "\xe2\x81\xa6" && letter <= "\xe2\x81\xa9";
    if (!ends_lines_or_turns && !isolates) return {};
    return "\\u20" + hexadecimal(static_cast<char>((isolates ? 0x40 : 0) | (letter[2] & 0x3f)));
}

}  // namespace

Json to_json(const Diagnostic& finding) {
    return runtime::to_json(finding);
}

Json to_json(const Diagnostics& findings) {
    return runtime::to_json(findings);
}

// What JSON lets stand and a terminal obeys is written as an escape.
void print(const Json& value) {
    const std::string text = value.dump(2, ' ', false, Json::error_handler_t::replace);
    std::string safe;
    for (size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = std::string_view(text).substr(i);
        const std::string escape = escape_of(rest);
        safe += escape.empty() ? std::string(1, text[i]) : escape;
        if (!escape.empty()) i += rest[0] == '\xe2' ? 2 : rest[0] == '\xc2' ? 1 : 0;
    }
    safe += '\n';
    std::fwrite(safe.data(), 1, safe.size(), stdout);
}

}  // namespace fronteira::cli
