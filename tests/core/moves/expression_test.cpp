// SPDX-License-Identifier: MIT
#include "core/moves/expression.hpp"

#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace fronteira::core {
namespace {

using namespace support;
using Op = Expression::Op;

class ExpressionTest : public testing::Test {
 protected:
    SmallGame game{
        TinyBoard().space("a", "n").space("b").space("c", "s").build(),
        3,
        {pointer(Entity::space, "owner", Kind::seat), integer(Entity::space, "armies", 0, 99),
         integer(Entity::match, "gold", -100, 100), integer(Entity::region, "bonus", 0, 9),
         secret(integer(Entity::seat, "secret", 0, 9), Sight::self),
         secret(pointer(Entity::space, "spy", Kind::seat), Sight::column, "owner")},
        {plain_deck("goal", 5)}};
    Words& words = game.words;
    State state{game.rules.layout};
    Move move = a_move(0, {2, 1});

    int32_t of(int32_t expression, int seat = 0) {
        return game.rules.expressions.evaluate(expression, {state, seat, move});
    }
    int32_t combined(Op op, int32_t a, int32_t b) {
        return of(words.combine(op, words.number(a), words.number(b)));
    }
    bool open(int32_t expression) {
        return game.rules.expressions.is_public(expression, game.rules.layout);
    }
};

TEST_F(ExpressionTest, ReadsConstantsSlotsAndWhoDecides) {
    EXPECT_EQ(of(words.number(-7)), -7);
    EXPECT_EQ(of(words.slot(1)), 1);
    EXPECT_EQ(of(words.me(), 2), 2);
}

TEST_F(ExpressionTest, ReadsTurnAndRound) {
    state.write(cell_turn_seat, 2);
    state.write(cell_round, 5);

    EXPECT_EQ(of(words.combine(Op::turn_seat, -1)), 2);
    EXPECT_EQ(of(words.combine(Op::round, -1)), 5);
}

TEST_F(ExpressionTest, ReadsACellInTheRowThatAnotherExpressionGives) {
    state.set(game.id(Entity::space, "armies"), 2, 42);
    state.set(game.id(Entity::match, "gold"), 0, -3);

    EXPECT_EQ(of(words.column(Entity::space, "armies", words.slot(0))), 42);
    EXPECT_EQ(of(words.column(Entity::match, "gold")), -3);
}

TEST_F(ExpressionTest, TakesNothingFromARowThatIsNotThere) {
    state.set(game.id(Entity::space, "armies"), 0, 42);

    EXPECT_EQ(of(words.column(Entity::space, "armies", words.number(-1))), 0);
    EXPECT_EQ(of(words.column(Entity::space, "armies", words.number(3))), 0);
    EXPECT_EQ(of(words.cards("goal", words.number(3))), 0);
    EXPECT_EQ(of(words.count("owner", words.number(3))), 0);
    EXPECT_EQ(of(words.combine(Op::region_of, words.number(99))), none);
}

TEST_F(ExpressionTest, FindsTheRegionOfASpace) {
    EXPECT_EQ(of(words.combine(Op::region_of, words.slot(0))), 1);
    EXPECT_EQ(of(words.combine(Op::region_of, words.slot(1))), none);
}

TEST_F(ExpressionTest, CountsCardsAndSpacesOfASeat) {
    state.move_card(0, pile, 0, Layout::hand(1));
    state.move_card(0, pile, 0, Layout::hand(1));
    state.set(game.id(Entity::space, "owner"), 0, 1);

    EXPECT_EQ(of(words.cards("goal", words.number(1))), 2);
    EXPECT_EQ(of(words.count("owner", words.number(1))), 1);
    EXPECT_EQ(of(words.count("owner", words.number(none))), 2);
}

TEST_F(ExpressionTest, SumsAColumnOverAllItsRows) {
    const auto sum = [&](Entity entity, const char* column) {
        return game.rules.expressions.add({Op::sum, game.id(entity, column), -1, -1});
    };
    state.set(game.id(Entity::space, "armies"), 0, 3);
    state.set(game.id(Entity::space, "armies"), 2, 4);

    EXPECT_EQ(of(sum(Entity::space, "armies")), 7);
    EXPECT_EQ(of(sum(Entity::seat, "secret")), hidden);
    EXPECT_FALSE(open(sum(Entity::seat, "secret")));
}

TEST_F(ExpressionTest, CountsTheRegionsThatASeatHoldsWhole) {
    const int32_t whole = game.rules.expressions.add(
        {Op::regions, game.id(Entity::space, "owner"), words.number(1), -1});
    const ColumnId owner = game.id(Entity::space, "owner");

    EXPECT_EQ(of(whole), 0);
    state.set(owner, 0, 1);
    EXPECT_EQ(of(whole), 1);
    state.set(owner, 2, 1);
    EXPECT_EQ(of(whole), 2);
    state.set(owner, 0, 0);
    EXPECT_EQ(of(whole), 1);
}

TEST_F(ExpressionTest, ReadsTheSameOnceItIsPlaced) {
    const int32_t here = words.column(Entity::space, "armies", words.slot(0));
    const int32_t gold = words.column(Entity::match, "gold");
    const int32_t secret = words.column(Entity::seat, "secret", words.number(1));
    state.set(game.id(Entity::space, "armies"), 2, 4);
    state.set(game.id(Entity::match, "gold"), 0, -7);
    game.rules.expressions.place(game.rules.layout);

    EXPECT_EQ(of(here), 4);
    EXPECT_EQ(of(gold), -7);
    EXPECT_EQ(of(secret, 0), hidden);
    EXPECT_EQ(of(secret, 1), 0);
    move.values[0] = none;
    EXPECT_EQ(of(here), 0);
}

TEST_F(ExpressionTest, ReadsTheLeastOfSumsTheSameInOneGo) {
    const int32_t armies = words.column(Entity::space, "armies", words.slot(0));
    const int32_t others = words.column(Entity::space, "armies", words.slot(1));
    const int32_t gold = words.column(Entity::match, "gold");
    const int32_t bonus =
        words.column(Entity::region, "bonus", words.combine(Op::region_of, words.slot(0)));
    const int32_t spare = words.combine(Op::subtract, armies, words.number(1));
    const int32_t range = words.combine(
        Op::least, words.number(30),
        words.combine(Op::least, words.combine(Op::subtract, spare, others),
                      words.combine(Op::add, words.combine(Op::add, gold, bonus), spare)));
    game.rules.expressions.place(game.rules.layout);

    Random random{3};
    const auto set = [&](Entity entity, const char* column, int row, int32_t low, int32_t high) {
        const int32_t value = random.between(low, high);
        state.set(game.id(entity, column), row, value);
        return value;
    };
    for (int round = 0; round < 200; ++round) {
        const int from = static_cast<int>(random.below(3)), to = static_cast<int>(random.below(3));
        move = a_move(0, {from, to});
        std::array<int32_t, 3> of_space{};
        for (int space = 0; space < 3; ++space)
            of_space[static_cast<size_t>(space)] = set(Entity::space, "armies", space, 0, 99);
        const int32_t coins = set(Entity::match, "gold", 0, -100, 100);
        const std::array<int32_t, 3> of_region = {set(Entity::region, "bonus", 0, 0, 9), 0,
                                                  set(Entity::region, "bonus", 1, 0, 9)};
        const int32_t first = of_space[static_cast<size_t>(from)];
        const int32_t second = of_space[static_cast<size_t>(to)];
        ASSERT_EQ(of(range), std::min({30, first - 1 - second,
                                       coins + of_region[static_cast<size_t>(from)] + first - 1}));
    }
    move = a_move(0, {none, 1});
    EXPECT_EQ(of(bonus), 0);
}

TEST_F(ExpressionTest, Reckons) {
    EXPECT_EQ(combined(Op::add, 7, -9), -2);
    EXPECT_EQ(combined(Op::subtract, 7, -9), 16);
    EXPECT_EQ(combined(Op::multiply, 7, -9), -63);
    EXPECT_EQ(combined(Op::least, 7, -9), -9);
    EXPECT_EQ(combined(Op::most, 7, -9), 7);
}

TEST_F(ExpressionTest, DividesDownwards) {
    EXPECT_EQ(combined(Op::divide, 7, 2), 3);
    EXPECT_EQ(combined(Op::divide, -7, 2), -4);
    EXPECT_EQ(combined(Op::divide, 7, -2), -4);
    EXPECT_EQ(combined(Op::divide, -7, -2), 3);
    EXPECT_EQ(combined(Op::divide, -8, 2), -4);
    EXPECT_EQ(combined(Op::divide, 7, 0), 0);
}

TEST_F(ExpressionTest, StopsAtTheEndsOfItsRangeInsteadOfWrapping) {
    EXPECT_EQ(combined(Op::add, INT32_MAX, INT32_MAX), INT32_MAX);
    EXPECT_EQ(combined(Op::subtract, -INT32_MAX, INT32_MAX), -INT32_MAX);
    EXPECT_EQ(combined(Op::multiply, INT32_MAX, INT32_MAX), INT32_MAX);
    EXPECT_EQ(combined(Op::multiply, INT32_MAX, -INT32_MAX), -INT32_MAX);
    EXPECT_EQ(combined(Op::divide, -INT32_MAX, -1), INT32_MAX);
}

TEST_F(ExpressionTest, IsHiddenWhenAnyPartOfItIs) {
    state.set(game.id(Entity::seat, "secret"), 1, 2);
    const int32_t secret = words.column(Entity::seat, "secret", words.number(1));
    const std::vector<int32_t> uses = {
        secret,
        words.combine(Op::add, words.number(1), secret),
        words.combine(Op::multiply, secret, words.number(0)),
        words.combine(Op::least, secret, words.number(-5)),
        words.column(Entity::space, "armies", secret),
        words.combine(Op::region_of, secret),
        words.cards("goal", secret),
        words.count("owner", secret),
    };

    for (const int32_t use : uses) {
        EXPECT_EQ(of(use, 0), hidden);
        EXPECT_NE(of(use, 1), hidden);
        EXPECT_FALSE(open(use));
    }
}

TEST_F(ExpressionTest, CountsTheRowsThatPass) {
    for (int space = 0; space < 3; ++space)
        state.set(game.id(Entity::space, "armies"), space, space);
    state.set(game.id(Entity::space, "owner"), 0, 1);
    state.set(game.id(Entity::space, "owner"), 2, 1);
    const auto test = [&](core::Test::Op op, const std::string& column, int32_t operand) {
        return words.test(op, Entity::space, column, operand);
    };
    const auto count = [&](std::vector<core::Test> tests) {
        return of(words.rows(Entity::space, std::move(tests)), 1);
    };
    using Is = core::Test::Op;

    EXPECT_EQ(count({}), 3);
    EXPECT_EQ(count({test(Is::equal, "owner", words.me())}), 2);
    EXPECT_EQ(count({test(Is::equal, "owner", words.me()),
                     test(Is::at_least, "armies", words.number(1))}),
              1);
    EXPECT_EQ(of(words.rows(Entity::seat, {})), 3);
}

TEST_F(ExpressionTest, CountsRegionsAllOfWhoseSpacesPass) {
    SmallGame land{
        TinyBoard().space("a", "n").space("b", "n").space("c", "s").region("empty").build(),
        2,
        {pointer(Entity::space, "owner", Kind::seat)}};
    State owned{land.rules.layout};
    core::Test all;
    all.op = core::Test::Op::all_spaces;
    all.of_spaces = {
        land.words.test(core::Test::Op::equal, Entity::space, "owner", land.words.me())};
    const int32_t whole = land.words.rows(Entity::region, {all});
    const auto count = [&] { return land.rules.expressions.evaluate(whole, {owned, 0, move}); };

    owned.set(land.id(Entity::space, "owner"), 0, 0);
    EXPECT_EQ(count(), 0);
    owned.set(land.id(Entity::space, "owner"), 1, 0);
    EXPECT_EQ(count(), 1);
    owned.set(land.id(Entity::space, "owner"), 2, 0);
    EXPECT_EQ(count(), 2);
}

TEST_F(ExpressionTest, CountsNoRowByWhatTheSeatMayNotSee) {
    for (int seat = 0; seat < 3; ++seat) state.set(game.id(Entity::seat, "secret"), seat, 4);
    const int32_t rich =
        words.rows(Entity::seat,
                   {words.test(core::Test::Op::at_least, Entity::seat, "secret", words.number(4))});

    EXPECT_EQ(of(rich, 1), 1);
    EXPECT_EQ(of(rich, -1), 0);
    EXPECT_FALSE(open(rich));
}

TEST_F(ExpressionTest, ReadsWhatTheMapSaysOfARow) {
    const int32_t number = game.rules.expressions.add_attribute({7, 0, 9});

    EXPECT_EQ(of(game.rules.expressions.add({Op::attribute, number, words.slot(0), -1})), 9);
    EXPECT_EQ(of(game.rules.expressions.add({Op::attribute, number, words.number(3), -1})), 0);
    EXPECT_EQ(of(game.rules.expressions.add({Op::attribute, number, words.number(-1), -1})), 0);
}

TEST_F(ExpressionTest, TellsNobodyACountOverAColumnThatNotAllSee) {
    state.set(game.id(Entity::space, "spy"), 0, 1);
    const int32_t spies = words.count("spy", words.number(1));

    for (int seat = -1; seat < 3; ++seat) EXPECT_EQ(of(spies, seat), hidden);
    EXPECT_FALSE(open(spies));
}

TEST_F(ExpressionTest, IsPublicWhenItReadsWhatAllSee) {
    EXPECT_TRUE(open(words.number(3)));
    EXPECT_TRUE(open(words.column(Entity::space, "armies", words.slot(0))));
    EXPECT_TRUE(open(words.cards("goal", words.me())));
    EXPECT_TRUE(open(words.count("owner", words.me())));
}

TEST_F(ExpressionTest, KnowsTheFurthestValueItReads) {
    EXPECT_EQ(game.rules.expressions.furthest_slot(words.number(9)), -1);
    EXPECT_EQ(game.rules.expressions.furthest_slot(words.combine(
                  Op::add, words.column(Entity::space, "armies", words.slot(3)), words.slot(1))),
              3);
    EXPECT_EQ(game.rules.expressions.furthest_slot(words.rows(
                  Entity::space,
                  {words.test(core::Test::Op::equal, Entity::space, "owner", words.slot(2))})),
              2);
}

}  // namespace
}  // namespace fronteira::core
