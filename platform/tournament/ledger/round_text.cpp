// SPDX-License-Identifier: MIT
#include "tournament/ledger/round_text.hpp"

#include <algorithm>
#include <utility>

namespace fronteira::tournament {
namespace {

std::string numbers(const std::vector<int>& list) {
    std::string text;
    for (const int one : list) text += (text.empty() ? "" : " ") + std::to_string(one);
    return text;
}

}  // namespace

std::vector<int> read_numbers(std::string_view text) {
    std::vector<int> list;
    int value = 0;
    bool open = false;
    for (const char c : text) {
        if (c >= '0' && c <= '9') {
            value = std::min(value, 100'000'000) * 10 + (c - '0');
            open = true;
        } else if (std::exchange(open, false)) {
            list.push_back(std::exchange(value, 0));
        }
    }
    if (open) list.push_back(value);
    return list;
}

std::string text_of(const PairedRound& round) {
    std::string text;
    for (const Meeting& meeting : round.meetings)
        text += (text.empty() ? "" : "/") + numbers(meeting.entrants);
    return text + "|" + numbers(round.byes);
}

PairedRound round_of(std::string_view text) {
    PairedRound round;
    const size_t bar = text.find('|');
    std::string_view meetings = text.substr(0, bar);
    while (!meetings.empty()) {
        const size_t slash = meetings.find('/');
        round.meetings.push_back({read_numbers(meetings.substr(0, slash)), {}});
        meetings = slash == std::string_view::npos ? "" : meetings.substr(slash + 1);
    }
    if (bar != std::string_view::npos) round.byes = read_numbers(text.substr(bar + 1));
    return round;
}

}  // namespace fronteira::tournament
