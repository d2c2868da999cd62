// SPDX-License-Identifier: MIT
#include "script/hints/without_comments.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

/// Behind the text in quotes that begins there; the same place where none does.
size_t end_of_quoted(std::string_view text, size_t at) {
    if (text[at] != '"' && text[at] != '\'') return at;
    for (size_t end = at + 1; end < text.size() && text[end] != '\n'; ++end) {
        if (text[end] == text[at]) return end + 1;
        if (text[end] == '\\') ++end;
    }
    return text.find('\n', at) == std::string_view::npos ? text.size() : text.find('\n', at);
}

/// The same of a text in long brackets, `[[...]]` or `[==[...]==]`.
size_t end_of_bracket(std::string_view text, size_t at) {
    const size_t second = text.find_first_not_of('=', at + 1);
    if (at >= text.size() || text[at] != '[' || second == std::string_view::npos ||
        text[second] != '[')
        return at;
    const std::string close = "]" + std::string(second - at - 1, '=') + "]";
    return std::min(text.find(close, second), text.size() - close.size()) + close.size();
}

/// The same of a comment.
size_t end_of_comment(std::string_view text, size_t at) {
    if (text.substr(at, 2) != "--") return at;
    const size_t bracket = end_of_bracket(text, at + 2);
    return bracket > at + 2 ? bracket : std::min(text.find('\n', at), text.size());
}

}  // namespace

std::string without_comments(std::string_view text) {
    std::string plain(text);
    for (size_t at = 0, end = 0; at < text.size(); at = end) {
        end = end_of_comment(text, at);
        for (size_t i = at; i < end; ++i)
            if (plain[i] != '\n') plain[i] = ' ';
        if (end == at) end = std::max({end_of_quoted(text, at), end_of_bracket(text, at), at + 1});
    }
    return plain;
}

}  // namespace fronteira::script
