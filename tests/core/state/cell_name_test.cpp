// SPDX-License-Identifier: MIT
#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gtest/gtest.h>

namespace fronteira::core {
namespace {

using namespace support;

TEST(CellName, SaysWhatACellMeans) {
    SmallGame game(TinyBoard().space("peru").space("chile", "south").build(), 2,
                   {integer(Entity::space, "armies", 0, 9), flag(Entity::seat, "out"),
                    flag(Entity::region, "held"), flag(Entity::match, "late")},
                   {plain_deck("goal", 3)});
    const Layout& layout = game.rules.layout;
    const auto named = [&](Entity entity, const char* column, int row) {
        return cell_name(layout, layout.column(game.id(entity, column)).offset + row);
    };

    EXPECT_EQ(named(Entity::space, "armies", 1), "armies of chile");
    EXPECT_EQ(named(Entity::seat, "out", 0), "out of seat 1");
    EXPECT_EQ(named(Entity::region, "held", 0), "held of south");
    EXPECT_EQ(named(Entity::match, "late", 0), "late");
    EXPECT_EQ(cell_name(layout, layout.deck(0).cards + 2), "place 3 of deck goal");
    EXPECT_EQ(cell_name(layout, cell_random_high), "the random generator");
    EXPECT_EQ(cell_name(layout, cell_round), "the round");
}

}  // namespace
}  // namespace fronteira::core
