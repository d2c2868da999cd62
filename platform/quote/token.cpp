// SPDX-License-Identifier: MIT
#include "quote/token.hpp"

#include "letters/letter.hpp"

#include <algorithm>

namespace fronteira::quote {
namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/// Those of two characters come first. What is none of Lua's is known so that a hint can be given.
constexpr std::string_view signs[] = {"==", "~=", "<=", ">=", "//", "!=", "=<", "=>", "&&",
                                      "||", "..", "+",  "-",  "*",  "/",  "%",  "<",  ">",
                                      "(",  ")",  ",",  ".",  ":",  "#",  "=",  "!"};

size_t length_of_sign(std::string_view rest) {
    const auto found = std::find_if(std::begin(signs), std::end(signs), [&](std::string_view sign) {
        return rest.substr(0, sign.size()) == sign;
    });
    return found == std::end(signs) ? 0 : found->size();
}

/// A string as far as its closing quote; 0 when there is none.
size_t length_of_text(std::string_view rest) {
    const size_t close = rest.find(rest.front(), 1);
    return close == std::string_view::npos ? 0 : close + 1;
}

template <class Belongs>
size_t length_while(std::string_view rest, Belongs belongs) {
    return static_cast<size_t>(std::find_if_not(rest.begin(), rest.end(), belongs) - rest.begin());
}

}  // namespace

Token next_token(std::string_view text, size_t from) {
    from = std::min(text.find_first_not_of(" \t\r\n", from), text.size());
    if (from == text.size()) return {Token::Kind::end, {}, from};
    const std::string_view rest = text.substr(from);
    const auto of = [&](Token::Kind kind, size_t length) {
        return length == 0
                   ? Token{Token::Kind::unknown,
                           rest.substr(0, std::max<size_t>(letters::first(rest).bytes, 1)), from}
                   : Token{kind, rest.substr(0, length), from};
    };
    const char first = rest.front();
    if (is_letter(first))
        return of(Token::Kind::name,
                  length_while(rest, [](char c) { return is_letter(c) || is_digit(c); }));
    if (is_digit(first))
        return of(Token::Kind::number, length_while(rest, [](char c) {
                      return is_letter(c) || is_digit(c) || c == '.';
                  }));
    if (first == '\'' || first == '"') return of(Token::Kind::text, length_of_text(rest));
    return of(Token::Kind::sign, length_of_sign(rest));
}

}  // namespace fronteira::quote
