// SPDX-License-Identifier: MIT
// Whether a move brought to light what nobody could foresee: then it is not taken back.
#include "core/match.hpp"
#include "match_fixture.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

class RevealedTest : public MatchOfOneMove {
 protected:
    bool revealed_by(std::function<void(Match&)> what) {
        Match match = with_move([what](Match& running) {
            what(running);
            return Result<void>();
        });
        EXPECT_TRUE(match.apply(0, a_move(0)));
        return match.last_move_revealed();
    }
};

TEST_F(RevealedTest, RevealsNothingByAMoveThatAllCouldForesee) {
    EXPECT_FALSE(revealed_by([this](Match& match) {
        write(match, Entity::match, "late", 0, 1);
        match.ask(1, "only");
    }));
}

TEST_F(RevealedTest, RevealsByDice) {
    EXPECT_TRUE(revealed_by([](Match& match) { match.roll(6); }));
}

TEST_F(RevealedTest, RevealsByShufflingAndDrawing) {
    EXPECT_TRUE(revealed_by([](Match& match) { match.mutable_state().shuffle(0, pile); }));
    EXPECT_TRUE(revealed_by(
        [](Match& match) { match.mutable_state().move_card(0, pile, 4, Layout::hand(0)); }));
}

TEST_F(RevealedTest, RevealsNothingByASecretThatIsShownToNobody) {
    EXPECT_FALSE(revealed_by([this](Match& match) { write(match, Entity::seat, "plan", 0, 1); }));
    EXPECT_FALSE(revealed_by([this](Match& match) { write(match, Entity::space, "trap", 0, 1); }));
}

TEST_F(RevealedTest, RevealsASecretByTellingOfIt) {
    game.move(move_kind("go", {}, game.effect([this](Match& match, int, const Move*) {
        write(match, Entity::seat, "plan", 0, 1);
        match.tell({"planned", {}, ~uint32_t{0}});
        return Result<void>();
    })));
    game.turn({game.phase("only", {0})});
    Match match = game.begin();
    match.listen(true);
    ASSERT_TRUE(match.apply(0, a_move(0)));

    EXPECT_TRUE(match.last_move_revealed());
}

TEST_F(RevealedTest, RevealsNothingByShowingWhatTheSameMoveCleared) {
    game.move(move_kind("go", {}, game.effect([this](Match& match, int, const Move*) {
        write(match, Entity::space, "trap", 0, 0);
        write(match, Entity::space, "owner", 0, 1);
        return Result<void>();
    })));
    game.turn({game.phase("only", {0})});
    Match match = game.begin();
    write(match, Entity::space, "trap", 0, 1);

    ASSERT_TRUE(match.apply(0, a_move(0)));

    EXPECT_FALSE(match.last_move_revealed());
}

TEST_F(RevealedTest, RevealsByChangingWhoSeesSomething) {
    EXPECT_TRUE(revealed_by([this](Match& match) { write(match, Entity::space, "owner", 0, 1); }));
    EXPECT_TRUE(revealed_by([this](Match& match) { write(match, Entity::seat, "spies", 0, 1); }));
}

}  // namespace
}  // namespace fronteira::core
