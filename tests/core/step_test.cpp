// SPDX-License-Identifier: MIT
#include "core/step.hpp"

#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

using namespace support;

class StepTest : public testing::Test {
 protected:
    SmallGame game{
        ring_board(4),
        2,
        {integer(Entity::space, "armies", 0, 9, 5), integer(Entity::match, "gold", -9, 19),
         secret(integer(Entity::seat, "plan", 0, 9), Sight::nobody)}};
    Words& words = game.words;
    ColumnId armies = game.id(Entity::space, "armies");
    ColumnId gold = game.id(Entity::match, "gold");

    Step raise(ColumnId column, int32_t to, int32_t amount) {
        Step step;
        step.op = Step::Op::raise;
        step.column = column;
        step.to = to;
        step.amount = amount;
        return step;
    }
    Step shift(ColumnId column, int32_t from, int32_t to, int32_t amount) {
        Step step = raise(column, to, amount);
        step.op = Step::Op::shift;
        step.from = from;
        return step;
    }
    Step call(SmallGame::Effect what) {
        Step step;
        step.handler = game.effect(std::move(what));
        return step;
    }
    /// A match of one move with two spaces and a number, which does these steps.
    Match with_steps(std::vector<Step> steps) {
        MoveKind kind = move_kind("go",
                                  {space_slot("from", {}), space_slot("to", {}),
                                   number_slot(words.number(0), words.number(99))},
                                  -1);
        kind.steps = std::move(steps);
        game.turn({game.phase("only", {game.move(std::move(kind))})});
        return game.begin();
    }
    std::vector<int32_t> armies_in(const Match& match) const {
        std::vector<int32_t> found;
        for (int space = 0; space < 4; ++space) found.push_back(match.state().get(armies, space));
        return found;
    }
    /// The code of the fault by which the move fails, after which nothing has changed.
    std::string fault_of(Match& match, const Move& move) {
        const auto before = whole_block(match.state());
        const auto done = match.apply(0, move);
        EXPECT_EQ(whole_block(match.state()), before);
        return done ? "" : done.error().at(0).code;
    }
};

TEST_F(StepTest, RaisesANumberOfARowOrOfTheMatch) {
    Match match = with_steps(
        {raise(armies, words.slot(1), words.slot(2)), raise(gold, -1, words.number(-2))});
    ASSERT_TRUE(match.apply(0, a_move(0, {0, 3, 4})));

    EXPECT_THAT(armies_in(match), testing::ElementsAre(5, 5, 5, 9));
    EXPECT_EQ(match.state().get(gold, 0), -2);
}

TEST_F(StepTest, ShiftsAnAmountFromOneRowToAnother) {
    Match match = with_steps({shift(armies, words.slot(0), words.slot(1), words.slot(2))});
    ASSERT_TRUE(match.apply(0, a_move(0, {1, 2, 3})));

    EXPECT_THAT(armies_in(match), testing::ElementsAre(5, 2, 8, 5));
}

TEST_F(StepTest, ShiftsNothingFromARowToItself) {
    Match match = with_steps({shift(armies, words.slot(0), words.slot(0), words.slot(2))});
    ASSERT_TRUE(match.apply(0, a_move(0, {1, 1, 5})));

    EXPECT_THAT(armies_in(match), testing::ElementsAre(5, 5, 5, 5));
}

TEST_F(StepTest, SeesWhatTheStepsBeforeItDid) {
    const int32_t here = words.column(Entity::space, "armies", words.slot(0));
    Match match =
        with_steps({raise(armies, words.slot(0), words.number(-2)), raise(gold, -1, here)});
    ASSERT_TRUE(match.apply(0, a_move(0, {0, 1, 0})));

    EXPECT_EQ(match.state().get(gold, 0), 3);
}

TEST_F(StepTest, PutsAValueWhateverStoodThere) {
    Step put = raise(armies, words.slot(0), words.slot(2));
    put.op = Step::Op::put;
    Match match = with_steps({put});
    ASSERT_TRUE(match.apply(0, a_move(0, {1, 0, 7})));

    EXPECT_THAT(armies_in(match), testing::ElementsAre(5, 7, 5, 5));
    EXPECT_EQ(fault_of(match, a_move(0, {1, 0, 10})), "rules.range");
}

TEST_F(StepTest, ResetsEveryRowOfAColumn) {
    Step reset;
    reset.op = Step::Op::reset;
    reset.column = armies;
    Match match = with_steps({raise(armies, words.slot(0), words.number(-2)),
                              raise(armies, words.slot(1), words.number(4)), reset});
    ASSERT_TRUE(match.apply(0, a_move(0, {0, 1, 0})));

    EXPECT_THAT(armies_in(match), testing::Each(5));
}

TEST_F(StepTest, FinishesThePhaseForItsSeat) {
    Step finish;
    finish.op = Step::Op::finish;
    Match match = with_steps({finish, raise(gold, -1, words.number(1))});
    ASSERT_EQ(match.decider(), 0);
    ASSERT_TRUE(match.apply(0, a_move(0, {0, 1, 0})));

    EXPECT_EQ(match.decider(), 1);
    EXPECT_EQ(match.state().get(gold, 0), 1);
}

TEST_F(StepTest, DealsTheTopCardOfThePileAndTellsItToThoseWhoMaySeeIt) {
    SmallGame cards(ring_board(2), 2, {}, {plain_deck("order", 2)});
    Step deal;
    deal.op = Step::Op::deal;
    deal.deck = 0;
    deal.to = cards.words.slot(0);
    MoveKind draw = move_kind("draw", {seat_slot("whom", {})}, -1);
    draw.steps = {deal};
    cards.turn({cards.phase("only", {cards.move(std::move(draw))})});
    Match match = cards.begin();
    match.listen(true);
    ASSERT_TRUE(match.apply(0, a_move(0, {1})));

    EXPECT_THAT(match.state().zone(0, Layout::hand(1)), testing::ElementsAre(1));
    const auto events = match.take_events();
    ASSERT_EQ(events.size(), 1u);
    EXPECT_EQ(events[0].name, "card");
    ASSERT_EQ(events[0].fields.size(), 2u);
    EXPECT_EQ(events[0].fields[0].name, "card");
    EXPECT_EQ(events[0].fields[0].value, 1);
    EXPECT_EQ(events[0].fields[0].seen_by, 1u << 1);
    EXPECT_EQ(events[0].fields[1].name, "seat");
    EXPECT_EQ(events[0].fields[1].value, 1);
}

TEST_F(StepTest, DealsNothingFromAnEmptyPile) {
    SmallGame cards(ring_board(2), 2, {}, {plain_deck("order", 1)});
    Step deal;
    deal.op = Step::Op::deal;
    deal.deck = 0;
    deal.to = cards.words.slot(0);
    MoveKind draw = move_kind("draw", {seat_slot("whom", {})}, -1);
    draw.steps = {deal, deal};
    cards.turn({cards.phase("only", {cards.move(std::move(draw))})});
    Match match = cards.begin();
    const int32_t left = cards.rules.expressions.add({Expression::Op::pile, 0, -1, -1});
    const Move no_move;
    EXPECT_EQ(cards.rules.expressions.evaluate(left, {match.state(), 0, no_move}), 1);
    ASSERT_TRUE(match.apply(0, a_move(0, {0})));

    EXPECT_EQ(match.state().zone_size(0, Layout::hand(0)), 1);
    EXPECT_EQ(cards.rules.expressions.evaluate(left, {match.state(), 0, no_move}), 0);
}

// War's book, "Batalha": 5, 4, 1 against 6, 3, 1 costs the attacker two armies and the defender
// one.
TEST_F(StepTest, ContestsTakeFromBothRowsWhatTheirDiceLost) {
    Step contest = shift(armies, words.slot(0), words.slot(1), words.number(3));
    contest.op = Step::Op::contest;
    contest.theirs = words.slot(2);
    Match match = with_steps({contest});
    match.load_dice({4, 5, 1, 1, 6, 3});
    ASSERT_TRUE(match.apply(0, a_move(0, {2, 3, 3})));

    EXPECT_THAT(armies_in(match), testing::ElementsAre(5, 5, 3, 4));
    EXPECT_EQ(fault_of(match, a_move(0, {2, 3, 0})), "rules.dice");
    EXPECT_EQ(fault_of(match, a_move(0, {2, 3, 65})), "rules.dice");
}

TEST_F(StepTest, TellsWhatItsSeatMaySeeToWhoeverListens) {
    Step tell;
    tell.op = Step::Op::tell;
    tell.event = "marched";
    tell.fields = {{"armies", Kind::integer, words.slot(2)},
                   {"plan", Kind::integer, words.column(Entity::seat, "plan", words.me())}};
    Match match = with_steps({tell});
    ASSERT_TRUE(match.apply(0, a_move(0, {0, 1, 2})));
    EXPECT_TRUE(match.take_events().empty());
    match.listen(true);
    ASSERT_TRUE(match.apply(0, a_move(0, {0, 1, 3})));

    const auto events = match.take_events();
    ASSERT_EQ(events.size(), 1u);
    EXPECT_EQ(events[0].name, "marched");
    ASSERT_EQ(events[0].fields.size(), 1u);
    EXPECT_EQ(events[0].fields[0].name, "armies");
    EXPECT_EQ(events[0].fields[0].value, 3);
}

TEST_F(StepTest, IsPassedOverUnlessItsClausesHold) {
    Step only_if;
    only_if.op = Step::Op::only_if;
    only_if.skip = 2;
    only_if.when = {words.test(core::Test::Op::at_least, words.number(5))};
    only_if.when_values = {words.slot(2)};
    const auto by = [&](int amount) { return raise(gold, -1, words.number(amount)); };
    Match match = with_steps({only_if, by(1), by(2), by(4)});
    ASSERT_TRUE(match.apply(0, a_move(0, {0, 1, 4})));
    EXPECT_EQ(match.state().get(gold, 0), 4);
    ASSERT_TRUE(match.apply(0, a_move(0, {0, 1, 5})));
    EXPECT_EQ(match.state().get(gold, 0), 4 + 7);
}

TEST_F(StepTest, IsDoneForEveryRowThatPassesWhenItsTurnComes) {
    Step for_each;
    for_each.op = Step::Op::for_each;
    for_each.skip = 2;
    for_each.rows = game.rules.expressions.add(
        Rows{Entity::space,
             {words.test(core::Test::Op::at_least, Entity::space, "armies", words.number(5))}});
    const int32_t row = words.combine(Expression::Op::row, -1);
    const int32_t next = words.combine(Expression::Op::add, row, words.number(1));
    const int32_t last = words.combine(Expression::Op::least, next, words.number(3));
    // Each takes one from the space after it, which then has too few to have its turn.
    Match match = with_steps({for_each, raise(armies, last, words.number(-1)), raise(gold, -1, row),
                              raise(gold, -1, words.number(10))});
    ASSERT_TRUE(match.apply(0, a_move(0, {0, 1, 0})));

    EXPECT_THAT(armies_in(match), testing::ElementsAre(5, 4, 5, 4));
    EXPECT_EQ(match.state().get(gold, 0), 0 + 2 + 10);
}

TEST_F(StepTest, StopsAtTheFirstRowThatFails) {
    Step for_each;
    for_each.op = Step::Op::for_each;
    for_each.skip = 1;
    for_each.rows = game.rules.expressions.add(Rows{Entity::space, {}});
    Match match = with_steps(
        {for_each, raise(armies, words.combine(Expression::Op::row, -1), words.slot(2))});

    EXPECT_EQ(fault_of(match, a_move(0, {0, 1, 5})), "rules.range");
}

TEST_F(StepTest, RunsHandlersInItsOrder) {
    std::vector<int32_t> seen;
    const auto look = [&](Match& match, int, const Move* move) {
        seen.push_back(match.state().get(gold, 0));
        seen.push_back(move->values[2]);
        return Result<void>();
    };
    Match match = with_steps({call(look), raise(gold, -1, words.number(1)), call(look)});
    ASSERT_TRUE(match.apply(0, a_move(0, {0, 1, 7})));

    EXPECT_THAT(seen, testing::ElementsAre(0, 7, 1, 7));
}

TEST_F(StepTest, FailsBeyondTheRangeOfItsColumn) {
    Match match = with_steps({raise(gold, -1, words.number(1)),
                              shift(armies, words.slot(0), words.slot(1), words.slot(2))});

    EXPECT_EQ(fault_of(match, a_move(0, {0, 1, 5})), "rules.range");
    EXPECT_EQ(fault_of(match, a_move(0, {0, 1, 6})), "rules.range");
}

TEST_F(StepTest, FailsWithoutWrappingAtTheEndsOfAnInteger) {
    Match match = with_steps({raise(armies, words.slot(0), words.number(INT32_MAX))});

    EXPECT_EQ(fault_of(match, a_move(0, {0, 1, 0})), "rules.range");
}

TEST_F(StepTest, FailsInARowThatIsNotThere) {
    Match match = with_steps(
        {raise(armies, words.combine(Expression::Op::subtract, words.slot(0), words.number(1)),
               words.number(1))});

    EXPECT_EQ(fault_of(match, a_move(0, {0, 1, 0})), "rules.no_row");
}

TEST_F(StepTest, FailsByANumberThatItsSeatMayNotSee) {
    const int32_t plan = words.column(Entity::seat, "plan", words.me());
    Match raised = with_steps({raise(gold, -1, plan)});
    EXPECT_EQ(fault_of(raised, a_move(0, {0, 1, 0})), "rules.secret_amount");

    game.rules.moves.clear();
    game.rules.phases.clear();
    Match shifted = with_steps({shift(armies, words.slot(0), words.slot(1), plan)});
    EXPECT_EQ(fault_of(shifted, a_move(0, {0, 1, 0})), "rules.secret_amount");
}

}  // namespace
}  // namespace fronteira::core
