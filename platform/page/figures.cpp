// SPDX-License-Identifier: MIT
#include "page/figures.hpp"

#include <algorithm>
#include <map>

namespace fronteira::page {
namespace {

using protocol::Json;

struct Rate {
    uint64_t won = 0;
    uint64_t of = 0;
};

Json rate_json(const Rate& rate, const Interval& interval) {
    const auto [low, high] = interval(rate.won, rate.of);
    return {{"won", rate.won}, {"of", rate.of}, {"low", low}, {"high", high}};
}

Json rates_json(const std::vector<Rate>& rates, const Interval& interval) {
    Json list = Json::array();
    for (const Rate& rate : rates) list.push_back(rate_json(rate, interval));
    return list;
}

}  // namespace

Json figures_json(size_t entrants, const std::vector<PlayedMatch>& matches,
                  const Interval& interval) {
    std::vector<Rate> seats;
    std::map<std::string, std::vector<Rate>> rates;
    for (const PlayedMatch& match : matches) {
        seats.resize(std::max(seats.size(), match.entrants.size()));
        auto& board = rates.try_emplace(match.board, entrants).first->second;
        for (size_t seat = 0; seat < match.entrants.size(); ++seat)
            for (Rate* rate : {&seats[seat], &board[match.entrants[seat]]}) {
                rate->won += match.winners[seat] ? 1 : 0;
                ++rate->of;
            }
    }
    Json boards = Json::array();
    for (const auto& [name, entrants_rates] : rates)
        boards.push_back({{"name", name}, {"entrants", rates_json(entrants_rates, interval)}});
    return {{"seats", rates_json(seats, interval)}, {"boards", std::move(boards)}};
}

}  // namespace fronteira::page
