// SPDX-License-Identifier: MIT
#include "runtime/shown.hpp"

#include "content/utf8.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

/// Of a well-formed character.
bool is_harmless(std::string_view letter) {
    if (letter == "\n" || letter == "\t") return true;
    if (letter.size() == 1) return letter[0] >= ' ' && letter[0] != 0x7f;
    // U+0080 to U+009F: some terminals obey them.
    if (letter[0] == '\xc2') return static_cast<unsigned char>(letter[1]) >= 0xa0;
    // U+2028 to U+202E and U+2066 to U+2069: further ends of lines, and writing backwards.
    const bool turns = (letter >= "\xe2\x80\xa8" && letter <= "\xe2\x80\xae") ||
                       (letter >= "\xe2\x81\xa6" && letter <= "\xe2\x81\xa9");
    return !turns;
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
        const size_t letter = content::utf8_length(text);
        const size_t length = std::max<size_t>(colour > 0 ? colour : letter, 1);
        const bool good = colour > 0 || (letter > 0 && is_harmless(text.substr(0, letter)));
        clean += good ? text.substr(0, length) : "?";
        text.remove_prefix(length);
    }
    return clean;
}

}  // namespace fronteira::runtime
