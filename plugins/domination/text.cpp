// SPDX-License-Identifier: MIT
#include "draft/names.hpp"
#include "map_text.hpp"

namespace domination {

fronteira::Diagnostics check_text_size(std::string_view bytes, const std::string& file) {
    if (bytes.size() <= 1u << 20) return {};
    return {fronteira::error_at({file, 0, 0}, "domination.too_large", "is larger than 1 MB",
                                "is it a text file of Domination?")};
}

Text read_text(std::string_view bytes, const std::string& file) {
    const bool utf8 = bytes.starts_with("\xef\xbb\xbf");
    if (utf8) bytes.remove_prefix(3);
    Text text;
    for (int number = 1; !bytes.empty(); ++number) {
        const size_t end = bytes.find('\n');
        std::string_view line = bytes.substr(0, end);
        bytes.remove_prefix(end == std::string_view::npos ? bytes.size() : end + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.empty()) continue;
        std::string read = utf8 ? std::string(line) : fronteira::draft::from_latin1(line);
        if (line.front() == ';')
            text.comment += (text.comment.empty() ? "" : " ") + read.substr(1);
        else
            text.lines.push_back({std::move(read), {file, number, 1}});
    }
    return text;
}

std::string header_of(const std::string& line) {
    const bool is_header = line.size() > 2 && line.front() == '[' && line.back() == ']';
    return is_header ? line.substr(1, line.size() - 2) : std::string();
}

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    while (true) {
        line.remove_prefix(std::min(line.find_first_not_of(" \t\f\r"), line.size()));
        if (line.empty()) return words;
        const size_t end = std::min(line.find_first_of(" \t\f\r"), line.size());
        words.emplace_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

}  // namespace domination
