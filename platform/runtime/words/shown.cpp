// SPDX-License-Identifier: MIT
#include "runtime/words/shown.hpp"

#include "content/toml/utf8.hpp"

#include <algorithm>
#include <array>

namespace fronteira::runtime {
namespace {

struct Range {
    std::string_view first, last;  ///< characters, whose bytes have the order of their numbers
};

/// What turns the direction of writing, ends lines, or takes no room, so that two texts look alike.
/// Joiners and variants stay: scripts and signs are written with them.
bool misleads(std::string_view letter) {
    static constexpr std::array<Range, 8> ranges{{
        {"\xd8\x9c", "\xd8\x9c"},          // U+061C: Arabic from here on
        {"\xe2\x80\x8b", "\xe2\x80\x8b"},  // U+200B: a blank of no width
        {"\xe2\x80\x8e", "\xe2\x80\x8f"},  // U+200E, U+200F: from the left, from the right
        {"\xe2\x80\xa8", "\xe2\x80\xae"},  // U+2028 to U+202E: ends of lines, writing backwards
        {"\xe2\x81\xa0", "\xe2\x81\xaf"},  // U+2060 to U+206F: likewise, and signs unseen
        {"\xef\xbb\xbf", "\xef\xbb\xbf"},  // U+FEFF: a byte order mark
        {"\xef\xbf\xb0", "\xef\xbf\xbb"},  // U+FFF0 to U+FFFB: notes between the lines
        {"\xf3\xa0\x80\x80", "\xf3\xa0\xbf\xbf"},  // U+E0000 to U+E0FFF: tags
    }};
    return std::any_of(ranges.begin(), ranges.end(), [letter](const Range& range) {
        return letter >= range.first && letter <= range.last;
    });
}

/// Of a well-formed character.
bool is_harmless(std::string_view letter) {
    if (letter == "\n" || letter == "\t") return true;
    if (letter.size() == 1) return letter[0] >= ' ' && letter[0] != 0x7f;
    // U+0080 to U+009F: some terminals obey them.
    if (letter[0] == '\xc2') return static_cast<unsigned char>(letter[1]) >= 0xa0;
    return !misleads(letter);
}

/// Of a well-formed character.
char32_t number_of(std::string_view letter) {
    if (letter.size() == 1) return static_cast<unsigned char>(letter[0]);
    char32_t number = static_cast<unsigned char>(letter[0]) & (0x7fu >> letter.size());
    for (const char byte : letter.substr(1))
        number = number << 6 | (static_cast<unsigned char>(byte) & 0x3fu);
    return number;
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
        const size_t letter = content::utf8_length(text);
        const size_t length = std::max<size_t>(colour > 0 ? colour : letter, 1);
        const bool good = colour > 0 || (letter > 0 && is_harmless(text.substr(0, letter)));
        clean += good ? text.substr(0, length) : "?";
        text.remove_prefix(length);
    }
    return clean;
}

std::string shown_json(std::string_view json) {
    std::string clean;
    clean.reserve(json.size());
    while (!json.empty()) {
        const std::string_view letter =
            json.substr(0, std::max<size_t>(content::utf8_length(json), 1));
        if (is_harmless(letter))
            clean += letter;
        else
            clean += json_escape(number_of(letter));
        json.remove_prefix(letter.size());
    }
    return clean;
}

}  // namespace fronteira::runtime
