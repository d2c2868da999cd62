// SPDX-License-Identifier: MIT
#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gtest/gtest.h>

namespace fronteira::core {
namespace {

using namespace support;

bool bit(uint32_t word, int space) {
    return (word >> (space % 32) & 1u) != 0;
}

/// What the index says, computed anew from the columns and the links.
void expect_right(const State& state, const SeatIndex& index) {
    const Board& board = state.layout().board();
    const auto holder = [&](int space) { return state.get(index.column, space); };
    for (int32_t value = none; value < state.layout().seats(); ++value) {
        int count = 0;
        std::vector<int> in_region(static_cast<size_t>(board.region_count()));
        for (int space = 0; space < board.space_count(); ++space) {
            const bool held = holder(space) == value;
            count += held;
            if (held && board.region_of(space) >= 0)
                ++in_region[static_cast<size_t>(board.region_of(space))];
            ASSERT_EQ(bit(state.held_word(index, value, space / 32), space), held);
        }
        ASSERT_EQ(state.count(index, value), count);
        for (int region = 0; region < board.region_count(); ++region)
            ASSERT_EQ(state.count_in(index, region, value), in_region[static_cast<size_t>(region)]);
    }
    for (int space = 0; space < board.space_count(); ++space) {
        bool other = false, same = false;
        for (const int32_t near : board.neighbours(space)) {
            other = other || (holder(near) != none && holder(near) != holder(space));
            same = same || holder(near) == holder(space);
        }
        ASSERT_EQ(state.meets_other(index, space, holder(space)), other);
        ASSERT_EQ(state.meets_same(index, space, holder(space)), same);
    }
}

class SeatIndexTest : public testing::TestWithParam<uint64_t> {};

TEST_P(SeatIndexTest, AgreesWithASlowRecomputationAfterThousandsOfWrites) {
    const int spaces = 3 + static_cast<int>(GetParam() * 17 % 80);
    SmallGame game(
        random_board(GetParam(), spaces), 4,
        {pointer(Entity::space, "owner", Kind::seat), pointer(Entity::space, "guest", Kind::seat)});
    State state(game.rules.layout);
    Random random{GetParam()};
    for (int i = 0; i < 3000; ++i) {
        const auto column = game.id(Entity::space, random.below(2) == 0 ? "owner" : "guest");
        state.set(column, static_cast<int>(random.below(static_cast<uint32_t>(spaces))),
                  random.between(none, 3));
        if (i % 100 != 0) continue;
        for (const SeatIndex& index : game.rules.layout.indexes())
            ASSERT_NO_FATAL_FAILURE(expect_right(state, index));
    }
}

TEST_P(SeatIndexTest, AgreesAfterWritesAreTakenBack) {
    const int spaces = 3 + static_cast<int>(GetParam() * 17 % 80);
    SmallGame game(random_board(GetParam(), spaces), 4,
                   {pointer(Entity::space, "owner", Kind::seat)});
    State state(game.rules.layout);
    Random random{GetParam()};
    const auto write = [&](int times) {
        for (int i = 0; i < times; ++i)
            state.set(game.id(Entity::space, "owner"),
                      static_cast<int>(random.below(static_cast<uint32_t>(spaces))),
                      random.between(none, 3));
    };
    write(200);
    const size_t kept = state.changes().size();
    write(200);
    const std::vector<Change> later(state.changes().begin() + static_cast<std::ptrdiff_t>(kept),
                                    state.changes().end());
    for (auto change = later.rbegin(); change != later.rend(); ++change) state.put_back(*change);
    ASSERT_NO_FATAL_FAILURE(expect_right(state, game.rules.layout.indexes()[0]));

    write(200);
    state.roll_back(kept);
    ASSERT_NO_FATAL_FAILURE(expect_right(state, game.rules.layout.indexes()[0]));

    state.roll_back();
    EXPECT_EQ(state.hash(), State(game.rules.layout).hash());
    expect_right(state, game.rules.layout.indexes()[0]);
}

INSTANTIATE_TEST_SUITE_P(Boards, SeatIndexTest, testing::Range<uint64_t>(1, 13));

TEST(SeatIndex, FollowsColumnsOfSpacesThatHoldASeatAndNoOthers) {
    SmallGame game(
        ring_board(3), 2,
        {pointer(Entity::space, "owner", Kind::seat), pointer(Entity::seat, "friend", Kind::seat),
         pointer(Entity::space, "way", Kind::space)});

    ASSERT_EQ(game.rules.layout.indexes().size(), 1u);
    EXPECT_EQ(game.rules.layout.indexes()[0].column, game.id(Entity::space, "owner"));
}

TEST(SeatIndex, IsNoPartOfTheSavedCellsNorOfTheHash) {
    SmallGame game(ring_board(3), 2, {pointer(Entity::space, "owner", Kind::seat)});
    const State state(game.rules.layout);

    EXPECT_EQ(state.cells().size(), static_cast<size_t>(game.rules.layout.state_cells()));
    EXPECT_GE(game.rules.layout.indexes()[0].counts, game.rules.layout.state_cells());
}

}  // namespace
}  // namespace fronteira::core
