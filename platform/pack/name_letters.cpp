// SPDX-License-Identifier: MIT
#include "pack/letters.hpp"

#include "content/toml/utf8.hpp"

#include <utf8proc.h>

#include <cstdlib>

namespace fronteira::pack {
namespace {

std::string mapped(std::string_view text, int options) {
    utf8proc_uint8_t* made = nullptr;
    const utf8proc_ssize_t length =
        utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                     static_cast<utf8proc_ssize_t>(text.size()), &made,
                     static_cast<utf8proc_option_t>(options | UTF8PROC_STABLE | UTF8PROC_COMPOSE));
    std::string result;
    if (length >= 0)
        result.assign(reinterpret_cast<const char*>(made), static_cast<size_t>(length));
    std::free(made);
    return result;
}

Letters of_character(utf8proc_int32_t character) {
    const utf8proc_property_t* property = utf8proc_get_property(character);
    switch (property->category) {
        case UTF8PROC_CATEGORY_CC:
            return Letters::control;
        case UTF8PROC_CATEGORY_CF:
        case UTF8PROC_CATEGORY_ZL:
        case UTF8PROC_CATEGORY_ZP:
            return Letters::unseen;
        case UTF8PROC_CATEGORY_LU:
        case UTF8PROC_CATEGORY_LL:
        case UTF8PROC_CATEGORY_LT:
        case UTF8PROC_CATEGORY_LM:
        case UTF8PROC_CATEGORY_LO:
            // Some fillers are letters by their category.
            return property->ignorable ? Letters::unseen : Letters::good;
        default:
            break;
    }
    if (property->ignorable) return Letters::unseen;
    const bool plain = (character >= '0' && character <= '9') || character == '_' ||
                       character == '-' || character == '.' || character == '/';
    return plain ? Letters::good : Letters::other;
}

}  // namespace

Letters letters_of(std::string_view name) {
    for (std::string_view rest = name; !rest.empty();) {
        const size_t length = content::utf8_length(rest);
        if (length == 0) return Letters::no_utf8;
        utf8proc_int32_t character = 0;
        utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(rest.data()),
                         static_cast<utf8proc_ssize_t>(length), &character);
        if (const Letters found = of_character(character); found != Letters::good) return found;
        rest.remove_prefix(length);
    }
    return mapped(name, 0) == name ? Letters::good : Letters::loose;
}

std::string folded(std::string_view name) {
    return mapped(name, UTF8PROC_COMPAT | UTF8PROC_CASEFOLD);
}

}  // namespace fronteira::pack
