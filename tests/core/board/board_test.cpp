// SPDX-License-Identifier: MIT
#include "core/board/board.hpp"

#include "support/tiny_board.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

using support::TinyBoard;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

std::vector<std::string> codes(const Diagnostics& faults) {
    std::vector<std::string> found;
    for (const Diagnostic& fault : faults) found.push_back(fault.code);
    return found;
}

std::vector<std::string> codes_of(const Map& map) {
    const auto board = compile(map);
    return board ? std::vector<std::string>{} : codes(board.error());
}

TEST(Board, NumbersSpacesAndRegionsInTheOrderOfTheMap) {
    const auto board = TinyBoard().space("b", "south").space("a", "north").build();

    EXPECT_EQ(board->find_space("b"), 0);
    EXPECT_EQ(board->find_space("a"), 1);
    EXPECT_EQ(board->find_region("south"), 0);
    EXPECT_EQ(board->region_of(1), 1);
    EXPECT_EQ(board->find_space("c"), std::nullopt);
}

TEST(Board, LinksBothWaysUnlessToldOtherwise) {
    const auto board =
        TinyBoard().space("a").space("b").space("c").link("a", "b").one_way("c", "a").build();

    EXPECT_THAT(board->neighbours(0), ElementsAre(1));
    EXPECT_THAT(board->neighbours(1), ElementsAre(0));
    EXPECT_THAT(board->neighbours(2), ElementsAre(0));
    EXPECT_THAT(board->sources(0), ElementsAre(1, 2));
    EXPECT_THAT(board->sources(2), IsEmpty());
    ASSERT_THAT(board->links_to(0), SizeIs(2));
    EXPECT_EQ(board->link_from(board->links_to(0)[0]), 1);
    EXPECT_EQ(board->link_from(board->links_to(0)[1]), 2);
    EXPECT_EQ(board->link_to(board->links_to(0)[1]), 0);
    EXPECT_TRUE(board->linked(2, 0));
    EXPECT_FALSE(board->linked(0, 2));
}

TEST(Board, ListsNeighboursInRisingOrderWithTheirKindsBeside) {
    const auto board = TinyBoard()
                           .space("a")
                           .space("b")
                           .space("c")
                           .link("a", "c", "sea")
                           .link("a", "b", "land")
                           .build();

    EXPECT_THAT(board->neighbours(0), ElementsAre(1, 2));
    const auto kinds = board->neighbour_kinds(0);
    EXPECT_EQ(board->link_kind(kinds[0]), "land");
    EXPECT_EQ(board->link_kind(kinds[1]), "sea");
    EXPECT_EQ(board->find_link_kind("air"), std::nullopt);
}

TEST(Board, KeepsAllKindsOfLinksBetweenTheSameSpaces) {
    const auto board = TinyBoard()
                           .space("a")
                           .space("b")
                           .space("c")
                           .link("a", "b", "land")
                           .link("a", "b", "sea")
                           .link("b", "c", "sea")
                           .one_way("a", "c", "land")
                           .build();
    const int land = board->find_link_kind("land").value();
    const int sea = board->find_link_kind("sea").value();

    EXPECT_THAT(board->neighbours(0), ElementsAre(1, 2));
    EXPECT_THAT(board->neighbours(0, land), ElementsAre(1, 2));
    EXPECT_THAT(board->neighbours(0, sea), ElementsAre(1));
    EXPECT_THAT(board->neighbours(1, sea), ElementsAre(0, 2));
    EXPECT_THAT(board->neighbours(2, land), IsEmpty());
    EXPECT_TRUE(board->linked(1, 0, sea));
    EXPECT_TRUE(board->linked(1, 0, land));
    EXPECT_FALSE(board->linked(1, 2, land));
    EXPECT_EQ(board->toward(1, sea), 0);
    EXPECT_EQ(board->toward(1, land), 0);
    EXPECT_EQ(board->link_kind_count(), 2);
}

TEST(Board, RefusesMoreCombinationsOfKindsThanItCanTellApart) {
    TinyBoard tiny;
    for (int space = 0; space < 300; ++space) tiny.space("s" + std::to_string(space));
    for (int space = 1; space < 300; ++space)
        for (int kind = 0; kind < 9; ++kind)
            if ((space >> kind & 1) != 0)
                tiny.link("s0", "s" + std::to_string(space), "k" + std::to_string(kind));

    EXPECT_THAT(codes_of(tiny.map()), ElementsAre("map.too_many_kinds"));
}

TEST(Board, CountsALinkWrittenTwiceOnce) {
    const auto board =
        TinyBoard().space("a").space("b").link("a", "b").link("b", "a").one_way("a", "b").build();

    EXPECT_THAT(board->neighbours(0), ElementsAre(1));
    EXPECT_THAT(board->sources(0), ElementsAre(1));
}

TEST(Board, ListsTheSpacesOfARegion) {
    const auto board =
        TinyBoard().space("a", "n").space("b").space("c", "s").space("d", "n").build();

    EXPECT_THAT(board->spaces_in(0), ElementsAre(0, 3));
    EXPECT_THAT(board->spaces_in(1), ElementsAre(2));
    EXPECT_EQ(board->region_of(1), -1);
}

TEST(Board, KnowsTheTagsOfASpace) {
    const auto board =
        TinyBoard().space("a", "", {"port"}).space("b", "", {"hill", "port"}).build();

    const int port = board->find_tag("port").value();
    const int hill = board->find_tag("hill").value();
    EXPECT_TRUE(board->tagged(0, port));
    EXPECT_FALSE(board->tagged(0, hill));
    EXPECT_TRUE(board->tagged(1, hill));
    EXPECT_EQ(board->find_tag("moat"), std::nullopt);
}

TEST(Board, ReportsAllFaultsOfAMapAtOnce) {
    TinyBoard tiny;
    tiny.space("a", "north").space("a").region("north").link("a", "nowhere").link("away", "a");
    Map map = tiny.map();
    map.spaces[1].region = "south";

    EXPECT_THAT(codes_of(map),
                ElementsAre("map.duplicate_region", "map.duplicate_space", "map.unknown_region",
                            "map.unknown_space", "map.unknown_space"));
}

TEST(Board, RefusesAMapWithoutSpaces) {
    EXPECT_THAT(codes_of(Map{}), ElementsAre("map.empty"));
    EXPECT_THAT(codes_of(TinyBoard().grid(3, 0).map()), ElementsAre("map.empty"));
}

TEST(Board, RefusesTooManySpacesBeforeAGridIsSpelledOut) {
    EXPECT_THAT(codes_of(TinyBoard().grid(2'000'000'000, 2'000'000'000).map()),
                ElementsAre("map.too_large"));
}

TEST(Board, RefusesMoreThan64Tags) {
    std::vector<std::string> tags;
    for (int i = 0; i < 65; ++i) tags.push_back("t" + std::to_string(i));

    EXPECT_THAT(codes_of(TinyBoard().space("a", "", tags).map()), ElementsAre("map.too_many_tags"));
    tags.pop_back();
    EXPECT_THAT(codes_of(TinyBoard().space("a", "", tags).map()), IsEmpty());
}

TEST(Board, RefusesMoreThan255KindsOfLink) {
    TinyBoard tiny;
    for (int i = 0; i < 257; ++i) tiny.space("s" + std::to_string(i));
    for (int i = 0; i < 256; ++i) tiny.link("s0", "s" + std::to_string(i + 1), std::to_string(i));

    EXPECT_THAT(codes_of(tiny.map()), Contains("map.too_many_kinds"));
}

}  // namespace
}  // namespace fronteira::core
