// SPDX-License-Identifier: MIT
// An effect that asks ends there, and is run again from the position before it with the answer.
#include "flow_fixture.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

using testing::ElementsAre;

class QuestionTest : public testing::Test {
 protected:
    SmallGame game{
        ring_board(4),
        3,
        {integer(Entity::match, "gold", 0, 100000), integer(Entity::match, "given", 0, 100000),
         pointer(Entity::space, "owner", Kind::seat)}};
    ColumnId gold = game.id(Entity::match, "gold"), given = game.id(Entity::match, "given");
    int16_t how_many = 0, asking = 0, rest = 0;
    int runs = 0;

    using Ask = std::function<Result<void>(Match&, int seat)>;

    /// Whoever decides may ask, with that effect, or rest.
    Match asks(const Ask& effect) {
        MoveKind answer = move_kind("how_many", {range()}, -1);
        answer.answers = true;
        how_many = game.move(std::move(answer));
        const int16_t phase = game.phase("how_many", {how_many});
        game.rules.phases[static_cast<size_t>(phase)].question = true;
        game.rules.phases[static_cast<size_t>(phase)].ranged = true;
        asking = game.move(move_kind("ask", {space_slot("on", {})},
                                     game.effect([=, this](Match& match, int seat, const Move*) {
                                         ++runs;
                                         return effect(match, seat);
                                     })));
        rest = game.move(finishing_move("rest"));
        game.turn({game.phase("only", {asking, rest})});
        return game.begin();
    }
    Slot range() {
        return number_slot(game.rules.expressions.add({Expression::Op::asked_from, 0, -1, -1}),
                           game.rules.expressions.add({Expression::Op::asked_upto, 0, -1, -1}));
    }
    const Move* number(Match& match, int seat, int32_t from = 1, int32_t upto = 3) {
        const int phase = *game.rules.find_phase("how_many");
        const Range range{from, upto};
        const auto why = match.cannot_ask(seat, phase, range);
        return why ? throw std::runtime_error(*why) : match.answer(seat, phase, range);
    }
    void write(Match& match, ColumnId column, int32_t value) {
        match.mutable_state().set(column, 0, value);
    }
    void tell(Match& match, const char* what) {
        Event event;
        event.name = what;
        match.tell(std::move(event));
    }
    static std::vector<std::string> told(Match& match) {
        std::vector<std::string> names;
        for (const Event& event : match.take_events()) names.push_back(event.name);
        return names;
    }
    Result<void> stop() { return fail(Diagnostics()); }
    const Diagnostics fault = {error_at({}, "test.fault", "it fails", "")};
    /// `failing` takes the place of the effect for the first answer.
    void expect_the_same_dice_after_a_fault(const Ask& failing) {
        bool fails = false;
        Match match = asks([&](Match& asked, int seat) {
            return fails ? failing(asked, seat) : plain(asked, seat);
        });
        match.load_dice({3, 5, 6});
        ask(match);
        fails = true;
        EXPECT_FALSE(match.apply(match.decider(), a_move(how_many, {1})));
        fails = false;
        answer(match, 2);
        EXPECT_EQ(match.state().get(gold, 0), 3);
        EXPECT_EQ(match.state().get(given, 0), 2005);
    }

    /// Rolls, tells, asks the next seat, and rolls again.
    Ask plain = [this](Match& match, int seat) -> Result<void> {
        write(match, gold, match.roll(100000));
        tell(match, "rolled");
        const Move* answer = number(match, (seat + 1) % 3);
        if (answer == nullptr) return stop();
        write(match, given, 1000 * answer->values[0] + match.roll(999));
        tell(match, "given");
        return {};
    };
    void ask(Match& match) { ASSERT_TRUE(match.apply(match.decider(), a_move(asking, {0}))); }
    void answer(Match& match, int32_t number) {
        const Move move = a_move(how_many, {number});
        ASSERT_TRUE(match.check(match.decider(), move).empty());
        ASSERT_TRUE(match.apply(match.decider(), move));
    }
};

TEST_F(QuestionTest, TheMatchStandsWhereItWasAsked) {
    Match match = asks(plain);
    ask(match);

    EXPECT_EQ(match.decider(), 1);
    EXPECT_EQ(match.phase().name, "how_many");
    EXPECT_GT(match.state().get(gold, 0), 0);
    const Offer offer = match.legal(1).at(0, game.rules);
    EXPECT_EQ(offer.move.values[0], 1);
    EXPECT_EQ(offer.upto, 3);
    EXPECT_FALSE(match.check(1, a_move(how_many, {4})).empty());
    EXPECT_TRUE(match.legal(0).empty());
}

TEST_F(QuestionTest, TheAnswerGoesOnWithTheSameDice) {
    Match match = asks(plain);
    ask(match);
    const int32_t rolled = match.state().get(gold, 0);
    answer(match, 2);

    EXPECT_EQ(match.state().get(gold, 0), rolled);
    EXPECT_EQ(match.state().get(given, 0) / 1000, 2);
    EXPECT_EQ(match.decider(), 0);
    EXPECT_FALSE(match.question().open());
    EXPECT_EQ(runs, 2);
    EXPECT_EQ(match.state().cell(cell_moves), 2);
}

TEST_F(QuestionTest, NothingIsToldTwice) {
    Match match = asks(plain);
    match.listen(true);
    ask(match);
    EXPECT_THAT(told(match), ElementsAre("rolled"));
    answer(match, 1);
    EXPECT_THAT(told(match), ElementsAre("given"));
}

TEST_F(QuestionTest, LoadedDiceFallAgainAsTheyFell) {
    Match match = asks(plain);
    match.load_dice({77, 5});
    ask(match);
    EXPECT_EQ(match.state().get(gold, 0), 77);
    answer(match, 3);
    EXPECT_EQ(match.state().get(gold, 0), 77);
    EXPECT_EQ(match.state().get(given, 0), 3005);
}

TEST_F(QuestionTest, LoadedDiceOfAnAnswerThatFailedFallForTheNext) {
    expect_the_same_dice_after_a_fault([this](Match& match, int seat) {
        auto done = plain(match, seat);
        return done ? Result<void>(fail(fault)) : done;
    });
}

TEST_F(QuestionTest, LoadedDiceThatAnAnswerDidNotComeToFallOnce) {
    expect_the_same_dice_after_a_fault([this](Match&, int) { return Result<void>(fail(fault)); });
}

TEST_F(QuestionTest, OneEffectMayAskAgainAndAgain) {
    Match match = asks([this](Match& asked, int) -> Result<void> {
        int32_t sum = 0;
        for (int seat = 0; seat < 3; ++seat) {
            const Move* answer = number(asked, seat, seat, 10 * seat + 9);
            if (answer == nullptr) return stop();
            sum = 100 * sum + answer->values[0];
            write(asked, gold, sum);
        }
        return {};
    });
    ask(match);
    for (const int32_t number : {7, 11, 22}) answer(match, number);

    EXPECT_EQ(match.state().get(gold, 0), 71122);
    EXPECT_EQ(match.decider(), 0);
    EXPECT_FALSE(match.question().open());
}

TEST_F(QuestionTest, APhaseMayAskOnBeingEntered) {
    asks(plain);
    const int enter = game.effect([this](Match& match, int seat, const Move*) -> Result<void> {
        const Move* answer = number(match, (seat + 2) % 3);
        if (answer == nullptr) return stop();
        write(match, gold, answer->values[0]);
        return {};
    });
    game.turn({game.phase("entered", {rest}, enter)});
    Match match = game.begin();

    EXPECT_EQ(match.decider(), 2);
    EXPECT_EQ(match.asking_move(-1), nullptr);
    answer(match, 3);
    EXPECT_EQ(match.state().get(gold, 0), 3);
}

TEST_F(QuestionTest, OnceTheMatchIsOverNobodyIsAsked) {
    Match match = asks([this](Match& asked, int seat) -> Result<void> {
        asked.win(seat);
        if (number(asked, seat) == nullptr) return stop();
        write(asked, gold, 1);
        return {};
    });
    ask(match);

    EXPECT_EQ(match.over(), Over::won);
    EXPECT_EQ(match.state().get(gold, 0), 0);
    EXPECT_FALSE(match.question().open());
}

TEST_F(QuestionTest, AFaultBehindTheAnswerLeavesTheQuestionOpen) {
    Match match = asks([this](Match& asked, int seat) -> Result<void> {
        write(asked, gold, asked.roll(100000));
        const Move* answer = number(asked, seat);
        if (answer == nullptr) return stop();
        write(asked, given, 1);
        if (answer->values[0] == 1) return fail(error_at({}, "test.broken", "broken"));
        return {};
    });
    ask(match);
    const std::vector<int32_t> before = whole_block(match.state());
    EXPECT_FALSE(match.apply(0, a_move(how_many, {1})));

    EXPECT_EQ(whole_block(match.state()), before);
    EXPECT_TRUE(match.question().open());
    answer(match, 2);
    EXPECT_EQ(match.state().get(given, 0), 1);
}

TEST_F(QuestionTest, ACopyAndASavedPositionGoOnAlike) {
    Match match = asks(plain);
    ask(match);
    Match copy = match, resumed(game.rules, game);
    ASSERT_TRUE(resumed.resume(match.state().cells(), match.question()));
    for (Match* one : {&match, &copy, &resumed}) answer(*one, 2);

    EXPECT_EQ(whole_block(copy.state()), whole_block(match.state()));
    EXPECT_EQ(whole_block(resumed.state()), whole_block(match.state()));
}

TEST_F(QuestionTest, APositionWithAnOpenQuestionIsNotTakenOverWithoutIt) {
    Match match = asks(plain);
    ask(match);
    Match resumed(game.rules, game);
    EXPECT_FALSE(resumed.resume(match.state().cells()));
}

TEST_F(QuestionTest, TheMoveThatAsksIsKnownToAll) {
    Match match = asks(plain);
    ASSERT_TRUE(match.apply(0, a_move(asking, {2})));
    for (int viewer = -1; viewer < 3; ++viewer) {
        ASSERT_NE(match.asking_move(viewer), nullptr);
        EXPECT_EQ(match.asking_move(viewer)->values[0], 2);
    }
}

TEST_F(QuestionTest, WhoeverIsNotThereOrHasNothingToSayIsNotAsked) {
    Match match = asks([](Match&, int) { return Result<void>(); });
    const int phase = *game.rules.find_phase("how_many");
    EXPECT_FALSE(match.cannot_ask(1, phase, Range{1, 1}));
    EXPECT_TRUE(match.cannot_ask(1, phase, Range{2, 1}));
    EXPECT_TRUE(match.cannot_ask(1, phase, std::nullopt));
    EXPECT_TRUE(match.cannot_ask(3, phase, Range{1, 1}));
    match.retire(1);
    EXPECT_TRUE(match.cannot_ask(1, phase, Range{1, 1}));
}

TEST_F(QuestionTest, AMatchBeginsAnewWhereAnotherWasAsked) {
    Match match = asks(plain);
    ask(match);
    ASSERT_TRUE(match.start(2));
    EXPECT_FALSE(match.question().open());
    EXPECT_FALSE(match.interrupted());
    EXPECT_EQ(match.decider(), 0);
}

}  // namespace
}  // namespace fronteira::core
