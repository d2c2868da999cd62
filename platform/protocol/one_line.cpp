// SPDX-License-Identifier: MIT
#include "protocol/one_line.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace fronteira::protocol {
namespace {

struct Character {
    char32_t code;
    size_t size;  ///< in bytes; 0: this byte begins none
};

Character first_character(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead < 0x80) return {lead, 1};
    const size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < size) return {0, 0};
    char32_t code = lead & (0x7fu >> size);
    for (size_t i = 1; i < size; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xc0u) != 0x80) return {0, 0};
        code = code << 6 | (byte & 0x3fu);
    }
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xd800 && code < 0xe000;
    return {code, code < least[size] || code > 0x10ffff || surrogate ? 0 : size};
}

struct Range {
    char32_t first, last;
};

template <size_t N>
bool is_in(const std::array<Range, N>& ranges, char32_t code) {
    return std::any_of(ranges.begin(), ranges.end(), [code](const Range& range) {
        return code >= range.first && code <= range.last;
    });
}

bool is_blank(char32_t code) {
    constexpr std::array<Range, 9> blanks{{{0x09, 0x0d},
                                           {0x20, 0x20},
                                           {0x85, 0x85},
                                           {0xa0, 0xa0},
                                           {0x1680, 0x1680},
                                           {0x2000, 0x200a},
                                           {0x2028, 0x2029},
                                           {0x202f, 0x205f},
                                           {0x3000, 0x3000}}};
    // Between the narrow blanks lie punctuation marks, which show.
    return is_in(blanks, code) && !(code > 0x202f && code < 0x205f);
}

/// Controls, marks of direction, joiners, blanks that take no room or pose as letters, tags,
/// private and unassigned ends of planes.
bool shows_nothing(char32_t code) {
    constexpr std::array<Range, 20> hidden{
        {{0x00, 0x1f},     {0x7f, 0x9f},     {0xad, 0xad},       {0x34f, 0x34f},
         {0x61c, 0x61c},   {0x115f, 0x1160}, {0x17b4, 0x17b5},   {0x180b, 0x180f},
         {0x200b, 0x200f}, {0x202a, 0x202e}, {0x2060, 0x206f},   {0x2800, 0x2800},
         {0x3164, 0x3164}, {0xe000, 0xf8ff}, {0xfe00, 0xfe0f},   {0xfeff, 0xfeff},
         {0xffa0, 0xffa0}, {0xfff0, 0xfffb}, {0x1d173, 0x1d17a}, {0xe0000, 0x10ffff}}};
    return is_in(hidden, code) || (code & 0xfffe) == 0xfffe;
}

/// Marks that are set on the letter before.
bool is_mark(char32_t code) {
    constexpr std::array<Range, 7> marks{{{0x300, 0x36f},
                                          {0x483, 0x489},
                                          {0x591, 0x5bd},
                                          {0x1ab0, 0x1aff},
                                          {0x1dc0, 0x1dff},
                                          {0x20d0, 0x20ff},
                                          {0xfe20, 0xfe2f}}};
    return is_in(marks, code);
}

constexpr size_t most_marks = 2;  // on one letter
constexpr std::string_view cut_mark = "…";

}  // namespace

std::string one_line(std::string_view text, size_t most) {
    std::string line;
    size_t fits = 0;  // bytes that leave room for the mark
    size_t marks = 0;
    bool blank = false;
    while (!text.empty()) {
        const auto [code, size] = first_character(text);
        const std::string_view bytes = text.substr(0, std::max<size_t>(size, 1));
        text.remove_prefix(bytes.size());
        if (size == 0) continue;
        if (is_blank(code)) {
            blank = !line.empty();
            continue;
        }
        marks = is_mark(code) ? marks + 1 : 0;
        if (shows_nothing(code) || marks > most_marks || (marks > 0 && line.empty())) continue;
        if (line.size() + (blank ? 1 : 0) + bytes.size() > most)
            return line.substr(0, fits) + std::string(cut_mark);
        if (std::exchange(blank, false)) line += ' ';
        line += bytes;
        if (line.size() + cut_mark.size() <= most) fits = line.size();
    }
    return line;
}

}  // namespace fronteira::protocol
