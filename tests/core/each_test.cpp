// SPDX-License-Identifier: MIT
// Phases that all seats have, one after the other, and phases that begin anew.
#include "flow_fixture.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

using testing::ElementsAre;

class EachTest : public FlowTest {
 protected:
    int16_t pass = finishing("pass");

    /// An opening that each seat has in turn, before turns that only pass.
    Phase& each(std::initializer_list<int16_t> moves, int enter = -1) {
        const int16_t number = game.phase("each", moves, enter);
        game.opening({number});
        game.turn({game.phase("turn", {finishing("rest")})});
        Phase& phase = game.rules.phases[static_cast<size_t>(number)];
        phase.each = true;
        return phase;
    }
    core::Test not_skipped() {
        return game.words.test(core::Test::Op::equal, Entity::match, "skip", game.words.number(0));
    }
    void skip(Match& match) { match.mutable_state().set(game.id(Entity::match, "skip"), 0, 1); }
};

TEST_F(EachTest, ComesToEverySeatFromTheFirst) {
    game.on_setup = [](Match& match) { match.set_first(1); };
    each({pass});
    Match match = game.begin();

    EXPECT_THAT(next_seats(match, pass, 3), ElementsAre(1, 2, 0));
    EXPECT_EQ(match.phase().name, "turn");
}

TEST_F(EachTest, BeginsForEverySeatWhenItComesToIt) {
    each({pass}, noted("enter"));
    Match match = game.begin();

    EXPECT_THAT(trace, ElementsAre("enter0"));
    play(match, pass);
    EXPECT_THAT(trace, ElementsAre("enter0", "enter1"));
    play(match, pass);
    play(match, pass);
    EXPECT_THAT(trace, ElementsAre("enter0", "enter1", "enter2"));
}

TEST_F(EachTest, BeginsForEverySeatThoughThereIsNothingToDecide) {
    each({}, noted("enter"));
    const Match match = game.begin();

    EXPECT_THAT(trace, ElementsAre("enter0", "enter1", "enter2"));
    EXPECT_EQ(match.phase().name, "turn");
}

TEST_F(EachTest, PassesOverTheSeatForWhichItsConditionFails) {
    Phase& phase = each({pass}, noted("enter"));
    phase.when = {not_skipped()};
    game.rules.moves[static_cast<size_t>(pass)].effect = {
        game.effect([this](Match& match, int seat, const Move*) {
            skip(match);
            match.finish(seat);
            return Result<void>();
        })};
    Match match = game.begin();
    play(match, pass);

    EXPECT_THAT(trace, ElementsAre("enter0"));
    EXPECT_EQ(match.phase().name, "turn");
}

TEST_F(EachTest, LeavesOutWhoRetiresBeforeItsTime) {
    const int16_t drive_out = doing("drive_out", [](Match& match, int seat) {
        match.retire(1);
        match.finish(seat);
    });
    each({pass, drive_out}, noted("enter"));
    Match match = game.begin();
    play(match, drive_out);

    EXPECT_EQ(match.decider(), 2);
    EXPECT_THAT(trace, ElementsAre("enter0", "enter2"));
}

TEST_F(EachTest, GoesRoundAgainAsLongAsItsConditionHolds) {
    const int16_t last = doing("last", [this](Match& match, int seat) {
        skip(match);
        match.finish(seat);
    });
    Phase& phase = each({pass, last}, noted("enter"));
    phase.repeats = true;
    phase.again = {not_skipped()};
    Match match = game.begin();

    EXPECT_THAT(next_seats(match, pass, 4), ElementsAre(0, 1, 2, 0));
    play(match, last);
    EXPECT_EQ(match.decider(), 2) << "whoever has not had it in this round";
    play(match, pass);
    EXPECT_EQ(match.phase().name, "turn");
    EXPECT_THAT(trace, ElementsAre("enter0", "enter1", "enter2", "enter0", "enter1", "enter2"));
}

TEST_F(EachTest, FollowsWhoeverIsMadeTheFirstInBetween) {
    const int16_t lead = doing("lead", [](Match& match, int seat) {
        match.set_first((seat + 1) % 3);
        match.finish(seat);
    });
    Phase& phase = each({lead, pass});
    phase.repeats = true;
    phase.again = {not_skipped()};
    Match match = game.begin();

    EXPECT_THAT(next_seats(match, lead, 7), ElementsAre(0, 1, 2, 0, 1, 2, 0));
}

TEST_F(EachTest, APhaseOfATurnBeginsAnewForWhoHasTheTurn) {
    const int16_t last = doing("last", [this](Match& match, int seat) {
        skip(match);
        match.finish(seat);
    });
    const int16_t number = game.phase("main", {pass, last}, noted("enter"));
    Phase& main = game.rules.phases[static_cast<size_t>(number)];
    main.repeats = true;
    main.again = {not_skipped()};
    game.turn({number});
    Match match = game.begin();

    EXPECT_THAT(next_seats(match, pass, 2), ElementsAre(0, 0));
    play(match, last);
    EXPECT_EQ(match.decider(), 1);
    EXPECT_THAT(trace, ElementsAre("enter0", "enter0", "enter0", "enter1"));
}

}  // namespace
}  // namespace fronteira::core
