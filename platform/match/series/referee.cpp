// SPDX-License-Identifier: MIT
#include "match/series/referee.hpp"

#include <bit>
#include <numeric>

namespace fronteira::match {
namespace {

using End = GameResult::End;

/// The seat that has so much of what all have together, a bit; nobody when there is nothing.
uint32_t holder_of(int percent, const std::vector<int64_t>& scores) {
    const int64_t all = std::accumulate(scores.begin(), scores.end(), int64_t{0});
    const uint32_t ahead = leaders(scores);
    if (all <= 0 || std::popcount(ahead) != 1) return 0;
    const int64_t most = scores[static_cast<size_t>(std::countr_zero(ahead))];
    return most * 100 >= all * percent ? ahead : 0;
}

}  // namespace

GameResult::End Referee::look(const core::Match& match, int64_t moves) {
    if (moves >= limits_.moves || (limits_.rounds > 0 && match.round() > limits_.rounds))
        return End::move_limit;
    if (match.round() == round_) return End::not_played;
    round_ = match.round();
    return look_at_round(match);
}

/// The beginning of a round: everybody has had as many turns.
GameResult::End Referee::look_at_round(const core::Match& match) {
    if (limits_.decided.rounds > 0) {
        const uint32_t ahead =
            holder_of(limits_.decided.percent, scores(match, limits_.decided.of));
        rounds_ahead_ = ahead == 0 ? 0 : ahead == ahead_ ? rounds_ahead_ + 1 : 1;
        ahead_ = ahead;
        if (rounds_ahead_ >= limits_.decided.rounds) return End::decided;
    }
    if (limits_.standstill.rounds > 0) {
        std::vector<int64_t> now = scores(match, limits_.standstill.of);
        rounds_unchanged_ = now == last_ ? rounds_unchanged_ + 1 : 0;
        last_ = std::move(now);
        if (rounds_unchanged_ >= limits_.standstill.rounds) return End::standstill;
    }
    return End::not_played;
}

}  // namespace fronteira::match
