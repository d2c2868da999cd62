// SPDX-License-Identifier: MIT
#include "draft/names.hpp"

#include <fronteira/identifier.hpp>

#include "letters/kinds.hpp"
#include "letters/letter.hpp"
#include "letters/plain.hpp"

#include <algorithm>

namespace fronteira::draft {
namespace {

constexpr size_t longest_id = longest_identifier - 8;  // a number may follow

std::string plain_id(std::string_view name) {
    std::string id;
    while (!name.empty() && id.size() < longest_id) {
        const letters::Letter letter = letters::first(name);
        name.remove_prefix(std::max<size_t>(letter.bytes, 1));
        const char plain = letter.bytes > 0 ? letters::plain(letter.code) : '\0';
        const char next = plain != 0 ? plain : '_';
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
    if (letters::end_of_utf8(text) != std::string_view::npos) {
        latin = from_latin1(text);
        text = latin;
    }
    std::string out;
    while (!text.empty()) {
        const letters::Letter letter = letters::first(text);
        if (out.size() + letter.bytes > most) break;
        if (!letters::is_control(letter.code))
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

std::string Ids::take(std::string_view name) {
    if (is_identifier(name) && taken_.emplace(name).second) return std::string(name);
    std::string plain = plain_id(name);
    if (plain.empty()) plain = fallback_;
    std::string id = plain;
    for (int& number = counts_[plain]; !taken_.insert(id).second;)
        id = plain + "_" + std::to_string(number = std::max(number, 1) + 1);
    return id;
}

}  // namespace fronteira::draft
