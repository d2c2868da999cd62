// SPDX-License-Identifier: MIT
// Records, undo and saved matches while a question of the rules waits for its answer.
#include "match/session.hpp"
#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gtest/gtest.h>

namespace fronteira::match {
namespace {

using namespace support;
using core::Entity;

/// A seat offers gold; the next one says how much of it is taken.
class SessionQuestion : public testing::Test {
 protected:
    SmallGame game{
        ring_board(3),
        2,
        {integer(Entity::match, "offered", 0, 9), integer(Entity::match, "taken", 0, 9)}};
    int16_t take = 0, offer = 0;

    Session begun() {
        core::MoveKind answer =
            move_kind("take", {number_slot(game.words.number(1), game.words.number(5))}, -1);
        answer.answers = true;
        take = game.move(std::move(answer));
        const int16_t question = game.phase("take", {take});
        game.rules.phases[static_cast<size_t>(question)].question = true;
        const auto set = [this](core::Match& match, const char* column, int32_t value) {
            match.mutable_state().set(game.id(Entity::match, column), 0, value);
        };
        offer = game.move(
            move_kind("offer", {},
                      game.effect([=](core::Match& match, int seat, const Move*) -> Result<void> {
                          set(match, "offered", 5);
                          const Move* given = match.answer(1 - seat, question, std::nullopt);
                          if (given == nullptr) return fail(Diagnostics());
                          set(match, "taken", given->values[0]);
                          return {};
                      })));
        game.turn({game.phase("only", {offer, game.move(finishing_move("rest"))})});
        static_cast<void>(game.begin());
        Record header;
        header.ruleset = "small/small";
        header.seats = {"one", "two"};
        return {game.rules, game, header};
    }
    int32_t cell(const Session& session, const char* column) {
        return session.match().state().get(game.id(Entity::match, column), 0);
    }
};

TEST_F(SessionQuestion, IsUndoneAnswerByAnswer) {
    Session session = begun();
    ASSERT_TRUE(session.start(1));
    ASSERT_TRUE(session.play(0, a_move(offer)));
    ASSERT_TRUE(session.play(1, a_move(take, {3})));
    EXPECT_EQ(cell(session, "taken"), 3);

    ASSERT_TRUE(session.undo());
    EXPECT_EQ(session.match().decider(), 1);
    EXPECT_EQ(cell(session, "offered"), 5);
    EXPECT_EQ(cell(session, "taken"), 0);
    ASSERT_TRUE(session.play(1, a_move(take, {4})));
    EXPECT_EQ(cell(session, "taken"), 4);
    ASSERT_TRUE(session.undo());
    ASSERT_TRUE(session.undo());
    EXPECT_EQ(session.match().decider(), 0);
    EXPECT_EQ(cell(session, "offered"), 0);
    EXPECT_FALSE(session.match().question().open());
}

TEST_F(SessionQuestion, ARecordThatEndsInAQuestionGoesOnThere) {
    Session session = begun();
    ASSERT_TRUE(session.start(1));
    ASSERT_TRUE(session.play(0, a_move(offer)));
    const Record saved = session.record();
    Session resumed(game.rules, game, saved);
    ASSERT_TRUE(resumed.resume(saved));

    EXPECT_EQ(resumed.match().decider(), 1);
    ASSERT_TRUE(resumed.play(1, a_move(take, {2})));
    EXPECT_EQ(cell(resumed, "taken"), 2);
}

}  // namespace
}  // namespace fronteira::match
