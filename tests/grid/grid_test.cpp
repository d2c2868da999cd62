// SPDX-License-Identifier: MIT
#include "grid/grid.hpp"

#include "support/tiny_board.hpp"

#include <gmock/gmock.h>

namespace fronteira::grid {
namespace {

using support::TinyBoard;
using testing::UnorderedElementsAre;
using Shape = MapGrid::Shape;

std::vector<std::string> near(const core::Board& board, const std::string& cell) {
    std::vector<std::string> ids;
    for (const int32_t space : board.neighbours(board.find_space(cell).value()))
        ids.push_back(board.space(space).id);
    return ids;
}

TEST(Grid, BecomesItsCellsRowAfterRow) {
    const auto board = TinyBoard().grid(3, 2).build();

    EXPECT_EQ(board->space_count(), 6);
    EXPECT_EQ(board->space(2).id, "c2_0");
    EXPECT_EQ(board->space(3).id, "c0_1");
    EXPECT_EQ(board->grid_width(), 3);
    EXPECT_EQ(board->grid_height(), 2);
}

TEST(Grid, LinksASquareToFourNeighbours) {
    const auto board = TinyBoard().grid(3, 3).build();

    EXPECT_THAT(near(*board, "c1_1"), UnorderedElementsAre("c1_0", "c0_1", "c2_1", "c1_2"));
    EXPECT_THAT(near(*board, "c0_0"), UnorderedElementsAre("c1_0", "c0_1"));
}

TEST(Grid, LinksASquareWithDiagonalsToEight) {
    const auto board = TinyBoard().grid(3, 3, Shape::square_with_diagonals).build();

    EXPECT_EQ(near(*board, "c1_1").size(), 8u);
    EXPECT_THAT(near(*board, "c2_2"), UnorderedElementsAre("c1_1", "c2_1", "c1_2"));
}

// Odd rows of hexagons are shifted right by half a cell.
TEST(Grid, LinksAHexagonToSix) {
    const auto board = TinyBoard().grid(3, 3, Shape::hex).build();

    EXPECT_THAT(near(*board, "c1_1"),
                UnorderedElementsAre("c0_1", "c2_1", "c1_0", "c2_0", "c1_2", "c2_2"));
    EXPECT_THAT(near(*board, "c1_2"), UnorderedElementsAre("c0_2", "c2_2", "c0_1", "c1_1"));
}

TEST(Grid, NamesALinkAfterItsDirection) {
    const auto board = TinyBoard().grid(2, 2, Shape::square_with_diagonals).build();
    const int corner = board->find_space("c0_0").value();
    std::vector<std::string> kinds;
    for (const uint8_t kind : board->neighbour_kinds(corner))
        kinds.push_back(board->link_kind(kind));

    EXPECT_THAT(kinds, testing::ElementsAre("east", "south", "south_east"));
}

TEST(Grid, LeadsBackAlongEveryLink) {
    for (const Shape shape : {Shape::square, Shape::square_with_diagonals, Shape::hex}) {
        const auto board = TinyBoard().grid(5, 4, shape).build();
        for (int space = 0; space < board->space_count(); ++space)
            for (const int32_t other : board->neighbours(space))
                EXPECT_TRUE(board->linked(other, space));
    }
}

TEST(Grid, GivesNeighboursTwoCommonCorners) {
    for (const Shape shape : {Shape::square, Shape::hex}) {
        const auto board = TinyBoard().grid(4, 4, shape).build();
        for (int space = 0; space < board->space_count(); ++space)
            for (const int32_t other : board->neighbours(space)) {
                int common = 0;
                for (const Point corner : board->space(space).outline[0])
                    for (const Point second : board->space(other).outline[0])
                        common += corner == second;
                EXPECT_EQ(common, 2) << space << " and " << other;
            }
    }
}

TEST(Grid, KeepsEveryOutlineInsideThePlane) {
    for (const Shape shape : {Shape::square, Shape::hex}) {
        const Map map = grid::spell_out(TinyBoard().grid(3, 3, shape).map());
        for (const MapSpace& space : map.spaces)
            for (const Point corner : space.outline[0]) {
                EXPECT_LE(corner.x, map.width);
                EXPECT_LE(corner.y, map.height);
            }
    }
}

TEST(Grid, CallsCellsByALetterAndANumber) {
    const Map map = grid::spell_out(TinyBoard().grid(54, 2).map());

    EXPECT_EQ(map.spaces[0].name.at(""), "a1");
    EXPECT_EQ(map.spaces[25].name.at(""), "z1");
    EXPECT_EQ(map.spaces[26].name.at(""), "aa1");
    EXPECT_EQ(map.spaces[53].name.at(""), "bb1");
    EXPECT_EQ(map.spaces[54].name.at(""), "a2");
}

}  // namespace
}  // namespace fronteira::grid
