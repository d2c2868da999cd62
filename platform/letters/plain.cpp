// SPDX-License-Identifier: MIT
#include "letters/plain.hpp"

#include <utf8proc.h>

#include <array>
#include <utility>

namespace fronteira::letters {
namespace {

/// Letters of Latin that are no other letter with an accent.
constexpr std::array<std::pair<char32_t, char>, 11> strokes = {{{U'æ', 'a'},
                                                                {U'ð', 'd'},
                                                                {U'ø', 'o'},
                                                                {U'þ', 't'},
                                                                {U'đ', 'd'},
                                                                {U'ħ', 'h'},
                                                                {U'ı', 'i'},
                                                                {U'ł', 'l'},
                                                                {U'ŋ', 'n'},
                                                                {U'œ', 'o'},
                                                                {U'ŧ', 't'}}};

/// The first of what it is made of, small: `c` of `Ç`, which is `c` and a cedilla.
char32_t first_part(char32_t code) {
    std::array<utf8proc_int32_t, 8> parts{};
    int boundary = UTF8PROC_BOUNDCLASS_START;
    const auto options = static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD);
    const utf8proc_ssize_t count =
        utf8proc_decompose_char(static_cast<utf8proc_int32_t>(code), parts.data(),
                                static_cast<utf8proc_ssize_t>(parts.size()), options, &boundary);
    return count > 0 ? static_cast<char32_t>(parts[0]) : code;
}

}  // namespace

char plain(char32_t code) {
    const char32_t part = first_part(code);
    if ((part >= 'a' && part <= 'z') || (part >= '0' && part <= '9'))
        return static_cast<char>(part);
    for (const auto& [letter, instead] : strokes)
        if (letter == part) return instead;
    return 0;
}

}  // namespace fronteira::letters
