// SPDX-License-Identifier: MIT
#include "lab/witness.hpp"

#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gmock/gmock.h>

namespace fronteira::lab {
namespace {

using namespace support;
using core::Entity;
using core::Kind;
using testing::ElementsAre;
using testing::IsEmpty;

/// Two seats choose a space each before the first turn; then they pass, until seat 2 wins in the
/// third round. North has spaces 0 to 2, south the others.
class WitnessTest : public testing::Test {
 protected:
    WitnessTest() {
        owner = game.id(Entity::space, "owner");
        game.on_setup = [](core::Match& match) { match.set_first(1); };
        const int16_t take = game.move(
            move_kind("take", {space_slot("on", {})},
                      game.effect([this](core::Match& match, int seat, const Move* move) {
                          EXPECT_TRUE(match.mutable_state().set(owner, move->values[0], seat));
                          match.finish(seat);
                          return Result<void>();
                      })));
        const int16_t pass = game.move(
            move_kind("pass", {}, game.effect([this](core::Match& match, int seat, const Move*) {
                for (int space = 0; space < 3; ++space)
                    EXPECT_TRUE(match.mutable_state().set(owner, space, 0));
                if (match.round() == 3) match.win(1);
                match.finish(seat);
                return Result<void>();
            })));
        game.opening({game.everyone("choose", {take})});
        game.turn({game.phase("play", {pass})});
    }

    /// What is seen of the match that a series would play as number 7 from 5 on.
    Testimony seen_of(const Question& question) {
        Witness witness(question, 5, 3);
        core::Match match = game.begin();
        witness.see(7, match);
        EXPECT_TRUE(match.apply(0, a_move(0, {4})));
        witness.see(7, match);
        EXPECT_TRUE(match.apply(1, a_move(0, {5})));
        witness.see(7, match);
        while (match.over() == core::Over::no) {
            EXPECT_TRUE(match.apply(match.decider(), a_move(1)));
            witness.see(7, match);
        }
        EXPECT_EQ(witness.testimonies()[0].end, Testimony::End::not_ended);
        return witness.testimonies()[2];
    }

    static std::shared_ptr<const core::Board> two_regions() {
        TinyBoard board;
        for (const char* id : {"a", "b", "c"}) board.space(id, "north");
        for (const char* id : {"d", "e", "f"}) board.space(id, "south");
        return board.link("a", "b").build();
    }

    SmallGame game{two_regions(), 2, {pointer(Entity::space, "owner", Kind::seat)}};
    core::ColumnId owner = -1;
};

TEST_F(WitnessTest, SeesWhoWonAndWhoBegan) {
    const Testimony seen = seen_of({owner, 2});

    EXPECT_EQ(seen.end, Testimony::End::won);
    EXPECT_EQ(seen.winner, 1);
    EXPECT_EQ(seen.first, 1);
}

TEST_F(WitnessTest, SeesTheOwnersWhenTheOpeningIsOver) {
    EXPECT_THAT(seen_of({owner, 2}).started, ElementsAre(-1, -1, -1, -1, 0, 1));
}

TEST_F(WitnessTest, SeesWhoHoldsAllOfARegionWhenTheRoundBegins) {
    EXPECT_THAT(seen_of({owner, 1}).held, ElementsAre(-1, -1));
    EXPECT_THAT(seen_of({owner, 2}).held, ElementsAre(0, -1));
    EXPECT_THAT(seen_of({owner, 9}).held, IsEmpty());
}

TEST_F(WitnessTest, HasNothingToSayOfSpacesThatHaveNoOwners) {
    const Testimony seen = seen_of({std::nullopt, 2});

    EXPECT_THAT(seen.started, IsEmpty());
    EXPECT_THAT(seen.held, IsEmpty());
    EXPECT_EQ(seen.winner, 1);
}

}  // namespace
}  // namespace fronteira::lab
