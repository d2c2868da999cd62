// SPDX-License-Identifier: MIT
#include "letters/kinds.hpp"

#include <utf8proc.h>

namespace fronteira::letters {
namespace {

const utf8proc_property_t& property(char32_t code) {
    return *utf8proc_get_property(static_cast<utf8proc_int32_t>(code));
}

/// Fillers pose as letters, and a pattern of Braille without a dot as a sign.
bool shows_nothing(char32_t code) {
    constexpr char32_t braille_blank = 0x2800;
    return property(code).ignorable || property(code).category == UTF8PROC_CATEGORY_ZL ||
           property(code).category == UTF8PROC_CATEGORY_ZP || code == braille_blank;
}

/// Notes that stand between the lines, and what will never be a letter.
bool is_no_writing(char32_t code) {
    return (code >= 0xfff0 && code <= 0xfffb) || (code & 0xfffe) == 0xfffe || code >= 0xe0000;
}

bool joins_or_varies(char32_t code) {
    constexpr char32_t non_joiner = 0x200c, joiner = 0x200d;
    return code == non_joiner || code == joiner || is_mark(code);
}

}  // namespace

bool is_control(char32_t code) {
    return property(code).category == UTF8PROC_CATEGORY_CC;
}

bool is_letter(char32_t code) {
    return property(code).category >= UTF8PROC_CATEGORY_LU &&
           property(code).category <= UTF8PROC_CATEGORY_LO;
}

bool is_blank(char32_t code) {
    constexpr char32_t next_line = 0x85;
    switch (property(code).category) {
        case UTF8PROC_CATEGORY_ZS:
        case UTF8PROC_CATEGORY_ZL:
        case UTF8PROC_CATEGORY_ZP:
            return true;
        default:
            return (code >= '\t' && code <= '\r') || code == next_line;
    }
}

bool is_mark(char32_t code) {
    return property(code).category == UTF8PROC_CATEGORY_MN ||
           property(code).category == UTF8PROC_CATEGORY_ME;
}

bool is_sign_beside(char32_t code) {
    return property(code).category == UTF8PROC_CATEGORY_MC;
}

bool is_unseen(char32_t code) {
    return is_control(code) || shows_nothing(code) || is_no_writing(code) ||
           property(code).category == UTF8PROC_CATEGORY_CO;
}

bool misleads(char32_t code) {
    return (shows_nothing(code) || is_no_writing(code)) && !joins_or_varies(code);
}

int places(char32_t code) {
    return utf8proc_charwidth(static_cast<utf8proc_int32_t>(code));
}

}  // namespace fronteira::letters
