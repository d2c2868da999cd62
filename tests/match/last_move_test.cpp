// SPDX-License-Identifier: MIT
#include "match/last_move.hpp"

#include "toy_session.hpp"

namespace fronteira::match {
namespace {

TEST(LastMove, IsNotToldWhereItWroteWhatOthersMayNotSee) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    const int seat = toy.session.match().decider();
    ASSERT_TRUE(toy.session.play(seat, toy.session.parse("vow stance=sly").value()));

    EXPECT_TRUE(LastMove(toy.session, seat, 1).is_open());
    EXPECT_FALSE(LastMove(toy.session, seat + 1, 1).is_open());
    EXPECT_FALSE(LastMove(toy.session, -1, 1).is_open());
}

TEST(LastMove, IsToldWhereAllOfItIsInTheOpen) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    toy.play_on(1, 3);
    ASSERT_EQ(toy.session.match().phase().name, "muster");
    toy.play_on(1, 1);

    EXPECT_TRUE(LastMove(toy.session, -1, 4).is_open());
    EXPECT_EQ(LastMove(toy.session, -1, 4).seat(), toy.session.record().moves[3].seat);
}

TEST(LastMove, GivesTheEventsOfThatMoveAlone) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(3));
    toy.play_on(1, 40);
    size_t events = 0;
    for (size_t number = 0; number <= toy.session.record().moves.size(); ++number)
        for (const NumberedEvent& told : LastMove(toy.session, -1, number).events()) {
            EXPECT_EQ(told.move, number);
            ++events;
        }
    EXPECT_EQ(events, toy.session.events().size());
    EXPECT_GT(events, 0u);
}

}  // namespace
}  // namespace fronteira::match
