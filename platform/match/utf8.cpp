// SPDX-License-Identifier: MIT
#include "match/utf8.hpp"

#include <cstdint>

namespace fronteira::match {
namespace {

/// Bytes of the character at the front; 0 when it is none.
size_t character_size(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead < 0x80) return 1;
    const size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < size) return 0;
    uint32_t code = lead & (0x7fu >> size);
    for (size_t i = 1; i < size; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xc0u) != 0x80) return 0;
        code = code << 6 | (byte & 0x3fu);
    }
    static constexpr uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xd800 && code < 0xe000;
    return code < least[size] || code > 0x10ffff || surrogate ? 0 : size;
}

}  // namespace

std::optional<size_t> first_bad_utf8(std::string_view text) {
    for (size_t at = 0; at < text.size();) {
        const size_t size = character_size(text.substr(at));
        if (size == 0) return at;
        at += size;
    }
    return std::nullopt;
}

}  // namespace fronteira::match
