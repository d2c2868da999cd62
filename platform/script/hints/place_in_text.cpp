// SPDX-License-Identifier: MIT
#include "script/hints/place_in_text.hpp"

#include "script/hints/without_comments.hpp"

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

namespace fronteira::script {
namespace {

bool is_of_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// The key as a word of its own with one `=` behind it.
size_t key_in(std::string_view text, std::string_view key, size_t from) {
    for (size_t at = text.find(key, from); at != std::string_view::npos;
         at = text.find(key, at + 1)) {
        const size_t next = text.find_first_not_of(" \t", at + key.size());
        const bool assigned =
            next != std::string_view::npos && text[next] == '=' && text.substr(next, 2) != "==";
        const bool whole = at == 0 || !is_of_word(text[at - 1]);
        if (assigned && whole) return at;
    }
    return std::string_view::npos;
}

bool is_whole(std::string_view text, size_t at, size_t size) {
    const bool begins = at == 0 || !is_of_word(text[at]) || !is_of_word(text[at - 1]);
    const size_t end = at + size;
    return begins && (end == text.size() || !is_of_word(text[end - 1]) || !is_of_word(text[end]));
}

/// What a text has from a line on, the first being 1.
std::string_view from_line(std::string_view text, int number) {
    for (; number > 1; --number) {
        const size_t end = text.find('\n');
        if (end == std::string_view::npos) return {};
        text.remove_prefix(end + 1);
    }
    return text;
}

std::string_view line_of(std::string_view text, int number) {
    text = from_line(text, number);
    return text.substr(0, text.find('\n'));
}

/// What stands between quotes of either kind in a sentence, one after the other; not in its hint.
std::vector<std::string_view> quoted_in(std::string_view sentence) {
    sentence = sentence.substr(0, sentence.find(" ("));
    std::vector<std::string_view> words;
    for (size_t at = 0; (at = sentence.find_first_of("`'", at)) != std::string_view::npos;) {
        const size_t end = sentence.find(sentence[at], at + 1);
        if (end == std::string_view::npos) break;
        if (end > at + 1) words.push_back(sentence.substr(at + 1, end - at - 1));
        at = end + 1;
    }
    return words;
}

}  // namespace

size_t find_word(std::string_view text, std::string_view word, size_t from) {
    size_t at = text.find(word, from);
    while (at != std::string_view::npos && !is_whole(text, at, word.size()))
        at = text.find(word, at + 1);
    return at;
}

void find_key(Diagnostic& finding, std::string_view text) {
    constexpr int near = 60;
    if (finding.place.line <= 0 || finding.place.column > 0) return;
    const std::vector<std::string_view> named = quoted_in(finding.message);
    const std::string below = without_comments(from_line(text, finding.place.line));
    if (named.empty()) return;
    const Place found = place_of_key(below, "", named.front(), Place{});
    if (found.line == 0 || found.line > near) return;
    finding.place.line += found.line - 1;
    finding.place.column = found.column;
}

void find_column(Diagnostic& finding, std::string_view text) {
    if (finding.place.line <= 0 || finding.place.column > 0) return;
    const std::string line = without_comments(line_of(text, finding.place.line));
    for (const std::string_view word : quoted_in(finding.message)) {
        const size_t place = find_word(line, word);
        if (place == std::string::npos) continue;
        // Of several places nobody knows which one is meant.
        if (find_word(line, word, place + 1) != std::string::npos) continue;
        finding.place.column = static_cast<int>(place) + 1;
        return;
    }
}

Place place_at(std::string file, std::string_view text, size_t at) {
    const std::string_view before = text.substr(0, at);
    const size_t line = before.find_last_of('\n') + 1;  // 0 on the first one
    return {std::move(file), static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1,
            static_cast<int>(at - line) + 1};
}

Place place_of_key(std::string_view text, std::string_view section, std::string_view key,
                   const Place& otherwise) {
    if (key.empty()) return otherwise;
    const size_t begins = section.empty() ? 0 : key_in(text, section, 0);
    size_t at = std::string_view::npos;
    if (begins != std::string_view::npos) at = key_in(text, key, begins);
    if (at == std::string_view::npos) at = key_in(text, key, 0);
    if (at == std::string_view::npos) return otherwise;
    return place_at(otherwise.file, text, at);
}

}  // namespace fronteira::script
