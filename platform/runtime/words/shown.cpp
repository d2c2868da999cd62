// SPDX-License-Identifier: MIT
#include "runtime/words/shown.hpp"

#include "letters/kinds.hpp"
#include "letters/letter.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

bool is_harmless(char32_t code) {
    if (code == '\n' || code == '\t') return true;
    return !letters::is_control(code) && !letters::misleads(code);
}

std::string json_escape(char32_t number) {
    if (number > 0xffff) {
        number -= 0x10000;
        return json_escape(0xd800 + (number >> 10)) + json_escape(0xdc00 + (number & 0x3ff));
    }
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string escape = "\\u";
    for (int shift = 12; shift >= 0; shift -= 4) escape += digits[number >> shift & 0xf];
    return escape;
}

/// Bytes of the colour that `text` begins with; 0 when it begins with none.
size_t colour_length(std::string_view text) {
    if (!text.starts_with("\x1b[")) return 0;
    const size_t end = text.find_first_not_of("0123456789;", 2);
    return end != std::string_view::npos && text[end] == 'm' ? end + 1 : 0;
}

}  // namespace

std::string shown(std::string_view text, bool colours) {
    std::string clean;
    clean.reserve(text.size());
    while (!text.empty()) {
        const size_t colour = colours ? colour_length(text) : 0;
        const auto [code, bytes] = letters::first(text);
        const size_t length = std::max<size_t>(colour > 0 ? colour : bytes, 1);
        const bool good = colour > 0 || (bytes > 0 && is_harmless(code));
        clean += good ? text.substr(0, length) : "?";
        text.remove_prefix(length);
    }
    return clean;
}

std::string shown_json(std::string_view json) {
    std::string clean;
    clean.reserve(json.size());
    while (!json.empty()) {
        const auto [code, bytes] = letters::first(json);
        const std::string_view letter = json.substr(0, std::max<size_t>(bytes, 1));
        if (is_harmless(code))
            clean += letter;
        else
            clean += json_escape(code);
        json.remove_prefix(letter.size());
    }
    return clean;
}

}  // namespace fronteira::runtime
