// SPDX-License-Identifier: MIT
#include "protocol/one_line.hpp"

#include "letters/kinds.hpp"
#include "letters/letter.hpp"

#include <algorithm>
#include <utility>

namespace fronteira::protocol {
namespace {

constexpr size_t most_marks = 2;  // on one letter
constexpr std::string_view cut_mark = "…";

}  // namespace

std::string one_line(std::string_view text, size_t most) {
    std::string line;
    size_t fits = 0;  // bytes that leave room for the mark
    size_t marks = 0;
    bool blank = false;
    while (!text.empty()) {
        const auto [code, size] = letters::first(text);
        const std::string_view bytes = text.substr(0, std::max<size_t>(size, 1));
        text.remove_prefix(bytes.size());
        if (size == 0) continue;
        if (letters::is_blank(code)) {
            blank = !line.empty();
            continue;
        }
        marks = letters::is_mark(code) ? marks + 1 : 0;
        if (letters::is_unseen(code) || marks > most_marks || (marks > 0 && line.empty())) continue;
        if (line.size() + (blank ? 1 : 0) + bytes.size() > most)
            return line.substr(0, fits) + std::string(cut_mark);
        if (std::exchange(blank, false)) line += ' ';
        line += bytes;
        if (line.size() + cut_mark.size() <= most) fits = line.size();
    }
    return line;
}

}  // namespace fronteira::protocol
