// SPDX-License-Identifier: MIT
#include "content/toml/utf8.hpp"

namespace fronteira::content {
namespace {

unsigned byte_at(std::string_view text, size_t index) {
    return static_cast<unsigned char>(text[index]);
}

// Table 3-7 of the Unicode standard: the first byte decides the range of the second.
bool second_fits(unsigned first, unsigned second) {
    switch (first) {
        case 0xe0:
            return second >= 0xa0 && second <= 0xbf;
        case 0xed:
            return second >= 0x80 && second <= 0x9f;
        case 0xf0:
            return second >= 0x90 && second <= 0xbf;
        case 0xf4:
            return second >= 0x80 && second <= 0x8f;
        default:
            return second >= 0x80 && second <= 0xbf;
    }
}

}  // namespace

size_t utf8_length(std::string_view text) {
    if (text.empty()) return 0;
    const unsigned first = byte_at(text, 0);
    if (first < 0x80) return 1;
    const size_t length = first >= 0xc2 && first <= 0xdf   ? 2
                          : first >= 0xe0 && first <= 0xef ? 3
                          : first >= 0xf0 && first <= 0xf4 ? 4
                                                           : 0;
    if (length == 0 || text.size() < length || !second_fits(first, byte_at(text, 1))) return 0;
    for (size_t i = 2; i < length; ++i)
        if ((byte_at(text, i) & 0xc0u) != 0x80u) return 0;
    return length;
}

size_t end_of_text(std::string_view text) {
    for (size_t at = 0; at < text.size();) {
        const char c = text[at];
        const bool is_control =
            (c >= 0 && c < ' ' && c != '\n' && c != '\r' && c != '\t') || c == '\x7f';
        const size_t length = utf8_length(text.substr(at));
        if (is_control || length == 0) return at;
        at += length;
    }
    return std::string_view::npos;
}

}  // namespace fronteira::content
