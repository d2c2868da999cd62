// SPDX-License-Identifier: MIT
#include "cli/terminal/folded.hpp"

#include "letters/letter.hpp"
#include "letters/plain.hpp"

#include <algorithm>

namespace fronteira::cli {

std::string folded(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const char c = text[0];
        const auto [code, bytes] = letters::first(text);
        const std::string_view letter = text.substr(0, std::max<size_t>(bytes, 1));
        text.remove_prefix(letter.size());
        if (c == '_' || c == '-' || c == ' ' || c == '\t' || c == '\'') {
            if (!out.empty() && out.back() != ' ') out += ' ';
        } else if (const char plain = bytes > 0 ? letters::plain(code) : '\0'; plain != 0) {
            out += plain;
        } else {
            out += letter;
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
