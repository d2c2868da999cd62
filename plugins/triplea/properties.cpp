// SPDX-License-Identifier: MIT
#include "properties.hpp"

#include "draft/names.hpp"

#include <algorithm>
#include <charconv>

namespace triplea {

using fronteira::draft::readable;

namespace {

/// Of two bytes; half a pair of them is no letter.
void add_letter(std::string& text, unsigned code) {
    if (code >= 0xd800 && code < 0xe000) code = '?';
    const auto add = [&](unsigned byte) { text += static_cast<char>(byte); };
    if (code < 0x80) return add(code);
    if (code < 0x800) {
        add(0xc0 | code >> 6);
    } else {
        add(0xe0 | code >> 12);
        add(0x80 | (code >> 6 & 0x3f));
    }
    add(0x80 | (code & 0x3f));
}

/// Takes a letter off the text, of which the first may be a backslash.
void take_letter(std::string_view& text, std::string& into) {
    if (text[0] != '\\' || text.size() == 1) {
        into += text[0];
        return text.remove_prefix(1);
    }
    constexpr size_t coded = 6;  // \u00e9
    unsigned code = 0;
    const char* const end = text.data() + std::min(coded, text.size());
    const bool is_code = text[1] == 'u' && text.size() >= coded &&
                         std::from_chars(text.data() + 2, end, code, 16).ptr == end;
    if (is_code)
        add_letter(into, code);
    else
        into += text[1];
    text.remove_prefix(is_code ? coded : 2);
}

std::string unescaped(std::string_view text) {
    std::string plain;
    while (!text.empty()) take_letter(text, plain);
    return plain;
}

/// The end of the key: a `=` or `:` that is not meant itself.
size_t end_of_key(std::string_view line) {
    for (size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\\')
            ++i;
        else if (line[i] == '=' || line[i] == ':')
            return i;
    }
    return line.npos;
}

}  // namespace

std::map<std::string, Property> read_properties(std::string_view bytes) {
    std::map<std::string, Property> properties;
    for (int number = 1; !bytes.empty(); ++number) {
        const size_t end = std::min(bytes.find('\n'), bytes.size());
        const std::string line = readable(bytes.substr(0, end), fronteira::draft::longest_text);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        const size_t equals = end_of_key(line);
        if (line.starts_with('#') || line.starts_with('!') || equals == line.npos) continue;
        properties[readable(unescaped(line.substr(0, equals)))] = {
            readable(unescaped(line.substr(equals + 1))), number};
    }
    return properties;
}

}  // namespace triplea
