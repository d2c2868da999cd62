// SPDX-License-Identifier: MIT
#include "conformance/secrets.hpp"

#include "support/every_slot.hpp"
#include "support/tiny_board.hpp"

#include <gmock/gmock.h>

#include <set>

namespace fronteira::conformance {
namespace {

using namespace core;

class SecretsTest : public testing::Test {
 protected:
    std::unique_ptr<support::SmallGame> game =
        support::every_slot_game(support::random_board(3, 9), 3);
    Match match = game->begin();
    Match other = game->begin();
    Random random{6};

    std::vector<Secret> given_other_secrets(int seat) {
        const auto secrets = other_secrets(match.state(), seat, random);
        std::vector<int32_t> cells(match.state().cells().begin(), match.state().cells().end());
        for (const Secret& secret : secrets)
            for (const auto& [cell, value] : secret.written)
                cells[static_cast<size_t>(cell)] = value;
        EXPECT_TRUE(other.resume(cells));
        return secrets;
    }
};

TEST_F(SecretsTest, LeaveWhatTheSeatSees) {
    for (int i = 0; i < 100; ++i) {
        support::scatter(match.mutable_state(), random);
        const int seat = random.between(-1, 2);
        given_other_secrets(seat);
        ASSERT_EQ(match.seen_cells(seat), other.seen_cells(seat));
        ASSERT_NE(match.state().hash(), other.state().hash());
    }
}

TEST_F(SecretsTest, KeepEveryCardOnce) {
    for (int i = 0; i < 50; ++i) {
        support::scatter(match.mutable_state(), random);
        given_other_secrets(0);
        std::set<int32_t> cards;
        for (int zone = 0; zone < game->rules.layout.zones(); ++zone) {
            const auto here = other.state().zone(0, zone);
            cards.insert(here.begin(), here.end());
        }
        ASSERT_EQ(cards, (std::set<int32_t>{0, 1, 2, 3, 4, 5}));
    }
}

TEST_F(SecretsTest, ReachEverythingThatIsHidden) {
    std::set<std::string> names;
    for (int i = 0; i < 50; ++i) {
        support::scatter(match.mutable_state(), random);
        for (const Secret& secret : given_other_secrets(1)) names.insert(secret.name);
    }

    EXPECT_EQ(names, (std::set<std::string>{"column `plan`", "column `spy`", "column `trap`",
                                            "deck `goal`", "the random generator"}));
}

TEST_F(SecretsTest, KeepAHiddenColumnThatSaysWhoSeesThereOrNearby) {
    for (const Sight sight : {Sight::column, Sight::near}) {
        support::SmallGame small(
            support::ring_board(6), 2,
            {support::secret(support::pointer(Entity::space, "spies", Kind::seats), Sight::nobody),
             support::secret(support::flag(Entity::space, "mine"), sight, "spies")});
        State state(small.rules.layout);
        for (int i = 0; i < 100; ++i) {
            support::scatter(state, random);
            State changed = state;
            for (const Secret& secret : other_secrets(state, 0, random))
                for (const auto& [cell, value] : secret.written) changed.write(cell, value);
            const ColumnId mine = small.id(Entity::space, "mine");
            for (int space = 0; space < 6; ++space)
                ASSERT_EQ(state.seen(mine, space, 0), changed.seen(mine, space, 0));
        }
    }
}

TEST_F(SecretsTest, ThatChangePlacesAreThoseThatWereThere) {
    const ColumnId trap = match.rules().layout.find(Entity::space, "trap").value();
    const auto traps = [&](const State& state) {
        std::multiset<int32_t> values;
        for (int space = 0; space < match.rules().board->space_count(); ++space)
            values.insert(state.get(trap, space));
        return values;
    };
    int moved = 0;
    for (int i = 0; i < 50; ++i) {
        support::scatter(match.mutable_state(), random);
        State changed = match.state();
        for (const Secret& secret : other_secrets(match.state(), -1, random, Alteration::places)) {
            EXPECT_NE(secret.name, generator_secret);
            for (const auto& [cell, value] : secret.written) {
                changed.write(cell, value);
                ++moved;
            }
        }
        ASSERT_EQ(traps(changed), traps(match.state()));
    }
    EXPECT_GT(moved, 0);
}

}  // namespace
}  // namespace fronteira::conformance
