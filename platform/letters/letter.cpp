// SPDX-License-Identifier: MIT
#include "letters/letter.hpp"

#include <utf8proc.h>

namespace fronteira::letters {
namespace {

/// The first byte that begins no letter, or one for which `is_bad`.
template <class IsBad>
size_t end_before(std::string_view text, IsBad is_bad) {
    for (size_t at = 0; at < text.size();) {
        const Letter letter = first(text.substr(at));
        if (letter.bytes == 0 || is_bad(letter.code)) return at;
        at += letter.bytes;
    }
    return std::string_view::npos;
}

}  // namespace

Letter first(std::string_view text) {
    if (text.empty()) return {};
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead < 0x80) return {lead, 1};
    utf8proc_int32_t code = 0;
    const utf8proc_ssize_t bytes =
        utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                         static_cast<utf8proc_ssize_t>(text.size()), &code);
    if (bytes <= 0) return {};
    return {static_cast<char32_t>(code), static_cast<size_t>(bytes)};
}

size_t end_of_utf8(std::string_view text) {
    return end_before(text, [](char32_t) { return false; });
}

size_t end_of_text(std::string_view text) {
    return end_before(text, [](char32_t code) {
        return (code < ' ' && code != '\n' && code != '\r' && code != '\t') || code == 0x7f;
    });
}

std::string_view beginning(std::string_view text, size_t most) {
    const auto goes_on = [&](size_t at) {
        return (static_cast<unsigned char>(text[at]) & 0xc0u) == 0x80u;
    };
    if (text.size() <= most) return text;
    while (most > 0 && goes_on(most)) --most;
    return text.substr(0, most);
}

}  // namespace fronteira::letters
