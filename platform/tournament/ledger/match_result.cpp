// SPDX-License-Identifier: MIT
#include "tournament/ledger/match_result.hpp"

#include "content/mods/content_hash.hpp"

#include <bit>

namespace fronteira::tournament {
namespace {

using End = match::GameResult::End;

/// How many rotations' worth of each: a win of several is shared.
int64_t shared(int64_t points, int among) {
    return among == 0 ? 0 : points / among;
}

}  // namespace

bool is_possible(const match::GameResult& game, int seats) {
    return game.end > End::not_played && game.end <= match::GameResult::last_end &&
           game.winners >> seats == 0 && game.loser < seats &&
           (game.end != End::forfeit || game.loser >= 0) && game.moves >= 0;
}

std::vector<int64_t> points_of(const Points& points, const match::GameResult& game, int seats) {
    std::vector<int64_t> all(static_cast<size_t>(seats), 0);
    if (game.end == End::fault || game.end == End::not_played) return all;
    if (game.end == End::lost) return std::vector<int64_t>(all.size(), points.loss);
    const int winners = std::popcount(game.winners);
    for (int seat = 0; seat < seats; ++seat) {
        int64_t& mine = all[static_cast<size_t>(seat)];
        if (winners == 0)
            mine = points.draw_is_shared ? shared(points.win, seats) : points.draw;
        else
            mine = (game.winners >> seat & 1u) != 0 ? shared(points.win, winners) : points.loss;
    }
    return all;
}

std::vector<double> shares_of(const match::GameResult& game, int seats) {
    std::vector<double> all(static_cast<size_t>(seats), 0);
    if (game.end == End::fault || game.end == End::not_played) return all;
    const uint32_t everybody = (1u << seats) - 1;
    const uint32_t winners = game.winners == 0 ? everybody : game.winners;
    const double share = 1.0 / std::popcount(winners);
    for (int seat = 0; seat < seats; ++seat)
        if ((winners >> seat & 1u) != 0) all[static_cast<size_t>(seat)] = share;
    return all;
}

std::string seal_of(const MatchResult& result, const std::string& tournament) {
    const match::GameResult& game = result.game;
    std::string text = tournament + " " + std::to_string(result.number) + " " +
                       std::to_string(static_cast<int>(game.end)) + " " +
                       std::to_string(game.winners) + " " + std::to_string(game.loser) + " " +
                       std::to_string(game.moves) + " " + core::to_text(game.digest) + " " +
                       std::to_string(result.reason.size()) + " " + result.reason + result.moves;
    if (result.seed) text += " " + std::to_string(*result.seed);
    return content::content_hash(text);
}

}  // namespace fronteira::tournament
