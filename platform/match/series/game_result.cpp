// SPDX-License-Identifier: MIT
#include "match/series/game_result.hpp"

#include <array>

namespace fronteira::match {
namespace {

constexpr std::array names{"not_played", "won",  "drawn",   "limit",     "forfeit",
                           "fault",      "lost", "decided", "standstill"};
static_assert(names.size() == static_cast<size_t>(GameResult::last_end) + 1);

}  // namespace

const char* name_of(GameResult::End end) {
    return names[static_cast<size_t>(end)];
}

GameResult::End end_by_rules(const Outcome& outcome) {
    using End = GameResult::End;
    if (outcome.kind == Outcome::Kind::won) return End::won;
    if (outcome.kind == Outcome::Kind::drawn) return End::drawn;
    return outcome.kind == Outcome::Kind::lost ? End::lost : End::not_played;
}

core::Hash digest_of(const GameResult& result, const core::State& state) {
    const std::array<int32_t, 4> summary{
        static_cast<int32_t>(result.moves), static_cast<int32_t>(result.moves >> 32),
        static_cast<int32_t>(result.winners), static_cast<int32_t>(result.end)};
    return core::Chain().link({}, summary, state);
}

}  // namespace fronteira::match
