// SPDX-License-Identifier: MIT
#include "match/outcome.hpp"

#include "match/word.hpp"

#include <iterator>

namespace fronteira::match {
namespace {

constexpr const char* names[] = {"going_on", "won", "drawn", "lost", "resigned", "abandoned"};

bool has_seats(Outcome::Kind kind) {
    return kind == Outcome::Kind::won || kind == Outcome::Kind::resigned;
}

/// Seats from 1 in rising order, so that one set has one text.
std::optional<uint32_t> parse_seats(std::string_view text) {
    uint32_t seats = 0;
    for (const std::string_view part : split(text, ',')) {
        const auto seat = number(part);
        if (!seat || *seat < 1 || *seat > core::max_seats) return std::nullopt;
        if (seats >> (*seat - 1) != 0) return std::nullopt;
        seats |= 1u << (*seat - 1);
    }
    return seats;
}

}  // namespace

const char* name_of(Outcome::Kind kind) {
    return names[static_cast<int>(kind)];
}

std::set<std::string> outcome_words() {
    return {std::begin(names), std::end(names)};
}

Outcome outcome_of(const core::Match& match) {
    if (match.over() == core::Over::no) return {};
    if (match.over() == core::Over::drawn) return {Outcome::Kind::drawn, 0};
    if (match.over() == core::Over::lost) return {Outcome::Kind::lost, 0};
    Outcome outcome{Outcome::Kind::won, 0};
    const core::Layout& layout = match.rules().layout;
    for (int seat = 0; seat < layout.seats(); ++seat)
        if (match.state().get(layout.placing(), seat) == 1) outcome.seats |= 1u << seat;
    return outcome;
}

std::string to_text(const Outcome& outcome) {
    std::string text = name_of(outcome.kind);
    if (!has_seats(outcome.kind)) return text;
    char separator = ' ';
    for (int seat = 0; seat < core::max_seats; ++seat) {
        if ((outcome.seats >> seat & 1u) == 0) continue;
        text += separator + std::to_string(seat + 1);
        separator = ',';
    }
    return text;
}

std::optional<Outcome> parse_outcome(std::string_view text) {
    const size_t blank = text.find(' ');
    const std::string_view name = text.substr(0, blank);
    for (size_t i = 1; i < std::size(names); ++i) {
        const auto kind = static_cast<Outcome::Kind>(i);
        if (name != names[i] || has_seats(kind) != (blank != std::string_view::npos)) continue;
        if (!has_seats(kind)) return Outcome{kind, 0};
        if (const auto seats = parse_seats(text.substr(blank + 1))) return Outcome{kind, *seats};
    }
    return std::nullopt;
}

}  // namespace fronteira::match
