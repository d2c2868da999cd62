// SPDX-License-Identifier: MIT
// What happens before the first decision cannot be told to a spec: here the dice are loaded first.
#include "war_position.hpp"

namespace fronteira::mods {
namespace {

/// Territories of each seat, and who begins, when these dice choose the distributor.
struct Deal {
    std::vector<int> territories;
    int first = -1;
    friend bool operator==(const Deal&, const Deal&) = default;
};

Deal deal(int players, const std::vector<int32_t>& dice) {
    WarPosition war(players);
    war.match().load_dice(dice);
    EXPECT_TRUE(war.match().start(1));
    Deal dealt;
    for (int seat = 0; seat < players; ++seat) dealt.territories.push_back(war.territories(seat));
    dealt.first = war.match().decider();
    return dealt;
}

TEST(TheDistributorOfWar, IsWhoeverRollsMost) {
    // "Distribui no sentido horário, começando pelo jogador à sua esquerda."
    EXPECT_EQ(deal(4, {6, 2, 3, 4}), (Deal{{10, 11, 11, 10}, 3}));
    EXPECT_EQ(deal(4, {1, 2, 3, 6}), (Deal{{11, 11, 10, 10}, 2}));
    EXPECT_EQ(deal(5, {1, 6, 3, 5, 5}), (Deal{{8, 8, 9, 9, 8}, 4}));
}

TEST(TheDistributorOfWar, IsRolledForAgainByThoseWhoTie) {
    EXPECT_EQ(deal(4, {3, 5, 5, 1, 2, 4}), deal(4, {1, 1, 6, 1}));
    EXPECT_EQ(deal(4, {3, 5, 5, 1, 2, 2, 6, 1}), deal(4, {1, 6, 1, 1}));
    EXPECT_EQ(deal(3, {2, 2, 2, 1, 3, 3, 4, 5}), deal(3, {1, 1, 6}));
}

TEST(TheFirstTurnOfWar, IsOfThePlayerAfterTheOneWhoGotTheLastCard) {
    EXPECT_EQ(deal(3, {6, 1, 1}).first, 1);
    EXPECT_EQ(deal(6, {1, 6, 1, 1, 1, 1}).first, 2);
    EXPECT_EQ(deal(4, {6, 1, 1, 1}).first, 3);
    EXPECT_EQ(deal(5, {6, 1, 1, 1, 1}).first, 3);
}

/// Who decides first when these dice choose the distributor of War II.
int first_of_war2(int players, const std::vector<int32_t>& dice) {
    WarPosition war(players, "war2/war2");
    war.match().load_dice(dice);
    EXPECT_TRUE(war.match().start(1));
    return war.match().decider();
}

TEST(TheDistributorOfWar2, IsWhoeverRollsMostAndTakesTheFirstTerritory) {
    EXPECT_EQ(first_of_war2(4, {1, 2, 6, 3}), 2);
    EXPECT_EQ(first_of_war2(5, {5, 2, 5, 3, 1, 4, 6}), 2);
    EXPECT_EQ(first_of_war2(6, {1, 1, 1, 1, 1, 2}), 5);
}

}  // namespace
}  // namespace fronteira::mods
