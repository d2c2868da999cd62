// SPDX-License-Identifier: MIT
#include "tournament/runner/arena.hpp"

#include "support/toy_game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <stdexcept>
#include <thread>

namespace fronteira::tournament {
namespace {

using Ending = match::GameResult::End;
using Thought = std::function<Move(const View&, Random&)>;

class Thinker final : public Bot {
 public:
    explicit Thinker(Thought thought) : thought_(std::move(thought)) {}
    Move choose(const View& view, Random& random) override { return thought_(view, random); }

 private:
    Thought thought_;
};

Move by_lot(const View& view, Random& random) {
    return view.random_move(random);
}

/// One match of three over the toy game; the first entrant, in seat 1, thinks so.
MatchResult played(Plan plan, const Thought& first) {
    plan.seats = 3;
    plan.games.resize(1);
    plan.entrants.resize(3);
    std::shared_ptr<support::ToyGame> game = support::toy_game(3);
    GameTable table;
    table.table.rules = &game->rules;
    table.table.handlers = game->handlers.get();
    for (const Thought& thought : {first, Thought(by_lot), Thought(by_lot)})
        table.table.bots.push_back(std::make_unique<Thinker>(thought));
    table.table.keeps = game;
    table.limits.moves = plan.limits.moves;
    if (!plan.limits.adjudicate.what.empty())
        table.adjudicated_by = {game->rules.layout.find(core::Entity::space, "owner"), {}};
    Arena arena;
    arena.push_back(std::move(table));
    Player player(plan, "test", std::move(arena));
    Fixture fixture;
    fixture.seats = {0, 1, 2};
    fixture.seed = 5;
    return player.play(fixture);
}

TEST(Player, LetsTheOthersWinWhenABotBreaksTheRules) {
    const auto thrown =
        played({}, [](const View&, Random&) -> Move { throw std::runtime_error("out of ideas"); });
    EXPECT_EQ(thrown.game.end, Ending::forfeit);
    EXPECT_EQ(thrown.game.loser, 0);
    EXPECT_EQ(thrown.game.winners, 0b110u);
    EXPECT_THAT(thrown.reason, testing::HasSubstr("out of ideas"));
    EXPECT_EQ(points_of({}, thrown.game, 3), (std::vector<int64_t>{0, a_point / 2, a_point / 2}));
    const auto illegal = played({}, [](const View&, Random&) { return Move{}; });
    EXPECT_EQ(illegal.game.winners, 0b110u);
}

TEST(Player, LetsWhoThinksTooLongForfeit) {
    const Thought slow = [](const View& view, Random& random) {
        std::this_thread::sleep_for(std::chrono::milliseconds(60));
        return view.random_move(random);
    };
    Plan a_move, a_match;
    a_move.limits.time.move_ms = 50;
    EXPECT_EQ(played(a_move, slow).reason, "the bot took too long for a move");
    a_match.limits.time.match_ms = 100;
    EXPECT_EQ(played(a_match, slow).reason, "the bot has used up its time");
}

TEST(Player, GivesAnEntrantTheTimeOfItsOwn) {
    const Thought slow = [](const View& view, Random& random) {
        std::this_thread::sleep_for(std::chrono::milliseconds(60));
        return view.random_move(random);
    };
    constexpr int32_t a_day = 86'400'000;
    Plan hurried;
    hurried.limits.moves = 6;
    hurried.limits.time.move_ms = 50;
    hurried.entrants.resize(3);
    hurried.entrants[1].time.move_ms = hurried.entrants[2].time.move_ms = a_day;
    Plan patient = hurried;
    patient.entrants[0].time.move_ms = a_day;

    EXPECT_EQ(played(patient, slow).reason, "");
    EXPECT_EQ(played(hurried, slow).reason, "the bot took too long for a move");
}

TEST(Player, EndsAMatchAtTheCapAndAdjudicatesIt) {
    Plan draws, spaces;
    spaces.limits.adjudicate.what = Counted::spaces;
    int decided = 0;
    for (int64_t cap = 10; cap < 60; ++cap) {
        draws.limits.moves = spaces.limits.moves = cap;
        const auto drawn = played(draws, by_lot), judged = played(spaces, by_lot);
        ASSERT_EQ(drawn.game.end, Ending::move_limit) << cap;
        EXPECT_EQ(drawn.game.moves, cap);
        EXPECT_EQ(drawn.game.winners, 0u);
        EXPECT_EQ(judged.moves, drawn.moves);  // the same match, perhaps another verdict
        EXPECT_EQ(judged.seal == drawn.seal, judged.game.winners == 0);
        decided += judged.game.winners != 0;
    }
    EXPECT_GT(decided, 10);
}

TEST(Player, PlaysAMatchThatItsMovesTellAgain) {
    const auto result = played({}, by_lot);
    const auto game = support::toy_game(3);
    core::Match match(game->rules, *game->handlers);
    ASSERT_TRUE(match.start(5));
    match::MoveUnpacker moves(result.moves, game->rules);
    while (const auto next = moves.next()) {
        ASSERT_TRUE(match.check(next->seat, next->move).empty());
        ASSERT_TRUE(match.apply(next->seat, next->move));
    }
    EXPECT_TRUE(moves.good());
    EXPECT_EQ(match::digest_of(result.game, match.state()), result.game.digest);
}

}  // namespace
}  // namespace fronteira::tournament
