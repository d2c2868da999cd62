// SPDX-License-Identifier: MIT
#include "letters/forms.hpp"

#include <utf8proc.h>

#include <cstdlib>

namespace fronteira::letters {
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

}  // namespace

std::string composed(std::string_view text) {
    return mapped(text, 0);
}

std::string folded(std::string_view text) {
    return mapped(text, UTF8PROC_COMPAT | UTF8PROC_CASEFOLD);
}

}  // namespace fronteira::letters
