// SPDX-License-Identifier: MIT
#include "core/moves/space_filter.hpp"

#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gtest/gtest.h>

#include <set>

namespace fronteira::core {
namespace {

using namespace support;

class SpaceFilterTest : public testing::Test {
 protected:
    static constexpr int spaces = 40;  // more than fit into one word

    SpaceFilterTest() {
        for (int space = 0; space < spaces; ++space) {
            state.set(game.id(Entity::space, "owner"), space, space % 4 - 1);
            state.set(game.id(Entity::space, "armies"), space, space);
        }
    }
    core::Test owner(core::Test::Op op, int32_t operand = -1) {
        return words.test(op, Entity::space, "owner", operand);
    }
    /// The spaces that pass for seat 0, which a filter must find one by one and all at once.
    std::set<int> passing(std::vector<core::Test> tests, std::optional<Slot> number = {}) {
        MoveKind move = move_kind("move", {space_slot("at", std::move(tests))}, 0);
        if (number) move.slots.push_back(*number);
        const auto kind = static_cast<size_t>(game.move(std::move(move)));
        game.turn({game.phase("only", {static_cast<int16_t>(kind)})});
        EXPECT_EQ(to_text(game.rules.finish()), "");
        const std::vector<Slot>& slots = game.rules.moves[kind].slots;
        const SpaceFilter filter(game.rules, slots[0], 0, number ? &slots[1] : nullptr);
        Asking asking(state, 0);
        std::vector<uint32_t> bits(2, 0x55555555u);  // what stood there does not matter
        filter.admit(asking, bits);
        std::set<int> found;
        for (int bit = 0; bit < 64; ++bit)
            if ((bits[static_cast<size_t>(bit) / 32] >> (bit % 32) & 1u) != 0) found.insert(bit);
        for (int space = 0; space < spaces; ++space)
            EXPECT_EQ(filter.admits(asking, space), found.count(space) == 1) << space;
        return found;
    }
    template <class Passes>
    static std::set<int> those_that(Passes passes) {
        std::set<int> all;
        for (int space = 0; space < spaces; ++space)
            if (passes(space)) all.insert(space);
        return all;
    }

    SmallGame game{
        ring_board(spaces),
        3,
        {pointer(Entity::space, "owner", Kind::seat), integer(Entity::space, "armies", 0, 99),
         integer(Entity::space, "tired", 0, 9), integer(Entity::seat, "gold", 0, 9)}};
    Words& words = game.words;
    State state{game.rules.layout};
};

TEST_F(SpaceFilterTest, WithoutClausesAdmitsEverySpaceOfTheBoardAndNoMore) {
    EXPECT_EQ(passing({}), those_that([](int) { return true; }));
}

TEST_F(SpaceFilterTest, AsksAnIndexWhoHoldsASpace) {
    using Op = core::Test::Op;
    EXPECT_EQ(passing({owner(Op::equal, words.me())}),
              those_that([](int space) { return space % 4 == 1; }));
    EXPECT_EQ(passing({owner(Op::other_seat)}),
              those_that([](int space) { return space % 4 > 1; }));
    EXPECT_EQ(passing({owner(Op::not_equal, words.number(2))}),
              those_that([](int space) { return space % 4 != 3; }));
    EXPECT_EQ(passing({owner(Op::equal, words.number(none))}),
              those_that([](int space) { return space % 4 == 0; }));
    EXPECT_TRUE(passing({owner(Op::equal, words.number(7))}).empty());
}

TEST_F(SpaceFilterTest, AsksTheSpacesForTheRest) {
    EXPECT_EQ(
        passing({owner(core::Test::Op::equal, words.me()),
                 words.test(core::Test::Op::at_least, Entity::space, "armies", words.number(20))}),
        those_that([](int space) { return space % 4 == 1 && space >= 20; }));
}

TEST_F(SpaceFilterTest, AdmitsWhatLeavesANumberItsRange) {
    using Op = Expression::Op;
    const int32_t one = words.number(1);
    const auto of_space = [&](const char* column) {
        return words.column(Entity::space, column, words.slot(0));
    };
    const int32_t rested = words.combine(Op::subtract, of_space("armies"), of_space("tired"));
    const int32_t gold = words.column(Entity::seat, "gold", words.me());
    const auto at_least = [](int least) {
        return those_that([&](int space) { return space - space % 7 >= least; });
    };
    for (int space = 0; space < spaces; ++space)
        state.set(game.id(Entity::space, "tired"), space, space % 7);
    state.set(game.id(Entity::seat, "gold"), 0, 3);
    EXPECT_EQ(passing({}, number_slot(one, rested)), at_least(1));
    EXPECT_EQ(passing({}, number_slot(words.number(8), rested)), at_least(8));
    EXPECT_EQ(passing({}, number_slot(one, words.combine(Op::subtract, rested, gold))),
              at_least(4));
    EXPECT_EQ(passing({}, number_slot(one, words.combine(Op::least, gold, rested))), at_least(1));
    EXPECT_EQ(passing({}, number_slot(one, gold)), those_that([](int) { return true; }));
    EXPECT_TRUE(passing({}, number_slot(words.number(4), gold)).empty());
    state.set(game.id(Entity::seat, "gold"), 0, 0);
    EXPECT_TRUE(passing({}, number_slot(one, words.combine(Op::least, gold, rested))).empty());
}

}  // namespace
}  // namespace fronteira::core
