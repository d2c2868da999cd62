// SPDX-License-Identifier: MIT
#include "cli/terminal/folded.hpp"

#include <array>

namespace fronteira::cli {
namespace {

/// Base letters of U+00C0 to U+017F; a dot stands for what has none.
constexpr std::string_view base_letters =
    "aaaaaaaceeeeiiiidnooooo.ouuuuyts"
    "aaaaaaaceeeeiiiidnooooo.ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(base_letters.size() == 0x180 - 0xc0);

/// Two bytes of UTF-8 as a letter without its accent; 0 when it is no such letter.
char base_letter(unsigned char first, unsigned char second) {
    if (first < 0xc3 || first > 0xc5 || (second & 0xc0u) != 0x80u) return 0;
    const size_t point = static_cast<size_t>((first & 0x1fu) << 6u | (second & 0x3fu));
    const char base = base_letters[point - 0xc0];
    return base == '.' ? '\0' : base;
}

}  // namespace

std::string folded(std::string_view text) {
    std::string out;
    for (size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c >= 'A' && c <= 'Z') {
            out += static_cast<char>(c - 'A' + 'a');
        } else if (c == '_' || c == '-' || c == ' ' || c == '\t' || c == '\'') {
            if (!out.empty() && out.back() != ' ') out += ' ';
        } else if (i + 1 < text.size() && base_letter(static_cast<unsigned char>(c),
                                                      static_cast<unsigned char>(text[i + 1]))) {
            out +=
                base_letter(static_cast<unsigned char>(c), static_cast<unsigned char>(text[i + 1]));
            ++i;
        } else {
            out += c;
        }
    }
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

std::vector<std::string> folded_words(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : folded(text) + " ") {
        if (c != ' ') {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    return words;
}

std::string joined(const std::vector<std::string>& words, size_t first, size_t count) {
    std::string text;
    for (size_t i = first; i < first + count && i < words.size(); ++i)
        text += (i == first ? "" : " ") + words[i];
    return text;
}

}  // namespace fronteira::cli
