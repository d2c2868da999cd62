// SPDX-License-Identifier: MIT
#include "runtime/checks/told_events.hpp"

#include "script/hints/place_in_text.hpp"
#include "script/hints/without_comments.hpp"

namespace fronteira::runtime {
namespace {

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

/// A word in quotes, and where it stands.
struct Quoted {
    std::string word;
    size_t at;
};

/// What calls of a method are given first, where that is a word.
std::vector<Quoted> first_words(std::string_view text, std::string_view call) {
    std::vector<Quoted> words;
    for (size_t at = text.find(call); at != std::string_view::npos; at = text.find(call, at + 1)) {
        const size_t quote = text.find_first_not_of(" (\n", at + call.size());
        if (quote == std::string_view::npos || (text[quote] != '"' && text[quote] != '\''))
            continue;
        size_t end = quote + 1;
        while (end < text.size() && is_letter(text[end])) ++end;
        if (end < text.size() && text[end] == text[quote])
            words.push_back({std::string(text.substr(quote + 1, end - quote - 1)), quote + 1});
    }
    return words;
}

AskedEvent asked_at(std::string_view text, size_t at, std::string name) {
    const Place place = script::place_at({}, text, at);
    return {std::move(name), place.line, place.column};
}

/// The word that ends at `end`, behind spaces.
std::string word_before(std::string_view text, size_t end) {
    while (end > 0 && text[end - 1] == ' ') --end;
    size_t begin = end;
    while (begin > 0 && is_letter(text[begin - 1])) --begin;
    return std::string(text.substr(begin, end - begin));
}

}  // namespace

std::vector<AskedEvent> asked_events(std::string_view written) {
    const std::string text = script::without_comments(written);
    std::vector<AskedEvent> asked;
    for (Quoted& event : first_words(text, ":told"))
        asked.push_back(asked_at(text, event.at, std::move(event.word)));
    return asked;
}

void note_fields(std::string_view written, std::set<std::string>& fields) {
    const std::string text = script::without_comments(written);
    for (size_t at = 0; at < text.size(); ++at)
        if (text[at] == '=' || text[at] == '"' || text[at] == '\'')
            if (std::string word = word_before(text, at); !word.empty())
                fields.insert(std::move(word));
}

void note_told(std::string_view written, std::set<std::string>& told) {
    const std::string text = script::without_comments(written);
    for (Quoted& event : first_words(text, ":tell")) told.insert(std::move(event.word));
}

}  // namespace fronteira::runtime
