// SPDX-License-Identifier: MIT
#include "colour.hpp"

#include <charconv>
#include <cstdio>
#include <string_view>
#include <utility>

namespace domination {
namespace {

// The constants of java.awt.Color.
constexpr std::pair<std::string_view, const char*> names[] = {
    {"black", "#000000"},   {"blue", "#0000ff"},   {"cyan", "#00ffff"}, {"darkgray", "#404040"},
    {"gray", "#808080"},    {"green", "#00ff00"},  {"red", "#ff0000"},  {"lightgray", "#c0c0c0"},
    {"magenta", "#ff00ff"}, {"orange", "#ffc800"}, {"pink", "#ffafaf"}, {"white", "#ffffff"},
    {"yellow", "#ffff00"},
};

}  // namespace

std::string read_colour(const std::string& word) {
    for (const auto& [name, colour] : names)
        if (word == name) return colour;
    std::string_view digits = word;
    int base = 10;
    if (digits.starts_with('#')) {
        base = 16;
        digits.remove_prefix(1);
    } else if (digits.starts_with("0x") || digits.starts_with("0X")) {
        base = 16;
        digits.remove_prefix(2);
    } else if (digits.size() > 1 && digits.starts_with('0')) {
        base = 8;
    }
    unsigned value = 0;
    const auto [end, fault] =
        std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    const bool good =
        fault == std::errc{} && end == digits.data() + digits.size() && !digits.empty();
    if (!good) return {};
    char text[8];
    std::snprintf(text, sizeof text, "#%06x", value & 0xffffffu);
    return text;
}

}  // namespace domination
