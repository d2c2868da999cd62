// SPDX-License-Identifier: MIT
#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gmock/gmock.h>

#include <set>

namespace fronteira::core {
namespace {

using namespace support;
using testing::ElementsAre;
using testing::IsEmpty;
using Clause = core::Test;

/// Four spaces in a row, a to d; seat 0 holds a and b, seat 1 holds c, d is free.
class CheckTest : public testing::Test {
 protected:
    SmallGame game{
        TinyBoard()
            .space("a", "n", {"port"})
            .space("b", "n")
            .space("c", "n")
            .space("d", "n")
            .link("a", "b")
            .link("b", "c")
            .link("c", "d")
            .link("a", "c", "sea")
            .build(),
        2,
        {pointer(Entity::space, "owner", Kind::seat), integer(Entity::space, "armies", 0, 9),
         flag(Entity::match, "late"), pointer(Entity::seat, "friends", Kind::seats),
         secret(integer(Entity::seat, "plan", 0, 3), Sight::self)},
        {plain_deck("goal", 4)}};
    Words& words = game.words;
    int nothing = game.effect([](Match&, int, const Move*) { return Result<void>(); });

    /// The reasons against one move of a ruleset that has no other.
    std::vector<std::string> reasons(std::vector<Slot> slots, std::initializer_list<int32_t> values,
                                     int seat = 0) {
        return texts(refusals(std::move(slots), values, seat));
    }
    std::vector<Refusal> refusals(std::vector<Slot> slots, std::initializer_list<int32_t> values,
                                  int seat = 0) {
        game.rules.moves = {move_kind("go", std::move(slots), nothing),
                            move_kind("wait", {}, nothing)};
        game.rules.phases.clear();
        game.turn({game.phase("only", {0, 1})});
        game.on_setup = [this](Match& match) { set_up(match.mutable_state()); };
        return game.begin().check(seat, a_move(0, values));
    }
    void set_up(State& state) {
        const auto owner = game.id(Entity::space, "owner");
        state.set(owner, 0, 0);
        state.set(owner, 1, 0);
        state.set(owner, 2, 1);
        state.set(game.id(Entity::space, "armies"), 0, 5);
        state.set(game.id(Entity::seat, "friends"), 1, 1);
        state.set(game.id(Entity::seat, "plan"), 1, 2);
        state.move_card(0, pile, 3, Layout::hand(0));
        state.move_card(0, pile, 2, Layout::hand(0));
        state.move_card(0, pile, 1, Layout::hand(1));
    }
    static std::vector<std::string> texts(const std::vector<Refusal>& refusals) {
        std::vector<std::string> found;
        for (const Refusal& refusal : refusals) found.push_back(word_of(refusal.reason));
        return found;
    }
    Clause on_space(Clause::Op op, const char* column, int32_t operand = -1) {
        return words.test(op, Entity::space, column, operand);
    }
    Clause mine() { return on_space(Clause::Op::equal, "owner", words.me()); }
};

TEST_F(CheckTest, LetsALegalMoveThrough) {
    EXPECT_THAT(reasons({space_slot("at", {mine()})}, {1}), IsEmpty());
}

TEST_F(CheckTest, SaysEveryClauseOfASlotThatRefuses) {
    const auto found = refusals(
        {space_slot("at", {mine(), on_space(Clause::Op::at_least, "armies", words.number(4))})},
        {2});

    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].reason, Reason::equal);
    EXPECT_EQ(found[0].subject, "owner");
    EXPECT_EQ(found[1].reason, Reason::at_least);
    EXPECT_EQ(found[1].subject, "armies");
    EXPECT_EQ(found[1].from, 4);
    EXPECT_EQ(found[1].move, "go");
    EXPECT_EQ(found[1].slot, "at");
}

// A player who pointed at an opponent's territory was told that it has too few armies.
TEST_F(CheckTest, SaysFirstWhoseItIs) {
    const Clause many = on_space(Clause::Op::at_least, "armies", words.number(4));

    EXPECT_THAT(reasons({space_slot("at", {many, mine()})}, {2}), ElementsAre("equal", "at_least"));
    EXPECT_THAT(reasons({space_slot("at", {many, on_space(Clause::Op::other_seat, "owner")})}, {1}),
                ElementsAre("other_seat", "at_least"));
}

TEST_F(CheckTest, NamesEachKindOfClause) {
    const auto only = [&](Clause test, int32_t value) {
        return reasons({space_slot("at", {test})}, {value});
    };
    const int32_t five = words.number(5);

    EXPECT_THAT(only(on_space(Clause::Op::not_equal, "armies", five), 0), ElementsAre("not_equal"));
    EXPECT_THAT(only(on_space(Clause::Op::at_most, "armies", words.number(4)), 0),
                ElementsAre("at_most"));
    EXPECT_THAT(only(on_space(Clause::Op::other_seat, "owner"), 0), ElementsAre("other_seat"));
    EXPECT_THAT(only(on_space(Clause::Op::other_seat, "owner"), 3), ElementsAre("other_seat"));
    EXPECT_THAT(only(on_space(Clause::Op::other_seat, "owner"), 2), IsEmpty());
    EXPECT_THAT(only(words.tagged("port"), 1), ElementsAre("tagged"));
    EXPECT_THAT(only(words.tagged("port"), 0), IsEmpty());
}

TEST_F(CheckTest, NamesASetThatLacksTheSeat) {
    const Slot friendly =
        seat_slot("whom", {words.test(Clause::Op::has_bit, Entity::seat, "friends", words.me())});

    EXPECT_THAT(reasons({friendly}, {0}), ElementsAre("has_bit"));
    EXPECT_THAT(reasons({friendly}, {1}), IsEmpty());
}

TEST_F(CheckTest, KnowsNoSeatBeyondTheSixteenthInASet) {
    for (const int32_t seat : {-1, 16, 31, 32, 1000}) {
        const Slot slot = seat_slot(
            "whom", {words.test(Clause::Op::has_bit, Entity::seat, "friends", words.number(seat))});
        EXPECT_THAT(reasons({slot}, {1}), ElementsAre("has_bit")) << seat;
    }
}

TEST_F(CheckTest, RefusesWhatIsNotOnTheBoard) {
    EXPECT_THAT(reasons({space_slot("at", {mine()})}, {4}), ElementsAre("unknown"));
    EXPECT_THAT(reasons({space_slot("at", {mine()})}, {-1}), ElementsAre("unknown"));
    EXPECT_THAT(reasons({space_slot("at", {})}, {INT32_MIN}), ElementsAre("unknown"));
    EXPECT_THAT(reasons({seat_slot("whom", {})}, {2}), ElementsAre("unknown"));
    EXPECT_THAT(reasons({region_slot("where", {})}, {1}), ElementsAre("unknown"));
    EXPECT_THAT(reasons({choice_slot("way", {"left", "right"})}, {2}), ElementsAre("unknown"));
}

TEST_F(CheckTest, RefusesASpaceWithoutALink) {
    const std::vector<Slot> slots = {space_slot("from", {mine()}), linked_slot("to", 0, {})};

    EXPECT_THAT(reasons(slots, {0, 3}), ElementsAre("not_linked"));
    EXPECT_THAT(reasons(slots, {0, 0}), ElementsAre("not_linked"));
    EXPECT_THAT(reasons(slots, {0, 2}), IsEmpty());
}

TEST_F(CheckTest, RefusesALinkOfTheWrongKind) {
    const auto land = static_cast<uint8_t>(game.rules.board->find_link_kind("land").value());
    const std::vector<Slot> slots = {space_slot("from", {}), linked_slot("to", 0, {}, {land})};

    EXPECT_THAT(reasons(slots, {0, 2}), ElementsAre("wrong_link"));
    EXPECT_THAT(reasons(slots, {0, 1}), IsEmpty());
}

TEST_F(CheckTest, StopsAtTheFirstValueThatIsWrongSinceOthersLeanOnIt) {
    const std::vector<Slot> slots = {space_slot("from", {mine()}), linked_slot("to", 0, {mine()})};

    EXPECT_THAT(reasons(slots, {77, 99}), ElementsAre("unknown"));
}

TEST_F(CheckTest, SaysTheRangeOfANumber) {
    const std::vector<Slot> slots = {number_slot(words.number(1), words.number(3))};

    for (const int32_t value : {0, 4, INT32_MIN, INT32_MAX}) {
        const auto found = refusals(slots, {value});
        ASSERT_EQ(found.size(), 1u);
        EXPECT_EQ(found[0].reason, Reason::range);
        EXPECT_EQ(found[0].from, 1);
        EXPECT_EQ(found[0].upto, 3);
    }
    EXPECT_THAT(reasons(slots, {3}), IsEmpty());
}

TEST_F(CheckTest, SaysThatThereIsNoNumber) {
    EXPECT_THAT(reasons({number_slot(words.number(2), words.number(1))}, {1}),
                ElementsAre("no_number"));
}

TEST_F(CheckTest, RefusesANumberThatDependsOnASecretOfAnother) {
    const Slot number =
        number_slot(words.number(0), words.column(Entity::seat, "plan", words.number(1)));

    EXPECT_THAT(reasons({number}, {0}), ElementsAre("unseen"));
    EXPECT_THAT(reasons({number}, {INT32_MIN}), ElementsAre("unseen"));
}

TEST_F(CheckTest, RefusesClausesOnWhatTheSeatMayNotSee) {
    for (const int32_t guess : {0, 1, 2, 3}) {
        const Slot spied = seat_slot(
            "whom", {words.test(Clause::Op::equal, Entity::seat, "plan", words.number(guess))});
        EXPECT_THAT(reasons({spied}, {1}), ElementsAre("unseen"));
        EXPECT_THAT(reasons({seat_slot("whom", {words.test(Clause::Op::not_equal, Entity::seat,
                                                           "plan", words.number(guess))})},
                            {1}),
                    ElementsAre("unseen"));
    }
}

TEST_F(CheckTest, WantsCardsFromTheHand) {
    const std::vector<Slot> pair = {card_slot(0, first_hand, 1, 2)};

    EXPECT_THAT(reasons(pair, {3, 2}), IsEmpty());
    EXPECT_THAT(reasons(pair, {2, 3}), IsEmpty());
    EXPECT_THAT(reasons(pair, {2, none}), IsEmpty());
    EXPECT_THAT(reasons(pair, {none, none}), ElementsAre("cards"));
    EXPECT_THAT(reasons(pair, {none, 2}), ElementsAre("cards"));
    EXPECT_THAT(reasons(pair, {2, 2}), ElementsAre("not_there"));
}

TEST_F(CheckTest, AnswersAlikeForEveryCardThatIsNotInTheHand) {
    const std::vector<Slot> one = {card_slot(0, first_hand, 1, 1)};

    for (const int32_t elsewhere : {0, 1, 4, 99, -2})
        EXPECT_THAT(reasons(one, {elsewhere}), ElementsAre("not_there"));
}

TEST_F(CheckTest, AsksTheWhereHandlerLast) {
    std::set<int32_t> asked;
    Slot slot = space_slot("at", {mine()});
    slot.where = game.where([&](const EvaluationContext& context) {
        asked.insert(context.move.values[0]);
        return context.move.values[0] == 1;
    });

    EXPECT_THAT(reasons({slot}, {0}), ElementsAre("where"));
    EXPECT_THAT(reasons({slot}, {2}), ElementsAre("equal"));
    EXPECT_EQ(asked, (std::set<int32_t>{0, 1}));
}

TEST_F(CheckTest, SaysTheConditionOfTheWholeMove) {
    game.move(move_kind("go", {}, nothing));
    game.move(move_kind("wait", {}, nothing));
    game.rules.moves[0].when = {
        words.test(Clause::Op::equal, Entity::match, "late", words.number(1)),
        words.test(Clause::Op::at_least, words.number(2))};
    game.rules.moves[0].when_values = {-1, words.combine(Expression::Op::round, -1)};
    game.turn({game.phase("only", {0, 1})});
    Match match = game.begin();

    EXPECT_THAT(texts(match.check(0, a_move(0))), ElementsAre("equal", "at_least"));
    match.mutable_state().set(game.id(Entity::match, "late"), 0, 1);
    EXPECT_THAT(texts(match.check(0, a_move(0))), ElementsAre("at_least"));
    EXPECT_EQ(match.legal(0).size(), 1u);
    match.mutable_state().write(cell_round, 2);
    EXPECT_THAT(texts(match.check(0, a_move(0))), IsEmpty());
    EXPECT_EQ(match.legal(0).size(), 2u);
}

TEST_F(CheckTest, RefusesMovesOfOtherPhasesAndUnknownOnes) {
    game.move(move_kind("go", {}, nothing));
    game.move(move_kind("elsewhere", {}, nothing));
    game.turn({game.phase("only", {0})});
    const Match match = game.begin();

    for (const int16_t kind : std::vector<int16_t>{1, 2, -1, 32767})
        EXPECT_THAT(texts(match.check(0, a_move(kind))), ElementsAre("not_now")) << kind;
}

TEST_F(CheckTest, RefusesASeatWhoseTurnItIsNot) {
    game.move(move_kind("go", {}, nothing));
    game.turn({game.phase("only", {0})});
    const Match match = game.begin();

    for (const int seat : {1, 2, -1, 100})
        EXPECT_THAT(texts(match.check(seat, a_move(0))), ElementsAre("not_your_turn")) << seat;
}

TEST_F(CheckTest, RefusesEverythingOnceTheMatchIsOver) {
    const int win = game.effect([](Match& match, int seat, const Move*) {
        match.win(seat);
        return Result<void>();
    });
    game.move(move_kind("go", {}, win));
    game.turn({game.phase("only", {0})});
    Match match = game.begin();
    ASSERT_TRUE(match.apply(0, a_move(0)));

    for (const int seat : {0, 1})
        EXPECT_THAT(texts(match.check(seat, a_move(0))), ElementsAre("over"));
}

}  // namespace
}  // namespace fronteira::core
