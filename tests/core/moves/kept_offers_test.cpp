// SPDX-License-Identifier: MIT
#include "core/moves/kept_offers.hpp"

#include "core/moves/legal_moves.hpp"
#include "support/every_slot.hpp"
#include "support/tiny_board.hpp"
#include "support/toy_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

namespace fronteira::core {
namespace {

using namespace support;

/// Every offer of one kind, numbers as ranges, in the order of the list.
std::vector<std::vector<int32_t>> rows(const MoveList& list, const Rules& rules, int16_t kind) {
    std::vector<std::vector<int32_t>> found;
    for (size_t i = 0; i < list.size(); ++i) {
        const Offer offer = list.at(i, rules);
        if (offer.move.kind != kind) continue;
        found.emplace_back(offer.move.values.begin(), offer.move.values.end());
        found.back().push_back(offer.upto.value_or(hidden));
    }
    return found;
}

/// Writes a few cells of all kinds, as the effect of a move does.
void disturb(State& state, Random& random) {
    const auto columns = state.layout().columns();
    for (uint32_t writes = 1 + random.below(3); writes > 0; --writes) {
        const auto id = static_cast<ColumnId>(random.below(static_cast<uint32_t>(columns.size())));
        const PlacedColumn& column = columns[static_cast<size_t>(id)];
        if (column.name == "standing") continue;
        const auto row = static_cast<int>(random.below(static_cast<uint32_t>(column.rows)));
        state.set(id, row, random.between(column.min, std::min(column.max, column.min + 9)));
    }
}

/// Compares what was kept with the same list found from nothing, after each of many small changes.
void expect_same_as_found_anew(std::unique_ptr<SmallGame> game, uint64_t seed,
                               const std::function<void(Match&, Random&)>& change) {
    Random random{seed};
    Match match = game->begin(seed);
    match.go_to(0, 0);
    size_t offers = 0;
    for (int position = 0; position < 200; ++position) {
        change(match, random);
        const int seat = match.decider();
        for (const int16_t kind : match.phase().moves) {
            MoveList anew;
            find_moves(match.rules(), match.state(), kind, seat, *game, anew);
            const auto expected = rows(anew, match.rules(), kind);
            ASSERT_EQ(rows(match.legal(seat), match.rules(), kind), expected)
                << match.rules().moves[static_cast<size_t>(kind)].name << " at " << position;
            if (match.rules().moves[static_cast<size_t>(kind)].kept >= 0) offers += expected.size();
        }
    }
    EXPECT_GT(offers, 100u);
}

class KeptOffersTest : public testing::TestWithParam<uint64_t> {};

TEST_P(KeptOffersTest, FollowEveryWriteOfTheState) {
    expect_same_as_found_anew(
        every_slot_game(random_board(GetParam() + 100, 9), 3), GetParam(),
        [](Match& match, Random& random) { disturb(match.mutable_state(), random); });
}

TEST_P(KeptOffersTest, AreFoundAnewWhenNotesOfWritesAreThrownAway) {
    expect_same_as_found_anew(every_slot_game(random_board(GetParam() + 200, 9), 3), GetParam(),
                              [](Match& match, Random& random) {
                                  State& state = match.mutable_state();
                                  const size_t before = state.changes().size();
                                  disturb(state, random);
                                  if (random.below(2) == 0) state.roll_back(before);
                                  if (random.below(3) == 0) state.clear_changes();
                                  disturb(state, random);
                              });
}

TEST_P(KeptOffersTest, BelongToTheSeatThatAsks) {
    expect_same_as_found_anew(every_slot_game(random_board(GetParam() + 300, 9), 3), GetParam(),
                              [](Match& match, Random& random) {
                                  disturb(match.mutable_state(), random);
                                  match.go_to(0, static_cast<int>(random.below(3)));
                              });
}

INSTANTIATE_TEST_SUITE_P(Boards, KeptOffersTest, testing::Range<uint64_t>(0, 6));

TEST(KeptOffers, OfACopiedMatchAreItsOwn) {
    const auto game = every_slot_game(random_board(5, 9), 3);
    Match match = game->begin(1);
    match.go_to(0, 0);
    Random random{1};
    const size_t before = match.legal(0).size();
    Match copy = match;
    for (int i = 0; i < 20; ++i) disturb(copy.mutable_state(), random);
    EXPECT_NE(copy.legal(0).size(), before);
    EXPECT_EQ(match.legal(0).size(), before);
}

TEST(KeptOffers, OfAnotherStartAreFoundAnew) {
    const auto game = every_slot_game(random_board(5, 9), 3);
    Match match = game->begin(1);
    match.go_to(0, 0);
    const size_t before = match.legal(0).size();
    Random random{1};
    for (int i = 0; i < 20; ++i) disturb(match.mutable_state(), random);
    ASSERT_NE(match.legal(0).size(), before);
    ASSERT_TRUE(match.start(1));
    match.go_to(0, 0);
    EXPECT_EQ(match.legal(0).size(), before);
}

}  // namespace
}  // namespace fronteira::core
