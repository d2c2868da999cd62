// SPDX-License-Identifier: MIT
#include "match/series/referee.hpp"

#include "match/series/bot_match.hpp"
#include "support/toy_game.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <functional>

namespace fronteira::match {
namespace {

using End = GameResult::End;

/// What each seat had at the beginning of every round of a match.
class Rounds final : public Onlooker {
 public:
    explicit Rounds(Score of) : of_(of) {}
    void started(const core::Match& match) override { look(match); }
    void moved(int, const Move&, const core::Match& match) override { look(match); }

    std::vector<std::vector<int64_t>> had;

 private:
    void look(const core::Match& match) {
        if (match.round() == static_cast<int>(had.size()) || match.over() != core::Over::no) return;
        had.push_back(scores(match, of_));
    }

    Score of_;
};

/// A match of three at random in the toy game, under these limits.
struct Refereed {
    explicit Refereed(uint64_t seed, const std::function<void(MatchLimits&, Score, Score)>& set)
        : game(support::toy_game(3)),
          spaces{game->rules.layout.find(core::Entity::space, "owner"), {}},
          armies{spaces.owner, game->rules.layout.find(core::Entity::space, "armies")},
          match(game->rules, *game->handlers),
          rounds(spaces) {
        BotMatch plan;
        plan.seed = seed;
        set(plan.limits, spaces, armies);
        GameStop stop;
        result = play_bots(plan, *game->handlers, match, &rounds, stop);
    }

    std::unique_ptr<support::ToyGame> game;
    Score spaces, armies;
    core::Match match;
    Rounds rounds;
    GameResult result;
};

TEST(Referee, DecidesAMatchForWhoHasTheShareInSoManyRoundsInARow) {
    int decided = 0;
    for (uint64_t seed = 1; seed <= 40; ++seed) {
        const Refereed one(seed, [](MatchLimits& limits, Score spaces, Score) {
            limits.decided = {spaces, 60, 2};
        });
        if (one.result.end != End::decided) continue;
        ++decided;
        // Of six spaces, all owned, 60 % are four.
        const auto& had = one.rounds.had;
        ASSERT_GE(had.size(), 2u);
        const auto winner = static_cast<size_t>(std::countr_zero(one.result.winners));
        EXPECT_EQ(one.result.winners, 1u << winner);
        EXPECT_GE(had[had.size() - 1][winner], 4);
        EXPECT_GE(had[had.size() - 2][winner], 4);
        for (size_t round = 0; round + 2 < had.size(); ++round)
            for (size_t seat = 0; seat < 3; ++seat)
                EXPECT_FALSE(had[round][seat] >= 4 && had[round + 1][seat] >= 4) << seed;
    }
    EXPECT_GT(decided, 5);
}

TEST(Referee, EndsAMatchInWhichNobodyGetsMoreOrLess) {
    int ended = 0;
    for (uint64_t seed = 1; seed <= 40; ++seed) {
        const Refereed one(seed, [](MatchLimits& limits, Score spaces, Score) {
            limits.standstill = {spaces, 2};
        });
        if (one.result.end != End::standstill) continue;
        ++ended;
        const auto& had = one.rounds.had;
        ASSERT_GE(had.size(), 3u);
        EXPECT_EQ(one.result.winners, 0u);
        EXPECT_EQ(had[had.size() - 1], had[had.size() - 2]);
        EXPECT_EQ(had[had.size() - 2], had[had.size() - 3]);
    }
    EXPECT_GT(ended, 5);
}

TEST(Referee, LeavesAMatchAloneThatHasNoLimits) {
    const Refereed one(3, [](MatchLimits&, Score, Score) {});
    EXPECT_TRUE(one.result.end == End::won || one.result.end == End::drawn);
}

TEST(Scores, AddUpANumberOfTheSpacesThatASeatHas) {
    const Refereed one(7, [](MatchLimits& limits, Score, Score) { limits.moves = 12; });
    const core::State& state = one.match.state();
    std::vector<int64_t> by_hand(3, 0);
    for (int space = 0; space < 6; ++space)
        by_hand[static_cast<size_t>(state.get(*one.spaces.owner, space))] +=
            state.get(*one.armies.number, space);
    EXPECT_EQ(scores(one.match, one.armies), by_hand);
}

TEST(Scores, ANumberOfTheSeatsNeedsNoOwner) {
    Refereed one(7, [](MatchLimits& limits, Score, Score) { limits.moves = 1; });
    const auto conquered = one.game->rules.layout.find(core::Entity::seat, "conquered");
    one.match.mutable_state().set(*conquered, 1, 1);
    EXPECT_EQ(scores(one.match, {{}, conquered}), (std::vector<int64_t>{0, 1, 0}));
}

TEST(Leaders, AreNobodyWhenAllHaveAsMuch) {
    EXPECT_EQ(leaders({4, 4, 4}), 0u);
    EXPECT_EQ(leaders({4, 5, 5}), 0b110u);
    EXPECT_EQ(leaders({0, 0, 1}), 0b100u);
}

}  // namespace
}  // namespace fronteira::match
