// SPDX-License-Identifier: MIT
#include "match/word.hpp"

#include <fronteira/whole_number.hpp>

#include "letters/letter.hpp"

namespace fronteira::match {
namespace {

/// Written in the one way that we write it.
template <class T>
std::optional<T> plain_number(std::string_view text) {
    const auto value = whole_number<T>(text);
    if (!value || std::to_string(*value) != text) return std::nullopt;
    return value;
}

}  // namespace

bool is_word(std::string_view text) {
    for (const char c : text)
        if (static_cast<unsigned char>(c) <= ' ' || c == 0x7f || c == '=' || c == ';' || c == ',')
            return false;
    return !text.empty() && text.front() != '#';
}

std::string small_letters(std::string_view text) {
    std::string small(text);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return small;
}

std::optional<int32_t> number(std::string_view text) {
    return plain_number<int32_t>(text);
}

std::optional<uint64_t> large_number(std::string_view text) {
    return plain_number<uint64_t>(text);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (size_t start = 0;;) {
        const size_t end = text.find(separator, start);
        parts.push_back(text.substr(start, end - start));
        if (end == std::string_view::npos) return parts;
        start = end + 1;
    }
}

std::string cited(std::string_view text) {
    constexpr size_t enough = 60;
    return "`" + std::string(letters::beginning(text, enough)) +
           (text.size() > enough ? "..." : "") + "`";
}

}  // namespace fronteira::match
