// SPDX-License-Identifier: MIT
// Whose decision it is: seats that are asked in between, and phases for everyone.
#include "flow_fixture.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

using testing::ElementsAre;

class DecisionTest : public FlowTest {};

TEST_F(DecisionTest, AsksAnotherSeatAndComesBack) {
    const int16_t answer = finishing("answer"), pass = finishing("pass");
    const int16_t ask = doing("ask", [](Match& match, int) { match.ask(2, "reply"); });
    game.turn({game.phase("main", {ask, pass})});
    game.phase("reply", {answer}, noted("reply"));
    Match match = game.begin();
    play(match, ask);
    EXPECT_EQ(match.decider(), 2);
    EXPECT_EQ(match.turn_seat(), 0);
    EXPECT_EQ(match.phase().name, "reply");
    EXPECT_FALSE(match.check(0, a_move(pass)).empty());
    play(match, answer);

    EXPECT_EQ(match.decider(), 0);
    EXPECT_EQ(match.phase().name, "main");
    EXPECT_THAT(trace, ElementsAre("reply2"));
}

TEST_F(DecisionTest, NestsDecisionsTheLastAskedFirst) {
    const int16_t answer = finishing("answer"), pass = finishing("pass");
    const int16_t ask_both = doing("ask_both", [](Match& match, int) {
        match.ask(1, "reply");
        match.ask(2, "deep");
    });
    const int16_t ask_back = doing("ask_back", [](Match& match, int seat) {
        match.finish(seat);
        match.ask(0, "reply");
    });
    game.turn({game.phase("main", {ask_both, pass})});
    game.phase("reply", {answer});
    game.phase("deep", {ask_back});
    Match match = game.begin();
    std::vector<std::string> order;
    for (const int16_t kind : std::vector<int16_t>{ask_both, ask_back, answer, answer, pass}) {
        order.push_back(match.phase().name + std::to_string(match.decider()));
        play(match, kind);
    }

    EXPECT_THAT(order, ElementsAre("main0", "deep2", "reply0", "reply1", "main0"));
    EXPECT_EQ(match.decider(), 1);
}

TEST_F(DecisionTest, LetsSeatsAskOneAnotherRoundTheTable) {
    const int16_t hand_on = doing("hand_on", [](Match& match, int seat) {
        match.finish(seat);
        match.ask((seat + 1) % 3, "main");
    });
    game.turn({game.phase("main", {hand_on})});
    Match match = game.begin();
    for (int move = 0; move < 5 * max_frames; ++move) {
        ASSERT_EQ(match.decider(), move % 3);
        ASSERT_EQ(match.turn_seat(), 0);
        play(match, hand_on);
    }
}

TEST_F(DecisionTest, RefusesToAskWhomOrWhatItDoesNotKnow) {
    std::vector<bool> asked;
    const int16_t ask = doing("ask", [&](Match& match, int) {
        asked = {match.ask(-1, "main"), match.ask(3, "main"), match.ask(1, "nothing")};
    });
    game.turn({game.phase("main", {ask})});
    Match match = game.begin();
    play(match, ask);

    EXPECT_THAT(asked, ElementsAre(false, false, false));
    EXPECT_EQ(match.decider(), 0);
}

TEST_F(DecisionTest, RefusesMoreOpenDecisionsThanItCanKeep) {
    int taken = 0;
    const int16_t ask = doing("ask", [&](Match& match, int) {
        while (match.ask(1, "main")) ++taken;
    });
    game.turn({game.phase("main", {ask})});
    Match match = game.begin();
    play(match, ask);

    EXPECT_EQ(taken, max_frames - 1);
}

TEST_F(DecisionTest, DropsTheDecisionOfASeatThatRetiresMeanwhile) {
    const int16_t answer = finishing("answer"), pass = finishing("pass");
    const int16_t ask = doing("ask", [](Match& match, int) {
        match.ask(1, "reply");
        match.retire(1);
    });
    game.turn({game.phase("main", {ask, pass})});
    game.phase("reply", {answer});
    Match match = game.begin();
    play(match, ask);

    EXPECT_EQ(match.decider(), 0);
}

TEST_F(DecisionTest, LetsEveryoneDecideInAnyOrder) {
    const int16_t vow = finishing("vow"), pass = finishing("pass");
    game.opening({game.everyone("vows", {vow})});
    game.turn({game.phase("main", {pass})});
    for (const auto& order : {std::vector<int>{0, 1, 2}, {2, 0, 1}, {1, 2, 0}}) {
        Match match(game.rules, game);
        ASSERT_TRUE(game.rules.finish().empty());
        ASSERT_TRUE(match.start(1));
        EXPECT_EQ(match.deciders(), 0b111u);
        for (const int seat : order) {
            ASSERT_TRUE(match.check(seat, a_move(vow)).empty());
            ASSERT_TRUE(match.apply(seat, a_move(vow)));
            if (match.round() == 0) {
                EXPECT_FALSE(match.check(seat, a_move(vow)).empty());
            }
        }
        EXPECT_EQ(match.round(), 1);
    }
}

TEST_F(DecisionTest, AsksOnlyStandingSeatsInAPhaseForEveryone) {
    const int16_t vow = finishing("vow");
    game.turn({game.everyone("vows", {vow})});
    game.on_setup = [](Match& match) { match.retire(1); };
    const Match match = game.begin();

    EXPECT_EQ(match.deciders(), 0b101u);
}

TEST_F(DecisionTest, KeepsOnlySeatsWithAMoveInAPhaseForEveryone) {
    const int16_t vow = finishing("vow");
    const core::Test mine =
        game.words.test(core::Test::Op::equal, Entity::space, "owner", game.words.me());
    game.rules.moves[static_cast<size_t>(vow)].slots = {space_slot("at", {mine})};
    game.turn({game.everyone("vows", {vow})});
    game.on_setup = [this](Match& match) {
        match.mutable_state().set(game.id(Entity::space, "owner"), 0, 0);
        match.mutable_state().set(game.id(Entity::space, "owner"), 1, 1);
    };
    const Match match = game.begin();

    EXPECT_EQ(match.deciders(), 0b011u);
}

TEST_F(DecisionTest, OffersNothingToASeatThatHasLeftByItself) {
    const core::Test mine =
        game.words.test(core::Test::Op::equal, Entity::space, "owner", game.words.me());
    const int16_t act = doing("act", [](Match&, int) {});
    const int16_t pass = game.move(finishing_move("pass"));
    game.rules.moves[static_cast<size_t>(act)].slots = {space_slot("at", {mine})};
    game.turn({game.everyone("acts", {act, pass})});
    game.on_setup = [this](Match& match) {
        match.mutable_state().set(game.id(Entity::space, "owner"), 0, 1);
    };
    const Match match = game.begin();

    EXPECT_EQ(match.deciders(), 0b010u);
    EXPECT_TRUE(match.legal(0).empty());
    EXPECT_EQ(match.legal(1).size(), 2u);
}

}  // namespace
}  // namespace fronteira::core
