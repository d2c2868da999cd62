// SPDX-License-Identifier: MIT
#include "flow_fixture.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

using testing::ElementsAre;

TEST_F(FlowTest, GoesRoundTheTableFromTheFirstSeat) {
    const int16_t pass = finishing("pass");
    game.turn({game.phase("only", {pass})});
    game.on_setup = [](Match& match) { match.set_first(1); };
    Match match = game.begin();

    EXPECT_THAT(next_seats(match, pass, 6), ElementsAre(1, 2, 0, 1, 2, 0));
    EXPECT_EQ(match.round(), 3);
}

TEST_F(FlowTest, CountsARoundEachTimeTheFirstSeatComesUp) {
    const int16_t pass = finishing("pass");
    game.turn({game.phase("only", {pass})});
    game.on_setup = [](Match& match) { match.set_first(2); };
    Match match = game.begin();
    std::vector<int> rounds;
    for (int i = 0; i < 7; ++i) {
        rounds.push_back(match.round());
        play(match, pass);
    }

    EXPECT_THAT(rounds, ElementsAre(1, 1, 1, 2, 2, 2, 3));
}

TEST_F(FlowTest, SkipsARetiredSeat) {
    const int16_t pass = finishing("pass");
    game.turn({game.phase("only", {pass})});
    game.on_setup = [](Match& match) { match.retire(1); };
    Match match = game.begin();

    EXPECT_THAT(next_seats(match, pass, 4), ElementsAre(0, 2, 0, 2));
}

TEST_F(FlowTest, GoesOnCountingRoundsWhenTheFirstSeatIsOut) {
    const int16_t pass = finishing("pass");
    game.turn({game.phase("only", {pass})});
    game.on_setup = [](Match& match) { match.set_first(1); };
    Match match = game.begin();
    play(match, pass);
    match.mutable_state().set(game.rules.layout.standing(), 1, 0);

    EXPECT_THAT(next_seats(match, pass, 4), ElementsAre(2, 0, 2, 0));
    EXPECT_EQ(match.round(), 3);
}

TEST_F(FlowTest, PassesTheTurnOnWhenItsOwnerRetires) {
    const int16_t give_up = doing("give_up", [](Match& match, int seat) { match.retire(seat); });
    game.turn({game.phase("first", {give_up}), game.phase("second", {finishing("pass")})});
    Match match = game.begin();
    play(match, give_up);

    EXPECT_EQ(match.decider(), 1);
    EXPECT_EQ(match.phase().name, "first");
}

TEST_F(FlowTest, TakesThePhasesOfATurnInTheirOrder) {
    const int16_t pass = finishing("pass");
    const int begins = noted("rest");
    game.turn(
        {game.phase("one", {pass}), game.phase("rest", {}, begins), game.phase("two", {pass})});
    Match match = game.begin();
    std::vector<std::string> names;
    for (int i = 0; i < 4; ++i) {
        names.push_back(match.phase().name);
        play(match, pass);
    }

    EXPECT_THAT(names, ElementsAre("one", "two", "one", "two"));
    EXPECT_THAT(trace, ElementsAre("rest0", "rest1"));
}

TEST_F(FlowTest, PlaysTheOpeningOnceBeforeTheFirstTurn) {
    const int16_t pass = finishing("pass");
    game.opening({game.phase("deal", {pass}), game.phase("bid", {pass})});
    game.turn({game.phase("main", {pass})});
    Match match = game.begin();
    EXPECT_EQ(match.round(), 0);
    play(match, pass);
    EXPECT_EQ(match.phase().name, "bid");
    play(match, pass);

    EXPECT_EQ(match.phase().name, "main");
    EXPECT_EQ(match.round(), 1);
    EXPECT_EQ(match.decider(), 0);
}

TEST_F(FlowTest, EndsInADrawAfterAnOpeningWithoutTurns) {
    const int16_t pass = finishing("pass");
    game.opening({game.phase("deal", {pass})});
    Match match = game.begin();
    play(match, pass);

    EXPECT_EQ(match.over(), Over::drawn);
}

TEST_F(FlowTest, PassesOverAPhaseWhoseConditionFails) {
    const int16_t pass = finishing("pass");
    const int16_t first = game.phase("first", {pass});
    const int16_t maybe = game.phase("maybe", {pass}, noted("maybe"));
    game.rules.phases.back().when = {
        game.words.test(core::Test::Op::equal, Entity::match, "skip", game.words.number(0))};
    game.turn({first, maybe});
    Match match = game.begin();
    play(match, pass);
    EXPECT_EQ(match.phase().name, "maybe");
    match.mutable_state().set(game.id(Entity::match, "skip"), 0, 1);
    play(match, pass);
    play(match, pass);

    EXPECT_EQ(match.phase().name, "first");
    EXPECT_EQ(match.turn_seat(), 2);
    EXPECT_THAT(trace, ElementsAre("maybe0"));
}

// Leaving without being asked would tell the table that there was nothing else to do.
TEST_F(FlowTest, LeavesAPhaseByItselfOnlyWhenEveryoneCanTell) {
    const core::Test mine =
        game.words.test(core::Test::Op::equal, Entity::space, "owner", game.words.me());
    const auto nothing = game.effect([](Match&, int, const Move*) { return Result<void>(); });
    const int16_t build = game.move(move_kind("build", {space_slot("at", {mine})}, nothing));
    const int16_t trade = game.move(move_kind("trade", {card_slot(0, first_hand, 1, 1)}, nothing));
    const int16_t stop = game.move(finishing_move("stop"));
    game.turn({game.phase("open", {build, stop}), game.phase("closed", {trade, stop})});
    const Match match = game.begin();

    EXPECT_EQ(match.phase().name, "closed");
    EXPECT_EQ(match.turn_seat(), 0);
    EXPECT_EQ(match.legal(0).size(), 1u);
}

TEST_F(FlowTest, LeavesAPhaseWithoutAnyMove) {
    const core::Test mine =
        game.words.test(core::Test::Op::equal, Entity::space, "owner", game.words.me());
    const auto nothing = game.effect([](Match&, int, const Move*) { return Result<void>(); });
    const int16_t build = game.move(move_kind("build", {space_slot("at", {mine})}, nothing));
    game.turn({game.phase("open", {build}), game.phase("rest", {finishing("pass")})});
    const Match match = game.begin();

    EXPECT_EQ(match.phase().name, "rest");
}

TEST_F(FlowTest, ReportsRulesThatNeverReachADecision) {
    game.turn({game.phase("empty", {})});
    ASSERT_TRUE(game.rules.finish().empty());
    Match match(game.rules, game);
    const auto started = match.start(1);

    ASSERT_FALSE(started);
    EXPECT_EQ(started.error().at(0).code, "rules.no_decision");
}

TEST_F(FlowTest, TakesBackAMoveAfterWhichNoDecisionComes) {
    const int16_t freeze = doing("freeze", [this](Match& match, int) {
        match.mutable_state().set(game.id(Entity::match, "skip"), 0, 1);
    });
    game.rules.moves[static_cast<size_t>(freeze)].when = {
        game.words.test(core::Test::Op::equal, Entity::match, "skip", game.words.number(0))};
    game.turn({game.phase("main", {freeze})});
    Match match = game.begin();
    const auto before = whole_block(match.state());
    const auto done = match.apply(0, a_move(freeze));

    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().at(0).code, "rules.no_decision");
    EXPECT_EQ(whole_block(match.state()), before);
    EXPECT_EQ(match.legal(0).size(), 1u);
}

TEST_F(FlowTest, ReportsAFaultOfTheHandlerThatBeginsAPhase) {
    const int16_t pass = finishing("pass");
    const int broken = game.effect([](Match&, int, const Move*) -> Result<void> {
        return fail(error_at({}, "test.broken", "broken"));
    });
    game.turn({game.phase("main", {pass}), game.phase("broken", {pass}, broken)});
    Match match = game.begin();
    const Hash before = match.state().hash();
    const auto done = match.apply(0, a_move(pass));

    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().at(0).code, "test.broken");
    EXPECT_EQ(match.state().hash(), before);
}

TEST_F(FlowTest, GoesWhereASpecWants) {
    const int16_t pass = finishing("pass");
    game.turn({game.phase("one", {pass}), game.phase("two", {pass})});
    Match match = game.begin();
    match.go_to(1, 2);

    EXPECT_EQ(match.phase().name, "two");
    EXPECT_EQ(match.decider(), 2);
    play(match, pass);
    EXPECT_EQ(match.phase().name, "one");
    EXPECT_EQ(match.decider(), 0);
    EXPECT_EQ(match.round(), 2);
}

}  // namespace
}  // namespace fronteira::core
