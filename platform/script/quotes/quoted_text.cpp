// SPDX-License-Identifier: MIT
#include "script/quotes/quoted_text.hpp"

#include <algorithm>
#include <cstring>

namespace fronteira::script {
namespace {

/// The first byte of a line, which counts from 1.
size_t begin_of_line(const std::string& file, int line) {
    size_t at = 0;
    for (; line > 1 && at != std::string::npos; --line) {
        at = file.find('\n', at);
        if (at != std::string::npos) ++at;
    }
    return at;
}

bool is_quoted(const std::string& file, size_t at, size_t size) {
    const auto is_one_of = [](const char* signs, char c) {
        return std::strchr(signs, c) != nullptr;
    };
    const size_t end = at + size;
    return at > 0 && is_one_of("\"'[\n", file[at - 1]) &&
           (end == file.size() || is_one_of("\"']\n", file[end]));
}

/// The first place from `from` on where the text stands in quotes, if it does so once in its line.
size_t find_in_quotes(const std::string& file, const std::string& text, size_t from) {
    size_t found = std::string::npos;
    for (size_t at = file.find(text, from); at != std::string::npos; at = file.find(text, at + 1)) {
        if (!is_quoted(file, at, text.size())) continue;
        if (found == std::string::npos)
            found = at;
        else
            return file.find('\n', found) < at ? found : std::string::npos;
    }
    return found;
}

}  // namespace

Place QuotedText::place(size_t at) const {
    if (text_.empty()) return around_;
    const auto file = source_.text_of(around_.file);
    if (!file) return around_;
    const size_t line = begin_of_line(*file, around_.line);
    const size_t begin = line == std::string::npos ? line : find_in_quotes(*file, text_, line);
    if (begin == std::string::npos) return around_;
    const auto here =
        file->begin() + static_cast<std::ptrdiff_t>(std::min(begin + at, file->size()));
    const size_t last_break = file->rfind('\n', begin + at == 0 ? 0 : begin + at - 1);
    const size_t first = last_break == std::string::npos ? 0 : last_break + 1;
    return {around_.file, static_cast<int>(std::count(file->begin(), here, '\n')) + 1,
            static_cast<int>(begin + at - first) + 1};
}

}  // namespace fronteira::script
