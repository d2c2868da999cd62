// SPDX-License-Identifier: MIT
#include "core/state/layout.hpp"

#include "support/declare.hpp"
#include "support/tiny_board.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

using namespace support;
using testing::ElementsAre;

std::vector<std::string> codes_of(std::vector<Column> columns, std::vector<Deck> decks = {}) {
    const auto layout = Layout::make(ring_board(3), 2, std::move(columns), std::move(decks));
    std::vector<std::string> codes;
    if (!layout)
        for (const Diagnostic& fault : layout.error()) codes.push_back(fault.code);
    return codes;
}

TEST(Layout, GivesEveryColumnARowForEachOfItsEntity) {
    const auto layout =
        Layout::make(ring_board(5, 2), 3,
                     {integer(Entity::space, "a", 0, 1), integer(Entity::seat, "b", 0, 1),
                      integer(Entity::region, "c", 0, 1), integer(Entity::match, "d", 0, 1)},
                     {});

    std::vector<int> rows;
    for (const PlacedColumn& column : layout->columns()) rows.push_back(column.rows);
    EXPECT_THAT(rows, ElementsAre(3, 3, 5, 3, 2, 1));
}

TEST(Layout, PutsNoTwoThingsInTheSameCell) {
    const auto layout =
        Layout::make(ring_board(4, 2), 2,
                     {pointer(Entity::space, "owner", Kind::seat), flag(Entity::match, "done")},
                     {plain_deck("one", 3), plain_deck("two", 4)});

    std::vector<int> uses(static_cast<size_t>(layout->state_cells()));
    const auto take = [&](int32_t from, int32_t count) {
        for (int32_t i = from; i < from + count; ++i) ++uses.at(static_cast<size_t>(i));
    };
    take(0, cell_columns);
    for (const PlacedColumn& column : layout->columns()) take(column.offset, column.rows);
    take(layout->deck(0).cards, 3);
    take(layout->deck(0).sizes, layout->zones());
    take(layout->deck(1).cards, 4);
    take(layout->deck(1).sizes, layout->zones());
    EXPECT_THAT(uses, testing::Each(1));
}

TEST(Layout, BringsStandingAndPlacingOfThePlatform) {
    const auto layout = Layout::make(ring_board(3), 2, {}, {});

    EXPECT_EQ(layout->find(Entity::seat, "standing"), layout->standing());
    EXPECT_EQ(layout->find(Entity::seat, "placing"), layout->placing());
}

TEST(Layout, KeepsNamesApartByEntityOnly) {
    EXPECT_THAT(codes_of({flag(Entity::space, "a"), flag(Entity::seat, "a")}), ElementsAre());
    EXPECT_THAT(codes_of({flag(Entity::space, "a"), flag(Entity::space, "a")}),
                ElementsAre("rules.duplicate_column"));
    EXPECT_THAT(codes_of({flag(Entity::seat, "standing")}), ElementsAre("rules.duplicate_column"));
}

TEST(Layout, RefusesAnImpossibleRange) {
    EXPECT_THAT(codes_of({integer(Entity::space, "a", 0, 5, 6), integer(Entity::space, "b", 2, 1),
                          choice(Entity::seat, "c", {})}),
                ElementsAre("rules.bad_range", "rules.bad_range", "rules.bad_range"));
}

TEST(Layout, RefusesARangeThatTakesInTheMarkOfTheHidden) {
    EXPECT_THAT(codes_of({integer(Entity::space, "a", INT32_MIN, 0)}),
                ElementsAre("rules.bad_range"));
}

TEST(Layout, RefusesACardOfAnUndeclaredDeck) {
    EXPECT_THAT(codes_of({card_of(Entity::seat, "goal", "goals")}),
                ElementsAre("rules.unknown_deck"));
    EXPECT_THAT(codes_of({card_of(Entity::seat, "goal", "goals")}, {plain_deck("goals", 2)}),
                ElementsAre());
}

TEST(Layout, RefusesToBeSeenByWhatNamesNoSeatBeside) {
    EXPECT_THAT(codes_of({secret(flag(Entity::space, "a"), Sight::column, "nothing")}),
                ElementsAre("rules.bad_sight"));
    EXPECT_THAT(
        codes_of({flag(Entity::space, "b"), secret(flag(Entity::space, "a"), Sight::column, "b")}),
        ElementsAre("rules.bad_sight"));
    EXPECT_THAT(codes_of({pointer(Entity::seat, "b", Kind::seat),
                          secret(flag(Entity::space, "a"), Sight::column, "b")}),
                ElementsAre("rules.bad_sight"));
    EXPECT_THAT(codes_of({secret(flag(Entity::space, "a"), Sight::self)}),
                ElementsAre("rules.bad_sight"));
}

TEST(Layout, RefusesToBeSeenNearWhatNamesNoSeatOfASpace) {
    const Column near = secret(integer(Entity::space, "a", 0, 9), Sight::near, "holder");
    EXPECT_THAT(codes_of({near}), ElementsAre("rules.bad_sight"));
    EXPECT_THAT(codes_of({near, pointer(Entity::region, "holder", Kind::seat)}),
                ElementsAre("rules.bad_sight"));
    EXPECT_THAT(codes_of({near, pointer(Entity::space, "holder", Kind::seat)}), ElementsAre());
    EXPECT_THAT(codes_of({pointer(Entity::space, "holder", Kind::seat),
                          secret(flag(Entity::seat, "a"), Sight::near, "holder")}),
                ElementsAre("rules.bad_sight"));
}

TEST(Layout, LetsWhoHoldsASpaceBeSeenNearWhatTheyHold) {
    EXPECT_THAT(
        codes_of({secret(pointer(Entity::space, "holder", Kind::seat), Sight::near, "holder")}),
        ElementsAre());
}

TEST(Layout, RefusesToBeOpenedByWhatIsNoFlagOfTheMatch) {
    const auto opened = [](const std::string& by) {
        Column column = secret(flag(Entity::space, "a"), Sight::nobody);
        column.opened_by = by;
        return column;
    };
    EXPECT_THAT(codes_of({opened("late"), flag(Entity::match, "late")}), ElementsAre());
    EXPECT_THAT(codes_of({opened("nothing")}), ElementsAre("rules.bad_sight"));
    EXPECT_THAT(codes_of({opened("late"), integer(Entity::match, "late", 0, 1)}),
                ElementsAre("rules.bad_sight"));
    EXPECT_THAT(codes_of({opened("late"), secret(flag(Entity::match, "late"), Sight::nobody)}),
                ElementsAre("rules.bad_sight"));
}

TEST(Layout, RefusesNoSeatsAndTooManySeats) {
    EXPECT_FALSE(Layout::make(ring_board(3), 0, {}, {}));
    EXPECT_TRUE(Layout::make(ring_board(3), max_seats, {}, {}));
    EXPECT_FALSE(Layout::make(ring_board(3), max_seats + 1, {}, {}));
}

TEST(Layout, FindsDecksByTheirName) {
    const auto layout =
        Layout::make(ring_board(3), 2, {}, {plain_deck("one", 1), plain_deck("two", 1)});

    EXPECT_EQ(layout->find_deck("two"), 1);
    EXPECT_EQ(layout->find_deck("three"), std::nullopt);
}

}  // namespace
}  // namespace fronteira::core
