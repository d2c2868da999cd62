// SPDX-License-Identifier: MIT
#include "match/session.hpp"
#include "series/series_plan.hpp"

#include <gmock/gmock.h>

#include <atomic>
#include <stdexcept>

namespace fronteira::match {
namespace {

using ::testing::HasSubstr;

Move at_random(const View& view, Random& random) {
    return view.random_move(random);
}
Move nonsense(const View&, Random&) {
    return {};
}
Move thrown(const View&, Random&) {
    throw std::runtime_error("out of ideas");
}
Move first_offer(const View& view, Random&) {
    return view.offer(0).move;
}

TEST(Series, CountsEveryGameOnce) {
    const auto result = result_of(plan_of(60, 3), tables({{}, {}, {}}));
    EXPECT_EQ(result.games, 60u);
    EXPECT_EQ(result.finished, 60u);
    EXPECT_EQ(sum(result.wins_by_seat) + result.draws, 60u);
    EXPECT_EQ(sum(result.wins_by_entry) + result.draws, 60u);
    EXPECT_GT(result.moves, 60u);
    EXPECT_FALSE(result.cancelled);
}

TEST(Series, GivesTheSameResultForEveryNumberOfJobs) {
    const auto one = result_of(plan_of(50, 3, 1), tables({at_random, {}, first_offer}));
    for (const int jobs : {2, 3, 7}) {
        const auto many = result_of(plan_of(50, 3, jobs), tables({at_random, {}, first_offer}));
        EXPECT_EQ(many.signature, one.signature) << jobs;
        EXPECT_EQ(many.moves, one.moves);
        EXPECT_EQ(many.wins_by_seat, one.wins_by_seat);
        EXPECT_EQ(many.wins_by_entry, one.wins_by_entry);
    }
}

TEST(Series, PlaysABotThatPicksAtRandomLikeTheRandomMoveOfThePlatform) {
    EXPECT_EQ(result_of(plan_of(20, 2), tables({at_random, at_random})).signature,
              result_of(plan_of(20, 2), tables({{}, {}})).signature);
}

TEST(Series, HasAnotherSignatureForAnotherSeed) {
    SeriesPlan other = plan_of(20, 2);
    other.seed = 100;
    EXPECT_FALSE(result_of(other, tables({{}, {}})).signature ==
                 result_of(plan_of(20, 2), tables({{}, {}})).signature);
}

TEST(Series, PlaysTheGamesThatTheSeedsSay) {
    SeriesPlan plan = plan_of(1, 3);
    plan.rotate = false;
    const auto result = result_of(plan, tables({{}, {}, {}}));
    auto game = support::toy_game(3);
    Session session(game->rules, *game->handlers, {});
    const uint64_t seed = derived_seed(99, 0);
    ASSERT_TRUE(session.start(seed));
    std::vector<Random> chance;
    for (uint64_t seat = 0; seat < 3; ++seat) chance.push_back({derived_seed(seed, seat)});
    while (!session.over()) {
        const int seat = session.match().decider();
        ASSERT_TRUE(
            session.play(seat, session.view(seat).random_move(chance[static_cast<size_t>(seat)])));
    }
    EXPECT_EQ(result.moves, session.record().moves.size());
    for (size_t seat = 0; seat < 3; ++seat)
        EXPECT_EQ(result.wins_by_seat[seat], session.outcome().seats >> seat & 1u);
}

TEST(Series, RotatesTheLineUpThroughTheSeats) {
    // Entry 0 alone always loses by forfeit, so its seats are the seats that forfeit.
    for (uint64_t games = 1; games <= 4; ++games) {
        SeriesPlan plan = plan_of(games, 2);
        const auto result = result_of(plan, tables({nonsense, {}}));
        EXPECT_EQ(result.forfeits_by_entry[0], games);
        EXPECT_EQ(result.forfeits_by_entry[1], 0u);
        EXPECT_EQ(result.wins_by_entry[1], games);
        EXPECT_EQ(result.wins_by_seat[1], (games + 1) / 2) << "seat 1 wins games 0, 2, ...";
        EXPECT_EQ(result.wins_by_seat[0], games / 2);
    }
}

TEST(Series, LeavesTheSeatsAloneWithoutRotation) {
    SeriesPlan plan = plan_of(4, 2);
    plan.rotate = false;
    EXPECT_EQ(result_of(plan, tables({nonsense, {}})).wins_by_seat[1], 4u);
}

TEST(Series, NamesABotThatPlaysAnIllegalMove) {
    const auto result = result_of(plan_of(3, 3), tables({{}, nonsense, {}}));
    EXPECT_EQ(result.forfeited, 3u);
    EXPECT_EQ(sum(result.wins_by_seat), 0u) << "among three nobody wins by a forfeit";
    ASSERT_TRUE(result.first_forfeit);
    EXPECT_EQ(result.first_forfeit->game, 0u);
    EXPECT_EQ(result.first_forfeit->entry, 1);
    EXPECT_EQ(result.first_forfeit->seat, 1);
    EXPECT_THAT(result.first_forfeit->reason, HasSubstr("not legal"));
}

TEST(Series, NamesABotThatThrows) {
    const auto result = result_of(plan_of(5, 2, 2), tables({{}, thrown}));
    EXPECT_EQ(result.forfeits_by_entry[1], 5u);
    ASSERT_TRUE(result.first_forfeit);
    EXPECT_THAT(result.first_forfeit->reason, HasSubstr("out of ideas"));
}

TEST(Series, LeavesALongGameUnfinished) {
    SeriesPlan plan = plan_of(4, 3);
    plan.move_limit = 5;
    const auto result = result_of(plan, tables({{}, {}, {}}));
    EXPECT_EQ(result.unfinished, 4u);
    EXPECT_EQ(result.finished, 0u);
    EXPECT_EQ(result.moves, 20u);
}

TEST(Series, CanBePlayedInPieces) {
    const auto whole = result_of(plan_of(50, 3), tables({at_random, {}, first_offer}));
    SeriesPlan head = plan_of(20, 3), tail = plan_of(30, 3);
    tail.first = 20;
    const auto first = result_of(head, tables({at_random, {}, first_offer}));
    const auto second = result_of(tail, tables({at_random, {}, first_offer}));

    EXPECT_EQ(first.moves + second.moves, whole.moves);
    for (size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(first.wins_by_seat[i] + second.wins_by_seat[i], whole.wins_by_seat[i]);
        EXPECT_EQ(first.wins_by_entry[i] + second.wins_by_entry[i], whole.wins_by_entry[i]);
    }
}

TEST(Series, PlaysOneDealUnderEveryRotation) {
    SeriesPlan plan = plan_of(60, 2);
    plan.a_deal = 2;
    std::vector<core::Hash> dealt(60);
    SeriesHooks hooks;
    hooks.watch = [&](uint64_t game, const core::Match& match) {
        if (match.state().cell(core::cell_moves) == 0)
            dealt[static_cast<size_t>(game)] = match.state().hash();
    };
    ASSERT_TRUE(run_series(plan, tables({{}, first_offer}), hooks));

    for (size_t game = 0; game < 60; game += 2) {
        EXPECT_EQ(dealt[game], dealt[game + 1]);
        if (game == 0) continue;
        EXPECT_FALSE(dealt[game] == dealt[game - 1]);
    }
}

TEST(Series, ShowsEveryGameFromTheSetUpToItsEnd) {
    std::vector<int> looks(30), ends(30);
    SeriesHooks hooks;
    hooks.watch = [&](uint64_t game, const core::Match& match) {
        ++looks[static_cast<size_t>(game)];
        ends[static_cast<size_t>(game)] += match.over() != core::Over::no ? 1 : 0;
    };
    const auto result = run_series(plan_of(30, 2, 3), tables({{}, {}}), hooks);

    ASSERT_TRUE(result);
    EXPECT_EQ(std::accumulate(looks.begin(), looks.end(), uint64_t{0}), result->moves + 30);
    EXPECT_THAT(ends, ::testing::Each(1));
}

TEST(Series, StopsWhenItIsCancelled) {
    std::atomic<bool> cancel{false};
    SeriesHooks hooks;
    hooks.cancel = &cancel;
    hooks.progress = [&](uint64_t done) { cancel = done >= 3; };
    const auto result = run_series(plan_of(100, 2), tables({{}, {}}), hooks);
    ASSERT_TRUE(result);
    EXPECT_TRUE(result->cancelled);
    EXPECT_EQ(result->games, 3u);
}

TEST(Series, ReportsProgressUpToTheLastGame) {
    uint64_t last = 0;
    SeriesHooks hooks;
    hooks.progress = [&](uint64_t done) {
        EXPECT_GE(done, last);
        last = done;
    };
    ASSERT_TRUE(run_series(plan_of(10, 2, 3), tables({{}, {}}), hooks));
    EXPECT_EQ(last, 10u);
}

TEST(Series, RefusesATableThatDoesNotFitThePlan) {
    EXPECT_FALSE(run_series(plan_of(1, 3), tables({{}, {}})));
    const TableFactory none = [](int) -> Result<Table> {
        return fail(error_at({}, "test.none", "no table"));
    };
    const auto result = run_series(plan_of(1, 2), none);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().front().code, "test.none");
}

}  // namespace
}  // namespace fronteira::match
