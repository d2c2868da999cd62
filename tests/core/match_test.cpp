// SPDX-License-Identifier: MIT
#include "core/match.hpp"

#include "match_fixture.hpp"
#include "support/toy_game.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class MatchTest : public MatchOfOneMove {};

TEST_F(MatchTest, TakesBackEverythingWhenAnEffectFails) {
    Match match = with_move([this](Match& running) -> Result<void> {
        write(running, Entity::space, "owner", 1, 2);
        running.mutable_state().shuffle(0, pile);
        running.mutable_state().move_card(0, pile, 0, discard);
        running.roll(6);
        running.ask(2, "only");
        running.retire(3);
        running.win(1);
        running.tell({"seen", {}, ~uint32_t{0}});
        return fail(error_at({}, "test.broken", "broken"));
    });
    match.listen(true);
    const auto before = whole_block(match.state());
    const auto done = match.apply(0, a_move(0));

    ASSERT_FALSE(done);
    EXPECT_EQ(whole_block(match.state()), before);
    EXPECT_THAT(match.take_events(), IsEmpty());
    EXPECT_THAT(match.changes(), IsEmpty());
    EXPECT_EQ(match.decider(), 0);
    EXPECT_TRUE(match.check(0, a_move(0)).empty());
}

TEST_F(MatchTest, KeepsEarlierEventsWhenAnEffectFails) {
    bool fails = false;
    Match match = with_move([&](Match& running) -> Result<void> {
        running.tell({"seen", {}, ~uint32_t{0}});
        if (fails) return fail(error_at({}, "test.broken", "broken"));
        return {};
    });
    match.listen(true);
    ASSERT_TRUE(match.apply(0, a_move(0)));
    fails = true;
    ASSERT_FALSE(match.apply(0, a_move(0)));

    EXPECT_THAT(match.take_events(), testing::SizeIs(1));
}

TEST_F(MatchTest, CollectsEventsOnlyWhileSomebodyListens) {
    Match match = with_move([](Match& running) {
        running.tell({"seen", {}, ~uint32_t{0}});
        return Result<void>();
    });
    ASSERT_TRUE(match.apply(0, a_move(0)));
    EXPECT_THAT(match.take_events(), IsEmpty());
    match.listen(true);
    ASSERT_TRUE(match.apply(0, a_move(0)));
    EXPECT_THAT(match.take_events(), testing::SizeIs(1));
    EXPECT_THAT(match.take_events(), IsEmpty());
}

TEST_F(MatchTest, SaysWhatTheLastMoveChanged) {
    Match match = with_move([this](Match& running) {
        write(running, Entity::match, "late", 0, 1);
        return Result<void>();
    });
    ASSERT_TRUE(match.apply(0, a_move(0)));

    std::vector<std::string> names;
    for (const Change& change : match.changes())
        names.push_back(cell_name(game.rules.layout, change.cell));
    EXPECT_THAT(names, ElementsAre("late", "the number of moves"));
}

TEST_F(MatchTest, RollsFromOneToTheNumberOfSides) {
    std::set<int32_t> faces;
    Match match = with_move([&](Match& running) {
        for (int i = 0; i < 200; ++i) faces.insert(running.roll(6));
        return Result<void>();
    });
    ASSERT_TRUE(match.apply(0, a_move(0)));

    EXPECT_EQ(faces, (std::set<int32_t>{1, 2, 3, 4, 5, 6}));
}

TEST_F(MatchTest, RollsTheLoadedDiceFirst) {
    std::vector<int32_t> faces;
    Match match = with_move([&](Match& running) {
        faces = {running.roll(6), running.roll(6)};
        return Result<void>();
    });
    match.load_dice({6, 1});
    ASSERT_TRUE(match.apply(0, a_move(0)));

    EXPECT_THAT(faces, ElementsAre(6, 1));
    EXPECT_FALSE(match.last_move_revealed());
}

TEST_F(MatchTest, ReportsAFaultOfTheSetup) {
    class Broken : public Handlers {
        Result<void> setup(Match&) override { return fail(error_at({}, "test.setup", "no cards")); }
        Result<void> run(Match&, int, int, const Move*) override { return {}; }
        bool allows(int, const EvaluationContext&) override { return true; }
        std::vector<int32_t> candidates(const Slot&, const EvaluationContext&) override {
            return {};
        }
    } broken;
    const auto toy = toy_game();
    Match match(toy->rules, broken);
    const auto started = match.start(1);

    ASSERT_FALSE(started);
    EXPECT_EQ(started.error().at(0).code, "test.setup");
}

std::vector<Hash> hashes(uint64_t seed, Match& match, int moves) {
    std::vector<Hash> found{match.state().hash()};
    Random random{seed};
    for (int i = 0; i < moves && match.over() == Over::no; ++i) {
        const int seat = match.decider();
        EXPECT_TRUE(match.apply(seat, match.legal(seat).pick(random, match.rules())));
        found.push_back(match.state().hash());
    }
    return found;
}

TEST(Match, GoesTheSameWayFromTheSameSeed) {
    const auto one = toy_game(), other = toy_game();
    for (uint64_t seed = 0; seed < 10; ++seed) {
        Match first(one->rules, *one->handlers), second(other->rules, *other->handlers);
        ASSERT_TRUE(first.start(seed));
        ASSERT_TRUE(second.start(seed));
        ASSERT_EQ(hashes(seed, first, 5000), hashes(seed, second, 5000));
    }
}

TEST(Match, GoesOtherWaysFromOtherSeeds) {
    const auto game = toy_game();
    Match match(game->rules, *game->handlers);
    ASSERT_TRUE(match.start(1));
    const Hash first = match.state().hash();
    ASSERT_TRUE(match.start(2));

    EXPECT_NE(match.state().hash(), first);
}

TEST(Match, GoesOnFromASavedStateAsIfNothingHadHappened) {
    const auto game = toy_game();
    Match match(game->rules, *game->handlers), resumed(game->rules, *game->handlers);
    ASSERT_TRUE(match.start(5));
    hashes(5, match, 40);
    const std::vector<int32_t> saved(match.state().cells().begin(), match.state().cells().end());

    ASSERT_TRUE(resumed.resume(saved));

    EXPECT_EQ(whole_block(resumed.state()), whole_block(match.state()));
    EXPECT_EQ(hashes(6, resumed, 100), hashes(6, match, 100));
}

TEST(Match, CanBeCopiedAndBothGoOn) {
    const auto game = toy_game();
    Match match(game->rules, *game->handlers);
    ASSERT_TRUE(match.start(5));
    Match copy = match;
    hashes(9, copy, 30);
    const Hash start = match.state().hash();

    EXPECT_NE(copy.state().hash(), start);
    EXPECT_EQ(hashes(9, match, 30).back(), copy.state().hash());
}

}  // namespace
}  // namespace fronteira::core
