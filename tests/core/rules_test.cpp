// SPDX-License-Identifier: MIT
#include "core/rules.hpp"

#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

using namespace support;
using testing::ElementsAre;
using testing::IsEmpty;
using Clause = core::Test;
using Op = Expression::Op;

class RulesTest : public testing::Test {
 protected:
    SmallGame game{ring_board(3, 1),
                   2,
                   {pointer(Entity::space, "owner", Kind::seat),
                    secret(flag(Entity::space, "mine"), Sight::nobody),
                    secret(flag(Entity::seat, "plan"), Sight::self), flag(Entity::match, "late"),
                    secret(flag(Entity::match, "plot"), Sight::nobody)},
                   {plain_deck("goal", 3)}};
    Words& words = game.words;
    int nothing = game.effect([](Match&, int, const Move*) { return Result<void>(); });

    std::vector<std::string> faults_of(std::vector<Slot> slots) {
        game.rules.moves = {move_kind("go", std::move(slots), nothing)};
        return faults();
    }
    std::vector<std::string> faults() {
        if (game.rules.phases.empty()) game.turn({game.phase("only", {0})});
        std::vector<std::string> codes;
        for (const Diagnostic& fault : game.rules.finish()) codes.push_back(fault.code);
        return codes;
    }
    const MoveKind& finished(std::vector<Slot> slots) {
        EXPECT_THAT(faults_of(std::move(slots)), IsEmpty());
        return game.rules.moves[0];
    }
    Clause on_space(const char* column, Clause::Op op = Clause::Op::equal) {
        return words.test(op, Entity::space, column, words.me());
    }
};

TEST_F(RulesTest, GiveEverySlotItsPlaceInTheMove) {
    const MoveKind& kind =
        finished({space_slot("from", {}), card_slot(0, first_hand, 1, 3), seat_slot("whom", {}),
                  number_slot(words.number(1), words.number(2))});

    EXPECT_EQ(kind.slots[1].offset, 1);
    EXPECT_EQ(kind.slots[2].offset, 4);
    EXPECT_EQ(kind.slots[3].offset, 5);
    EXPECT_EQ(kind.width, 5);
    EXPECT_TRUE(kind.numbered);
}

TEST_F(RulesTest, TakeAtMostTwelveValues) {
    EXPECT_THAT(faults_of({card_slot(0, first_hand, 1, 11), seat_slot("whom", {})}), IsEmpty());
    EXPECT_THAT(faults_of({card_slot(0, first_hand, 1, 12), seat_slot("whom", {})}),
                ElementsAre("rules.too_many_values"));
}

TEST_F(RulesTest, RefuseANumberThatDoesNotStandLast) {
    const Slot number = number_slot(words.number(1), words.number(2));

    EXPECT_THAT(faults_of({number, seat_slot("whom", {})}), ElementsAre("rules.number_not_last"));
    EXPECT_THAT(faults_of({seat_slot("whom", {}), number}), IsEmpty());
}

TEST_F(RulesTest, RefuseToDependOnWhatNobodySees) {
    EXPECT_THAT(faults_of({space_slot("at", {on_space("mine")})}),
                ElementsAre("rules.secret_clause"));
}

TEST_F(RulesTest, RefuseAColumnOfOtherRows) {
    EXPECT_THAT(faults_of({seat_slot("whom", {on_space("owner")})}),
                ElementsAre("rules.wrong_column"));
    EXPECT_THAT(faults_of({choice_slot("way", {"a"})}), IsEmpty());
    Slot slot = choice_slot("way", {"a"});
    slot.tests = {on_space("owner")};
    EXPECT_THAT(faults_of({slot}), ElementsAre("rules.wrong_column"));
}

TEST_F(RulesTest, RefuseClausesThatCardsAndNumbersCannotCarry) {
    Slot cards = card_slot(0, first_hand, 1, 1);
    cards.tests = {words.test(Clause::Op::equal, words.number(1))};
    Slot number = number_slot(words.number(1), words.number(2));
    number.where = 0;

    EXPECT_THAT(faults_of({cards, number}),
                ElementsAre("rules.misplaced_clause", "rules.misplaced_clause"));
}

TEST_F(RulesTest, RefuseToOfferCardsThatTheSeatMayNotSee) {
    EXPECT_THAT(faults_of({card_slot(0, pile, 1, 1)}), ElementsAre("rules.secret_clause"));
    EXPECT_THAT(faults_of({card_slot(0, static_cast<Zone>(first_hand + 1), 1, 1)}),
                ElementsAre("rules.secret_clause"));
    EXPECT_THAT(faults_of({card_slot(0, discard, 1, 1), card_slot(0, aside, 1, 1)}), IsEmpty());
}

TEST_F(RulesTest, RefuseALinkToWhatIsNoEarlierSpace) {
    EXPECT_THAT(faults_of({linked_slot("to", 0, {})}), ElementsAre("rules.bad_link"));
    EXPECT_THAT(faults_of({seat_slot("whom", {}), linked_slot("to", 0, {})}),
                ElementsAre("rules.bad_link"));
    EXPECT_THAT(faults_of({space_slot("from", {}), linked_slot("to", 0, {})}), IsEmpty());
}

TEST_F(RulesTest, RefuseToDependOnAValueThatComesLater) {
    const Clause later = words.test(Clause::Op::equal, words.slot(1));

    EXPECT_THAT(faults_of({seat_slot("a", {later}), seat_slot("b", {})}),
                ElementsAre("rules.not_chosen_yet"));
    EXPECT_THAT(faults_of({seat_slot("a", {}), seat_slot("b", {later})}), IsEmpty());
    EXPECT_THAT(faults_of({number_slot(words.number(0), words.slot(0))}),
                ElementsAre("rules.not_chosen_yet"));
}

TEST_F(RulesTest, RefuseClausesThatCompareWithNothing) {
    const Clause empty{Clause::Op::equal, -1, -1, ""};

    EXPECT_THAT(faults_of({seat_slot("a", {empty}), number_slot(words.number(0), -1)}),
                ElementsAre("rules.no_operand", "rules.no_operand"));
}

TEST_F(RulesTest, RefuseAPhaseThatIsPassedOverBySecret) {
    game.move(move_kind("go", {}, nothing));
    game.turn({game.phase("only", {0})});
    Phase& phase = game.rules.phases[0];
    const auto when = [&](int32_t value) {
        phase.when = {words.test(Clause::Op::equal, words.number(1))};
        phase.when_values = {value};
        return faults();
    };

    EXPECT_THAT(when(words.column(Entity::seat, "plan", words.me())),
                ElementsAre("rules.secret_clause"));
    EXPECT_THAT(when(words.column(Entity::match, "late")), IsEmpty());
    phase.when = {words.test(Clause::Op::equal, Entity::match, "plot", words.number(0))};
    EXPECT_THAT(faults(), ElementsAre("rules.secret_clause"));
}

TEST_F(RulesTest, RefuseAConditionOnRowsThatAreNotTheMatch) {
    game.move(move_kind("go", {}, nothing));
    game.rules.moves[0].when = {on_space("owner")};

    EXPECT_THAT(faults(), ElementsAre("rules.wrong_column"));
}

TEST_F(RulesTest, NeedAPhase) {
    SmallGame empty(ring_board(3), 2);

    EXPECT_EQ(empty.rules.finish().at(0).code, "rules.no_phases");
}

TEST_F(RulesTest, TellWhichMovesEveryoneCanForesee) {
    const Clause own = on_space("owner");
    Slot handled = space_slot("at", {});
    handled.where = 0;

    EXPECT_TRUE(finished({space_slot("at", {own})}).is_public);
    EXPECT_TRUE(finished({card_slot(0, discard, 1, 1)}).is_public);
    EXPECT_FALSE(finished({card_slot(0, first_hand, 1, 1)}).is_public);
    EXPECT_FALSE(finished({handled}).is_public);
    EXPECT_FALSE(
        finished({number_slot(words.number(0), words.column(Entity::seat, "plan", words.me()))})
            .is_public);
}

TEST_F(RulesTest, TakeWhatFunctionsLookAtForNoSecretWhereThereIsNone) {
    const auto hides_nothing = [](SmallGame one) {
        Slot handled = space_slot("at", {});
        handled.where = one.where([](const EvaluationContext&) { return true; });
        one.move(move_kind("go", {handled},
                           one.effect([](Match&, int, const Move*) { return Result<void>(); })));
        one.turn({one.phase("only", {0})});
        EXPECT_THAT(one.rules.finish(), IsEmpty());
        return one.rules.hides_nothing(one.rules.moves[0]);
    };
    const Column owner = pointer(Entity::space, "owner", Kind::seat);
    const Column plan = secret(flag(Entity::seat, "plan"), Sight::self);

    EXPECT_TRUE(hides_nothing(SmallGame(ring_board(3, 1), 2, {owner})));
    EXPECT_FALSE(hides_nothing(SmallGame(ring_board(3, 1), 2, {owner, plan})));
}

}  // namespace
}  // namespace fronteira::core
