// SPDX-License-Identifier: MIT
#include "runtime/checks/empty_cases.hpp"

#include "script/hints/place_in_text.hpp"
#include "script/hints/without_comments.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

constexpr std::string_view spaces = " \t\r\n";

/// Takes the word away that the text begins with behind spaces; false when it is another one.
bool take(std::string_view& text, std::string_view word) {
    text.remove_prefix(std::min(text.find_first_not_of(spaces), text.size()));
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}

/// Whether a sentence in quotes and a comma stand before.
bool is_behind_sentence(std::string_view before) {
    const size_t comma = before.find_last_not_of(spaces);
    if (comma == std::string_view::npos || before[comma] != ',') return false;
    const size_t quote = before.substr(0, comma).find_last_not_of(spaces);
    return quote != std::string_view::npos &&
           std::string_view("\"']").find(before[quote]) != std::string_view::npos;
}

}  // namespace

std::vector<int> empty_cases(std::string_view written) {
    const std::string text = script::without_comments(written);
    std::vector<int> lines;
    constexpr std::string_view word = "function";
    for (size_t at = script::find_word(text, word); at != std::string::npos;
         at = script::find_word(text, word, at + word.size())) {
        const std::string_view before = std::string_view(text).substr(0, at);
        std::string_view rest = std::string_view(text).substr(at + word.size());
        if (is_behind_sentence(before) && take(rest, "(") && take(rest, ")") && take(rest, "end") &&
            take(rest, ")"))
            lines.push_back(script::place_at({}, text, at).line);
    }
    return lines;
}

}  // namespace fronteira::runtime
