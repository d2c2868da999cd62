// SPDX-License-Identifier: MIT
#include "core/board/path.hpp"

#include "support/tiny_board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::core {
namespace {

using support::TinyBoard;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Shape = MapGrid::Shape;

TEST(Path, LeadsToTheNeighbourInADirection) {
    const auto board = TinyBoard().grid(3, 3).build();

    EXPECT_EQ(board->toward(4, *board->find_link_kind("north")), 1);
    EXPECT_EQ(board->toward(4, *board->find_link_kind("west")), 3);
    EXPECT_EQ(board->toward(1, *board->find_link_kind("north")), -1);
    EXPECT_EQ(board->toward(4, -1), -1);
}

TEST(Path, RaysEndAtTheEdgeOrAfterSoMany) {
    const auto board = TinyBoard().grid(4, 2).build();
    const int east = *board->find_link_kind("east");

    EXPECT_THAT(ray(*board, 4, east, 9), ElementsAre(5, 6, 7));
    EXPECT_THAT(ray(*board, 4, east, 2), ElementsAre(5, 6));
    EXPECT_THAT(ray(*board, 7, east, 9), IsEmpty());
    EXPECT_THAT(ray(*board, 4, east, 0), IsEmpty());
}

TEST(Path, RaysThatRunInACircleEnd) {
    // a -> b -> c -> b: the circle does not come back to a.
    const auto board = TinyBoard()
                           .space("a")
                           .space("b")
                           .space("c")
                           .one_way("a", "b", "river")
                           .one_way("b", "c", "river")
                           .one_way("c", "b", "river")
                           .build();

    EXPECT_THAT(ray(*board, 0, *board->find_link_kind("river"), 1000), ElementsAre(1, 2));
    EXPECT_THAT(ray(*board, 1, *board->find_link_kind("river"), 1000), ElementsAre(2));
}

TEST(Path, SpacesWithinSomeStepsComeNearestFirst) {
    const auto board = TinyBoard().grid(4, 3).build();

    EXPECT_THAT(within(*board, 0, 1), ElementsAre(1, 4));
    EXPECT_THAT(within(*board, 0, 2), ElementsAre(1, 4, 2, 5, 8));
    EXPECT_THAT(within(*board, 5, 0), IsEmpty());
    EXPECT_EQ(within(*board, 0, 100).size(), 11u);
}

TEST(Path, DiagonalsAreOneStepWhereTheGridHasThem) {
    const auto board = TinyBoard().grid(3, 3, Shape::square_with_diagonals).build();

    EXPECT_EQ(within(*board, 4, 1).size(), 8u);
}

}  // namespace
}  // namespace fronteira::core
