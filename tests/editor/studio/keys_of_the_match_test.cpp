// SPDX-License-Identifier: MIT
// The keyboard at the board and in the menu over it: Enter is of the button that shows it.
#include "at_a_match.hpp"
#include "board/board_item.hpp"
#include "support/eyes.hpp"
#include "support/own_host.hpp"

#include <gtest/gtest.h>

namespace fronteira::support {
namespace {

struct KeysOfTheMatch : AtAMatch {};

TEST_F(KeysOfTheMatch, EnterTakesTheNumberWhateverWasClickedLast) {
    ASSERT_TRUE(playing());
    match().pickSpace(match().spaces_on_offer().first());
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("oneLess") != nullptr; }));
    const int most = match().choice()["upto"].toInt();
    ASSERT_TRUE(hands.click("oneLess"));
    ASSERT_TRUE(hands.click("oneLess"));
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(hands.wait_until([&] { return match().turn()["number"].toInt() == 1; }));
    EXPECT_TRUE(hands.wait_until([&] { return match().choice()["ready"].toBool(); }));
    match().pickSpace(match().spaces_on_offer().first());
    ASSERT_TRUE(hands.wait_until([&] { return match().choice()["of"] == "number"; }));
    EXPECT_EQ(match().choice()["upto"].toInt(), 2) << "of " << most << " all but two were placed";
}

TEST_F(KeysOfTheMatch, EnterTakesTheNumberAlsoFromTheBoard) {
    ASSERT_TRUE(playing());
    match().pickSpace(match().spaces_on_offer().first());
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("takeNumber") != nullptr; }));
    hands.see();  // the keyboard went to that button
    auto* board = qobject_cast<board::BoardItem*>(hands.find("board"));
    board->setProperty("cursor", match().game().spaces().last());
    board->forceActiveFocus();
    ASSERT_TRUE(board_has_keyboard());
    hands.key(Qt::Key_Return);
    // All are placed, and the others may have moved since.
    EXPECT_TRUE(hands.wait_until([&] { return match().turn()["number"].toInt() >= 1; }));
}

TEST_F(KeysOfTheMatch, RMakesTheLastMoveAgainAndCtrlEnterEndsTheAttacks) {
    ASSERT_TRUE(playing());
    const auto kind = [&] { return match().choice()["kinds"].toList().value(0).toMap()["kind"]; };
    const auto asks = [&](const char* of) {
        return hands.wait_until([&] { return match().choice()["of"] == of; });
    };
    const auto pick_a_space = [&] {
        EXPECT_TRUE(hands.wait_until([&] { return !match().spaces_on_offer().isEmpty(); }));
        match().pickSpace(match().spaces_on_offer().value(0));
    };
    const auto number = [&] { return match().turn()["number"].toInt(); };
    const auto decides = [&] { return kind().isValid() && match().choice()["ready"].toBool(); };
    const auto pick_the_most = [&] {
        const int before = number();
        EXPECT_TRUE(asks("number"));
        match().pick(match().choice()["upto"]);
        EXPECT_TRUE(hands.wait_until([&] { return number() > before && decides(); }));
    };
    ASSERT_TRUE(hands.wait_until(decides));
    while (kind() == "place") {
        pick_a_space();
        pick_the_most();
    }
    ASSERT_EQ(kind(), "attack");
    pick_a_space();
    ASSERT_TRUE(hands.wait_until([&] { return match().choice()["parts"].toList().size() == 1; }));
    pick_a_space();
    pick_the_most();
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("again") != nullptr; }));
    hands.picture("again");
    const int before = number();
    hands.key(Qt::Key_R);
    ASSERT_TRUE(hands.wait_until([&] { return number() > before && decides(); }));
    const QString phase = match().turn()["phase"].toString();
    hands.key(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(hands.wait_until([&] { return match().turn()["phase"] != phase; }));
}

TEST_F(KeysOfTheMatch, TAndAButtonTurnABoardOfSquares) {
    launcher::MatchSetup setup;
    setup.set_ruleset(shelf()->ruleset("espionage/espionage_small"));
    setup.setSeat(0, "bot:" + setup.ruleset()["bots"].toStringList().first(), "");
    setup.setSeat(1, "me", "");
    hands.studio().start(&setup);
    const auto lies_below = [&](const char* one, const char* other) {
        return hands.wait_until([&] {
            auto* board = qobject_cast<board::BoardItem*>(hands.find("board"));
            return board != nullptr && board->map().geometry().count() > 0 &&
                   board->spacePoint(one).y() > board->spacePoint(other).y();
        });
    };
    ASSERT_TRUE(lies_below("c1_0", "c1_7")) << "whoever sits above has it below";
    hands.find("board")->forceActiveFocus();
    hands.key(Qt::Key_T);
    EXPECT_TRUE(lies_below("c1_7", "c1_0"));
    ASSERT_TRUE(hands.click("turnBoard"));
    EXPECT_TRUE(lies_below("c1_0", "c1_7"));
    hands.studio().replayHere(0);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("closeReplay") != nullptr; }));
    EXPECT_TRUE(lies_below("c1_0", "c1_7")) << "told again, it is seen from there, too";
    hands.key(Qt::Key_T);
    EXPECT_TRUE(lies_below("c1_7", "c1_0"));
}

TEST_F(KeysOfTheMatch, TheBoardInWordsGoesFromRowToRow) {
    launcher::MatchSetup setup;
    setup.set_ruleset(shelf()->ruleset("espionage/espionage_small"));
    hands.studio().start(&setup);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("board") != nullptr; }));
    hands.find("board")->forceActiveFocus();
    hands.key(Qt::Key_F2);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("boardText") != nullptr; }));
    QStringList names;
    for (const QVariant& space : hands.find("boardText")->property("model").toList())
        names << space.toMap()["name"].toString();
    EXPECT_EQ(names.mid(0, 9).join(' '), "a1 b1 c1 d1 e1 f1 g1 h1 a2");
}

TEST_F(KeysOfTheMatch, TheBoardHasTheKeyboardAgainAfterTheMenu) {
    ASSERT_TRUE(playing());
    ASSERT_TRUE(hands.click("menu"));
    hands.wait_until([] { return false; }, 300);
    hands.key(Qt::Key_Escape);
    hands.wait_until([] { return false; }, 300);
    hands.key(Qt::Key_F2);
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("playBoard") == nullptr; }));
    hands.key(Qt::Key_F2);
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("playBoard") != nullptr; }));
    hands.key(Qt::Key_N);
    EXPECT_FALSE(hands.find("board")->property("cursor").toString().isEmpty());
}

TEST_F(KeysOfTheMatch, TheBoardHasTheKeyboardWhenAMatchBeginsFromItsLobby) {
    app::Studio* studio = &hands.studio();
    studio->settings()->set_listen(free_address());
    ASSERT_TRUE(hands.wait_until([&] { return shelf() && shelf()->loaded(); }));
    launcher::MatchSetup setup;
    setup.set_ruleset(shelf()->ruleset("war/war"));
    setup.setOption("colours", "seats");
    setup.setSeat(1, "remote", "");
    studio->start(&setup);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("beginNow") != nullptr; }));
    ASSERT_TRUE(hands.click("beginNow"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("beginNow") == nullptr; }));
    EXPECT_TRUE(board_has_keyboard());
}

TEST_F(KeysOfTheMatch, EnterIsOfTheMoveAfterTheMenuWasClosed) {
    ASSERT_TRUE(playing());
    ASSERT_TRUE(hands.click("menu"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("leave") != nullptr; }));
    hands.wait_until([] { return false; }, 300);
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("leave") == nullptr; }));
    EXPECT_TRUE(board_has_keyboard());
    hands.key(Qt::Key_Return);
    hands.wait_until([] { return false; }, 300);
    EXPECT_EQ(hands.find("leave"), nullptr) << "the menu is open again";
}

TEST_F(KeysOfTheMatch, ArrowsWalkTheMenuFromItsFirstLineRound) {
    ASSERT_TRUE(playing());
    ASSERT_TRUE(hands.click("menu"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("words") != nullptr; }));
    const auto holds = [&](const char* name) {
        return hands.wait_until([&] { return hands.find(name)->hasActiveFocus(); }, 1000);
    };
    hands.key(Qt::Key_Down);
    hands.key(Qt::Key_Down);
    EXPECT_TRUE(holds("words"));
    hands.key(Qt::Key_Up);
    hands.key(Qt::Key_Up);
    hands.key(Qt::Key_Up);
    EXPECT_TRUE(holds("leave")) << "past the button that plays on";
}

TEST_F(KeysOfTheMatch, ClocksArePausedOnlyWhereThereAreAny) {
    ASSERT_TRUE(playing(1, 5));
    ASSERT_TRUE(hands.click("menu"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("pause") != nullptr; }));
}

TEST_F(KeysOfTheMatch, AMenuOfManyLinesIsWholeInALowWindowWithLargeText) {
    ASSERT_TRUE(playing(1, 5));
    hands.window().resize(960, 640);
    hands.studio().settings()->set_text_scale(1.5);
    ASSERT_TRUE(hands.click("menu"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("pause") != nullptr; }));
    QStringList wrong;
    const auto whole = [&] { return (wrong = wrong_to_the_eye(hands.window())).isEmpty(); };
    EXPECT_TRUE(hands.wait_until(whole, 2000)) << wrong.join('\n').toStdString();
}

TEST_F(KeysOfTheMatch, AMatchOfBotsAloneIsSkippedToItsEnd) {
    hands.studio().settings()->set_pace("calm");
    launcher::MatchSetup setup;
    setup.set_ruleset(shelf()->ruleset("war/war"));
    for (int i = 0; i < 4; ++i) setup.setSeat(i, "bot:random", "");
    setup.setOption("round_limit", 2);
    hands.studio().start(&setup);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("hurry") != nullptr; }));
    hands.picture("bots_alone");
    EXPECT_FALSE(hands.match_is_over());
    hands.key(Qt::Key_S);
    EXPECT_TRUE(hands.wait_until([&] { return hands.match_is_over(); }, 20000));
    EXPECT_EQ(hands.find("hurry"), nullptr);
}

TEST_F(KeysOfTheMatch, AMatchOfBotsAloneGoesOnByAMoveAtSpace) {
    hands.studio().settings()->set_pace("calm");
    launcher::MatchSetup setup;
    setup.set_ruleset(shelf()->ruleset("war/war"));
    for (int i = 0; i < 4; ++i) setup.setSeat(i, "bot:random", "");
    hands.studio().start(&setup);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("showNext") != nullptr; }));
    constexpr int a_minute_each = 60000;
    match().set_pace(a_minute_each);
    const auto number = [&] { return match().turn()["number"].toInt(); };
    // The one that was awaited comes at the pace before.
    const int awaited = number() + 1;
    ASSERT_TRUE(hands.wait_until([&] { return number() == awaited; }));
    hands.key(Qt::Key_Space);
    EXPECT_TRUE(hands.wait_until([&] { return number() == awaited + 1; }));
    hands.key(Qt::Key_Space);
    EXPECT_TRUE(hands.wait_until([&] { return number() == awaited + 2; }));
}

TEST_F(KeysOfTheMatch, HowItEndedIsToldAgainFromTheMenu) {
    ASSERT_TRUE(playing());
    match().resign();
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("leaveEnd") != nullptr; }));
    EXPECT_TRUE(match().aftermath()["complete"].toBool()) << "the sheet grows under the pointer";
    hands.picture("gave_up");
    hands.wait_until([] { return false; }, 300);
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("leaveEnd") == nullptr; }));
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("howItEnded") != nullptr; }));
    EXPECT_EQ(hands.find("giveUp"), nullptr);
    ASSERT_TRUE(hands.click("howItEnded"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("leaveEnd") != nullptr; }));
}

TEST_F(KeysOfTheMatch, WhatIsOverIsWatchedAgainFromItsLastMoveThroughAllEyes) {
    ASSERT_TRUE(playing());
    Random random{3};
    for (int i = 0; i < 3; ++i) hands.play_on(random);
    match().resign();
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("lookAtBoard") != nullptr; }));
    ASSERT_TRUE(hands.click("lookAtBoard"));
    const QString how = match().over()["say"].toString();
    ASSERT_TRUE(hands.click("replayOver"));
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().replay() && hands.studio().replay()->ready(); }));
    const play::ReplayScreen& replay = *hands.studio().replay();
    EXPECT_EQ(replay.eyes(), "all");
    EXPECT_TRUE(
        hands.wait_until([&] { return replay.moves() > 2 && replay.moment() == replay.moves(); }));
    EXPECT_EQ(replay.outcome(), how) << "no move tells that somebody resigned";
    hands.key(Qt::Key_Left);
    EXPECT_EQ(replay.outcome(), "");
}

TEST_F(KeysOfTheMatch, EnterAtTheEndShowsTheBoardWhichIsLeftByAButton) {
    ASSERT_TRUE(playing());
    match().resign();
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("lookAtBoard") != nullptr; }));
    hands.wait_until([] { return false; }, 300);
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("lookAtBoard") == nullptr; }));
    EXPECT_TRUE(board_has_keyboard());
    EXPECT_NE(hands.studio().match(), nullptr);
    ASSERT_TRUE(hands.click("tellEnd"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("lookAtBoard") != nullptr; }));
    ASSERT_TRUE(hands.click("lookAtBoard"));
    ASSERT_TRUE(hands.click("leaveOver"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("playNow") != nullptr; }));
}

}  // namespace
}  // namespace fronteira::support
