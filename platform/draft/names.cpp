// SPDX-License-Identifier: MIT
#include "draft/names.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace fronteira::draft {
namespace {

constexpr size_t longest_text = 4000;
constexpr size_t longest_id = 56;  // a number may follow; an id has at most 64 letters

struct Letter {
    uint32_t code = 0;
    size_t bytes = 0;
};

/// The first character; none when the text does not begin with well-formed UTF-8.
std::optional<Letter> first_letter(std::string_view text) {
    const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
    const size_t bytes = byte(0) < 0x80 ? 1 : byte(0) < 0xe0 ? 2 : byte(0) < 0xf0 ? 3 : 4;
    if (bytes == 1) return Letter{byte(0), 1};
    if (byte(0) < 0xc2 || byte(0) > 0xf4 || text.size() < bytes) return std::nullopt;
    uint32_t code = byte(0) & (0xffu >> (bytes + 1));
    for (size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xc0) != 0x80) return std::nullopt;
        code = (code << 6) | (byte(i) & 0x3fu);
    }
    constexpr std::array<uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool good = code >= least[bytes] && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return good ? std::optional(Letter{code, bytes}) : std::nullopt;
}

/// The plain letter of U+00C0 to U+017F; a blank for what is no letter.
constexpr std::string_view plain_letters =
    "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(plain_letters.size() == 0x180 - 0xc0);

char id_letter(uint32_t code) {
    if (code >= 'A' && code <= 'Z') return static_cast<char>(code - 'A' + 'a');
    if ((code >= 'a' && code <= 'z') || (code >= '0' && code <= '9'))
        return static_cast<char>(code);
    if (code >= 0xc0 && code < 0x180 && plain_letters[code - 0xc0] != ' ')
        return plain_letters[code - 0xc0];
    return '_';
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const auto letter = first_letter(text);
        if (!letter) return false;
        text.remove_prefix(letter->bytes);
    }
    return true;
}

std::string plain_id(std::string_view name) {
    std::string id;
    while (!name.empty() && id.size() < longest_id) {
        const Letter letter = first_letter(name).value_or(Letter{'_', 1});
        name.remove_prefix(letter.bytes);
        const char next = id_letter(letter.code);
        // An apostrophe and the like between words is one gap; an id begins with a letter.
        if (next == '_' && (id.empty() || id.back() == '_')) continue;
        if (id.empty() && next >= '0' && next <= '9') id = "n";
        id += next;
    }
    while (!id.empty() && id.back() == '_') id.pop_back();
    return id;
}

}  // namespace

std::string from_latin1(std::string_view text) {
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            out += c;
        } else {
            out += static_cast<char>(0xc0 | (byte >> 6));
            out += static_cast<char>(0x80 | (byte & 0x3f));
        }
    }
    return out;
}

std::string readable(std::string_view text, size_t most) {
    std::string latin;
    if (!is_utf8(text)) {
        latin = from_latin1(text);
        text = latin;
    }
    std::string out;
    while (!text.empty()) {
        const Letter letter = *first_letter(text);
        if (out.size() + letter.bytes > most) break;
        const bool control = letter.code < 0x20 || (letter.code >= 0x7f && letter.code < 0xa0);
        if (!control)
            out += text.substr(0, letter.bytes);
        else if (!out.empty() && out.back() != ' ')
            out += ' ';
        text.remove_prefix(letter.bytes);
    }
    const size_t first = out.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return out.substr(first, out.find_last_not_of(' ') - first + 1);
}

std::string readable_lines(std::string_view text) {
    std::string out;
    while (!text.empty() && out.size() < longest_text) {
        const size_t end = std::min(text.find('\n'), text.size());
        if (!out.empty()) out += '\n';
        out += readable(text.substr(0, end), longest_text - out.size());
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    out.resize(out.find_last_not_of('\n') + 1);  // 0 when there is nothing else
    return out;
}

bool is_id(std::string_view word) {
    return !word.empty() && word.size() <= 64 && word[0] >= 'a' && word[0] <= 'z' &&
           word.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") ==
               std::string_view::npos;
}

std::string Ids::take(std::string_view name) {
    std::string plain = plain_id(name);
    if (plain.empty()) plain = fallback_;
    std::string id = plain;
    for (int& number = counts_[plain]; !taken_.insert(id).second;)
        id = plain + "_" + std::to_string(number = std::max(number, 1) + 1);
    return id;
}

}  // namespace fronteira::draft
