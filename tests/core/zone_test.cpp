// SPDX-License-Identifier: MIT
// The zones of a state: ordered lists of cards in one row of cells.
#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

using namespace support;
using testing::ElementsAre;
using testing::IsEmpty;

class ZoneTest : public testing::Test {
 protected:
    SmallGame game{ring_board(3), 2, {}, {plain_deck("a", 4), plain_deck("b", 5)}};
    State state{game.rules.layout};
};

TEST_F(ZoneTest, LaysACardOnTopOfAnotherZone) {
    state.move_card(0, pile, 3, Layout::hand(0));
    state.move_card(0, pile, 0, Layout::hand(0));

    EXPECT_THAT(state.zone(0, pile), ElementsAre(1, 2));
    EXPECT_THAT(state.zone(0, Layout::hand(0)), ElementsAre(3, 0));
}

TEST_F(ZoneTest, MovesACardDownwardsAsWell) {
    for (int i = 0; i < 4; ++i) state.move_card(0, pile, 0, Layout::hand(1));
    state.move_card(0, Layout::hand(1), 1, pile);
    state.move_card(0, Layout::hand(1), 1, discard);
    state.move_card(0, Layout::hand(1), 0, pile);

    EXPECT_THAT(state.zone(0, pile), ElementsAre(1, 0));
    EXPECT_THAT(state.zone(0, discard), ElementsAre(2));
    EXPECT_THAT(state.zone(0, Layout::hand(1)), ElementsAre(3));
}

TEST_F(ZoneTest, MovesACardToTheTopOfItsOwnZone) {
    state.move_card(0, pile, 1, pile);

    EXPECT_THAT(state.zone(0, pile), ElementsAre(0, 2, 3, 1));
}

TEST_F(ZoneTest, LeavesOtherDecksAlone) {
    state.move_card(0, pile, 0, Layout::hand(1));
    state.shuffle(0, pile);

    EXPECT_THAT(state.zone(1, pile), ElementsAre(0, 1, 2, 3, 4));
    EXPECT_THAT(state.zone(1, Layout::hand(1)), IsEmpty());
}

TEST_F(ZoneTest, AgreesWithListsOfCardsAfterManyMoves) {
    std::vector<std::vector<int32_t>> lists(static_cast<size_t>(game.rules.layout.zones()));
    lists[pile] = {0, 1, 2, 3, 4};
    Random random{9};
    for (int i = 0; i < 2000; ++i) {
        const auto from = static_cast<size_t>(random.below(5)), to = size_t{random.below(5)};
        if (lists[from].empty()) continue;
        const auto place = random.below(static_cast<uint32_t>(lists[from].size()));
        const int32_t card = lists[from][place];
        lists[from].erase(lists[from].begin() + place);
        lists[to].push_back(card);

        state.move_card(1, static_cast<int>(from), static_cast<int>(place), static_cast<int>(to));

        for (size_t zone = 0; zone < lists.size(); ++zone)
            ASSERT_THAT(state.zone(1, static_cast<int>(zone)),
                        testing::ElementsAreArray(lists[zone]));
    }
}

// Fisher-Yates from the top down. With the first three numbers of the seed 1234567, which are
// 0.3501, 0.1736 and 0.5322 of the whole: 3 with 1, 2 with 0, 1 with 1.
TEST_F(ZoneTest, ShufflesAsSpecified) {
    state.seed(1234567);
    state.shuffle(0, pile);

    EXPECT_THAT(state.zone(0, pile), ElementsAre(2, 3, 0, 1));
}

TEST_F(ZoneTest, ShufflesEveryOrderEquallyOften) {
    std::map<std::vector<int32_t>, int> counts;
    state.seed(77);
    for (int i = 0; i < 24000; ++i) {
        state.shuffle(0, pile);
        const auto cards = state.zone(0, pile);
        ++counts[{cards.begin(), cards.end()}];
        state.clear_changes();
    }

    double chi_square = 0;
    for (const auto& [order, count] : counts)
        chi_square += (count - 1000.0) * (count - 1000.0) / 1000.0;
    EXPECT_EQ(counts.size(), 24u);
    EXPECT_LT(chi_square, 49.7);  // 23 degrees of freedom, one in a thousand
}

TEST_F(ZoneTest, DrawsItsChanceFromTheGeneratorInTheBlock) {
    state.seed(42);
    State other(game.rules.layout);
    other.seed(42);
    EXPECT_EQ(state.below(1000), other.below(1000));

    const State copy = state;
    EXPECT_EQ(state.below(1000), State(copy).below(1000));
}

TEST_F(ZoneTest, ShowsASeatItsHandAndWhatLiesOpen) {
    EXPECT_FALSE(state.can_see_zone(0, pile, 0));
    EXPECT_TRUE(state.can_see_zone(0, discard, 0));
    EXPECT_TRUE(state.can_see_zone(0, aside, 0));
    EXPECT_TRUE(state.can_see_zone(0, Layout::hand(1), 1));
    EXPECT_FALSE(state.can_see_zone(0, Layout::hand(1), 0));
    for (int seat = 0; seat < 2; ++seat)
        EXPECT_FALSE(state.can_see_zone(0, Layout::hand(seat), -1));
}

TEST(HandSight, ShowsAHandToTheSeatsThatAColumnNames) {
    const SmallGame game(ring_board(3), 3, {pointer(Entity::seat, "spies", Kind::seats)},
                         {plain_deck("a", 4), plain_deck("b", 4)}, {{"b", "spies", {}}});
    State state(game.rules.layout);
    ASSERT_TRUE(state.set(game.id(Entity::seat, "spies"), 0, 0b100));

    EXPECT_TRUE(state.can_see_zone(1, Layout::hand(0), 2));
    EXPECT_TRUE(state.can_see_zone(1, Layout::hand(0), 0));
    EXPECT_FALSE(state.can_see_zone(1, Layout::hand(0), 1));
    EXPECT_FALSE(state.can_see_zone(1, Layout::hand(0), -1));
    EXPECT_FALSE(state.can_see_zone(1, Layout::hand(1), 2));
    EXPECT_FALSE(state.can_see_zone(1, pile, 2));
    EXPECT_FALSE(state.can_see_zone(0, Layout::hand(0), 2));
}

TEST(HandSight, NeedsADeckAndAColumnOfSeatsThatSeatsHave) {
    const std::vector<Column> columns = {pointer(Entity::match, "spies", Kind::seats),
                                         integer(Entity::seat, "gold", 0, 9)};
    const auto fault = [&](const std::string& deck, const std::string& column) {
        const auto made =
            Layout::make(ring_board(3), 2, columns, {plain_deck("a", 4)}, {{deck, column, {}}});
        return made ? "" : made.error().front().code;
    };

    EXPECT_EQ(fault("b", "spies"), "rules.unknown_deck");
    EXPECT_EQ(fault("a", "spies"), "rules.bad_sight");
    EXPECT_EQ(fault("a", "gold"), "rules.bad_sight");
}

}  // namespace
}  // namespace fronteira::core
