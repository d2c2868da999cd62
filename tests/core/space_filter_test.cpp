// SPDX-License-Identifier: MIT
#include "core/space_filter.hpp"

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
    /// The spaces that pass for seat 0, which a filter must find one by one and by the word.
    std::set<int> passing(std::vector<core::Test> tests) {
        const int16_t kind = game.move(move_kind("move", {space_slot("at", std::move(tests))}, 0));
        game.turn({game.phase("only", {kind})});
        EXPECT_EQ(to_text(game.rules.finish()), "");
        const SpaceFilter filter(game.rules, game.rules.moves[static_cast<size_t>(kind)].slots[0]);
        Asking asking(state, 0);
        std::set<int> found;
        for (int word = 0; word < 2; ++word)
            for (int bit = 0; bit < 32; ++bit)
                if ((filter.admitted(asking, word) >> bit & 1u) != 0) found.insert(32 * word + bit);
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
        {pointer(Entity::space, "owner", Kind::seat), integer(Entity::space, "armies", 0, 99)}};
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

}  // namespace
}  // namespace fronteira::core
