// SPDX-License-Identifier: MIT
#include "cli/terminal/paint.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace fronteira::cli {
namespace {

constexpr std::array by_number = {"91", "94", "92", "93", "95", "96", "97", "90",
                                  "31", "34", "32", "33", "35", "36", "37", "1"};

constexpr std::array<std::pair<std::string_view, const char*>, 12> by_word = {{
    {"white", "97"},
    {"black", "90"},
    {"red", "91"},
    {"green", "92"},
    {"yellow", "93"},
    {"blue", "94"},
    {"purple", "95"},
    {"pink", "95"},
    {"cyan", "96"},
    {"orange", "33"},
    {"brown", "33"},
    {"grey", "37"},
}};

const char* code_of(const core::Match& match, int seat) {
    const core::Layout& layout = match.rules().layout;
    for (const char* name : {"colour", "color"})
        if (const auto column = layout.find(core::Entity::seat, name)) {
            const core::PlacedColumn& placed = layout.column(*column);
            const int32_t value = match.state().get(*column, seat);
            if (placed.sight != core::Sight::all || value < 0 ||
                static_cast<size_t>(value) >= placed.choices.size())
                continue;
            for (const auto& [word, code] : by_word)
                if (placed.choices[static_cast<size_t>(value)] == word) return code;
        }
    return by_number[static_cast<size_t>(seat) % by_number.size()];
}

}  // namespace

std::string Paint::wrapped(const char* code, const std::string& text) const {
    return on_ ? std::string("\x1b[") + code + "m" + text + "\x1b[0m" : text;
}

std::string Paint::of_seat(const core::Match& match, int seat, const std::string& text) const {
    return seat < 0 || !on_ ? text : wrapped(code_of(match, seat), text);
}

}  // namespace fronteira::cli
