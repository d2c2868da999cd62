// SPDX-License-Identifier: MIT
#include "match/word.hpp"

#include "letters/letter.hpp"

#include <charconv>

namespace fronteira::match {
namespace {

template <class T>
std::optional<T> whole_number(std::string_view text) {
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    if (std::to_string(value) != text) return std::nullopt;
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
    return whole_number<int32_t>(text);
}

std::optional<uint64_t> large_number(std::string_view text) {
    return whole_number<uint64_t>(text);
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
