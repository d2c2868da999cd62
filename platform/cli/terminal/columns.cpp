// SPDX-License-Identifier: MIT
#include "cli/terminal/columns.hpp"

#include "letters/kinds.hpp"
#include "letters/letter.hpp"

#include <algorithm>
#include <sstream>

namespace fronteira::cli {

size_t width(std::string_view text) {
    size_t places = 0;
    while (!text.empty()) {
        if (text[0] == '\x1b') {
            text.remove_prefix(std::min(text.find('m'), text.size() - 1) + 1);
            continue;
        }
        const auto [code, bytes] = letters::first(text);
        places += bytes == 0 ? 1 : static_cast<size_t>(letters::places(code));
        text.remove_prefix(std::max<size_t>(bytes, 1));
    }
    return places;
}

std::string padded(std::string text, size_t to_width) {
    const size_t now = width(text);
    if (now < to_width) text.append(to_width - now, ' ');
    return text;
}

std::string aligned(const std::vector<std::vector<std::string>>& rows) {
    std::vector<size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
    }
    std::string text;
    for (const auto& row : rows) {
        for (size_t i = 0; i < row.size(); ++i)
            text += i + 1 == row.size() ? row[i] : padded(row[i], widths[i] + 2);
        text += '\n';
    }
    return text;
}

std::string in_columns(const std::vector<std::string>& entries, size_t line) {
    constexpr size_t indent = 2, gap = 3;
    size_t widest = 1;
    for (const std::string& entry : entries) widest = std::max(widest, width(entry));
    const size_t across = std::max<size_t>(1, (line - indent + gap) / (widest + gap));
    const size_t down = (entries.size() + across - 1) / across;
    std::string text;
    for (size_t row = 0; row < down; ++row) {
        text += std::string(indent, ' ');
        for (size_t at = row; at < entries.size(); at += down)
            text += at + down < entries.size() ? padded(entries[at], widest + gap) : entries[at];
        text += '\n';
    }
    return text;
}

std::string broken(const std::string& text, size_t line) {
    std::string lines;
    size_t used = 0;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        const bool fits = used + 1 + width(word) <= line;
        if (!lines.empty()) lines += fits ? " " : "\n";
        used = fits && !lines.empty() ? used + 1 + width(word) : width(word);
        lines += word;
    }
    return lines;
}

}  // namespace fronteira::cli
