// SPDX-License-Identifier: MIT
#include "tournament/runner/arena.hpp"

namespace fronteira::tournament {
namespace {

using End = match::GameResult::End;

class Writer final : public match::Onlooker {
 public:
    explicit Writer(match::MovePacker& moves) : moves_(moves) {}
    void started(const core::Match&) override {}
    void moved(int seat, const Move& move, const core::Match& match) override {
        moves_.add(seat, move, match.rules());
    }

 private:
    match::MovePacker& moves_;
};

}  // namespace

Player::Player(const Plan& plan, std::string tournament, Arena arena)
    : plan_(plan), tournament_(std::move(tournament)), arena_(std::move(arena)) {
    for (GameTable& game : arena_)
        matches_.push_back(std::make_unique<core::Match>(*game.table.rules, *game.table.handlers));
}

MatchResult Player::play(const Fixture& fixture) {
    GameTable& game = arena_[static_cast<size_t>(fixture.game)];
    core::Match& match = *matches_[static_cast<size_t>(fixture.game)];
    match::BotMatch one;
    one.seed = fixture.seed;
    one.limits = game.limits;
    if (fixture.opening != nullptr) one.opening = fixture.opening->moves;
    for (size_t seat = 0; seat < fixture.seats.size(); ++seat) {
        const auto entrant = static_cast<size_t>(fixture.seats[seat]);
        const BotTime time = time_of(plan_, plan_.entrants[entrant]);
        one.bots[seat] = game.table.bots[entrant].get();
        one.clocks[seat] = {time.move_ms / 1000.0, time.match_ms / 1000.0};
    }

    MatchResult result;
    result.number = fixture.number;
    moves_.clear();
    Writer writer(moves_);
    match::GameStop stop;
    result.game = match::play_bots(one, *game.table.handlers, match, &writer, stop);
    result.game.winners = winners_of(fixture, result.game);
    result.game.digest = match::digest_of(result.game, match.state());
    if (result.game.end == End::forfeit) result.reason = stop.forfeit;
    if (stop.fault) result.reason = to_text(*stop.fault);
    result.moves = moves_.bytes();
    result.seal = seal_of(result, tournament_);
    return result;
}

/// Who breaks the rules of the tournament loses, and all others have beaten him; a match that takes
/// too long or goes nowhere is won by who has most, if the organiser wants that.
uint32_t Player::winners_of(const Fixture& fixture, const match::GameResult& result) const {
    const auto at = static_cast<size_t>(fixture.game);
    const uint32_t everybody = (1u << plan_.seats) - 1;
    if (result.end == End::forfeit) return everybody & ~(1u << result.loser);
    const std::optional<match::Score>& by = arena_[at].adjudicated_by;
    if (by && (result.end == End::move_limit || result.end == End::standstill))
        return match::leaders(match::scores(*matches_[at], *by));
    return result.winners;
}

}  // namespace fronteira::tournament
