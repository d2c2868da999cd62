// SPDX-License-Identifier: MIT
// One policy for the keyboard: it belongs to what can be seen, and Enter to the button that shows
// it.
#include "app/settings.hpp"
#include "at_the_map.hpp"
#include "board/board_item.hpp"
#include "files/home.hpp"

#include <gtest/gtest.h>

#include <QDir>
#include <QFileInfo>

namespace fronteira::support {
namespace {

struct KeysOfPages : testing::Test {
    bool playing(int seats_here = 1) {
        launcher::MatchSetup setup;
        setup.set_ruleset(shelf()->ruleset("war/war"));
        setup.setOption("colours", "seats");
        setup.setProperty("seed", "5");
        if (seats_here > 1) setup.setSeat(1, "friend", "Bia");
        hands.studio().start(&setup);
        return hands.wait_until([&] {
            return hands.studio().match() && hands.studio().match()->choice()["ready"].toBool();
        });
    }
    play::MatchScreen& match() { return *hands.studio().match(); }
    launcher::Library* shelf() {
        app::Studio* studio = &hands.studio();
        return studio->library();
    }
    bool board_has_keyboard() {
        return hands.wait_until(
            [&] {
                const auto* item = hands.window().activeFocusItem();
                return item != nullptr && item->objectName() == "board";
            },
            1000);
    }
    Hands hands{"en", {1280, 800}, "kept"};
};

TEST_F(KeysOfPages, EnterTakesTheNumberWhateverWasClickedLast) {
    ASSERT_TRUE(playing());
    match().pickSpace(match().spaces_on_offer().first());
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("oneLess") != nullptr; }));
    // A click goes where the button stands once the bar is laid out.
    hands.wait_until([] { return false; }, 400);
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

TEST_F(KeysOfPages, RMakesTheLastMoveAgainAndCtrlEnterEndsTheAttacks) {
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

TEST_F(KeysOfPages, TAndAButtonTurnABoardOfSquares) {
    launcher::MatchSetup setup;
    setup.set_ruleset(shelf()->ruleset("espionage/espionage_small"));
    setup.setSeat(0, "bot:" + setup.ruleset()["bots"].toStringList().first(), "");
    setup.setSeat(1, "me", "");
    hands.studio().start(&setup);
    const auto lies_below = [&](const char* one, const char* other) {
        return hands.wait_until([&] {
            auto* board = qobject_cast<board::BoardItem*>(hands.find("board"));
            return board != nullptr && !board->map().isEmpty() &&
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

TEST_F(KeysOfPages, TheBoardInWordsGoesFromRowToRow) {
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

TEST_F(KeysOfPages, EnterLiftsTheCurtainWhateverWasClickedBefore) {
    ASSERT_TRUE(playing(2));
    ASSERT_TRUE(hands.wait_until([&] { return match().curtain() > 0; }));
    hands.click_at({20, 20});
    hands.key(Qt::Key_Tab);
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(hands.wait_until([&] { return match().curtain() == 0; }));
    EXPECT_TRUE(board_has_keyboard());
}

TEST_F(KeysOfPages, TheBoardHasTheKeyboardAgainAfterTheMenu) {
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

TEST_F(KeysOfPages, EnterIsOfTheMoveAfterTheMenuWasClosed) {
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

TEST_F(KeysOfPages, ArrowsWalkTheMenuFromItsFirstLineRound) {
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

TEST_F(KeysOfPages, AnInvitationIsTypedAtOnce) {
    ASSERT_TRUE(hands.click("page.join"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("invitation") != nullptr; }));
    hands.type("127.0.0.1:9/abc");
    EXPECT_EQ(hands.find("invitation")->property("text").toString(), "127.0.0.1:9/abc");
}

TEST_F(KeysOfPages, TheWindowComesBackAsLargeAsItWasClosed) {
    hands.window().resize(1500, 900);
    hands.window().close();
    EXPECT_TRUE(hands.wait_until([] { return app::Settings().windowSize() == QSize(1500, 900); }));
}

TEST_F(KeysOfPages, LeavingAMatchThatWasSetUpLeadsToTheGamesWhereItWaits) {
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("game.war/war") != nullptr; }));
    ASSERT_TRUE(hands.click("game.war/war"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("start") != nullptr; }));
    ASSERT_TRUE(hands.click("start"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("board") != nullptr; }));
    hands.studio().leave();

    EXPECT_TRUE(hands.wait_until([&] { return hands.find("playNow") != nullptr; }));
    EXPECT_EQ(hands.find("start"), nullptr) << "not to where it would be set up once more";
}

TEST_F(KeysOfPages, EnterForgetsNoMatch) {
    ASSERT_TRUE(playing());
    hands.studio().leave();
    ASSERT_TRUE(hands.click("page.matches"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("forget0") != nullptr; }));
    ASSERT_TRUE(hands.click("forget0"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("keepMatch") != nullptr; }));
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("keepMatch") == nullptr; }));
    EXPECT_EQ(shelf()->matches().size(), 1);
    ASSERT_TRUE(hands.click("forget0"));
    ASSERT_TRUE(hands.click("forgetReally"));
    EXPECT_TRUE(hands.wait_until([&] { return shelf()->matches().isEmpty(); }));
}

TEST_F(KeysOfPages, TheMenuLeadsToTheSettingsAndBackToTheMatch) {
    ASSERT_TRUE(playing());
    ASSERT_TRUE(hands.click("menu"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("settings") != nullptr; }));
    EXPECT_EQ(hands.find("pause"), nullptr) << "there is no clock";
    ASSERT_TRUE(hands.click("settings"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("pace") != nullptr; }));
    hands.picture("settings_in_match");
    hands.wait_until([] { return false; }, 300);
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("pace") == nullptr; }));
    EXPECT_TRUE(board_has_keyboard());
}

TEST_F(KeysOfPages, TheLanguageIsChangedInTheMiddleOfAMatch) {
    ASSERT_TRUE(playing());
    ASSERT_TRUE(hands.click("menu"));
    ASSERT_TRUE(hands.click("settings"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("language") != nullptr; }));
    hands.find("language")->forceActiveFocus();
    hands.key(Qt::Key_Down);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("language") == nullptr; }));
    ASSERT_TRUE(hands.wait_until([&] {
        return hands.studio().match() && hands.studio().match()->choice()["ready"].toBool();
    }));
    EXPECT_EQ(match().turn()["phase"], "Reforço");
    EXPECT_TRUE(board_has_keyboard());
}

TEST_F(KeysOfPages, ClocksArePausedOnlyWhereThereAreAny) {
    launcher::MatchSetup setup;
    setup.set_ruleset(shelf()->ruleset("war/war"));
    setup.setProperty("minutes", 5);
    hands.studio().start(&setup);
    ASSERT_TRUE(hands.wait_until([&] { return hands.studio().match() && match().ready(); }));
    ASSERT_TRUE(hands.click("menu"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("pause") != nullptr; }));
}

TEST_F(KeysOfPages, AMatchOfBotsAloneIsSkippedToItsEnd) {
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

TEST_F(KeysOfPages, AMatchOfBotsAloneGoesOnByAMoveAtSpace) {
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

TEST_F(KeysOfPages, HowItEndedIsToldAgainFromTheMenu) {
    ASSERT_TRUE(playing());
    match().resign();
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("leaveEnd") != nullptr; }));
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

TEST_F(KeysOfPages, EnterAtTheEndShowsTheBoardWhichIsLeftByAButton) {
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

TEST_F(KeysOfPages, APageHasTheKeyboardAgainAfterChoosingAFile) {
    ASSERT_TRUE(hands.click("page.matches"));
    ASSERT_TRUE(hands.click("openRecord"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("files") != nullptr; }));
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("files") == nullptr; }));
    EXPECT_TRUE(hands.tab_to("page.play"));
}

TEST_F(KeysOfPages, OnlyFilesOfTheKindThatIsWantedAreShownUntilAllAreAskedFor) {
    for (const char* name : {"a.record", "b.txt", "c.record"})
        ASSERT_TRUE(QFile(files::Home::records() + "/" + name).open(QIODevice::WriteOnly));
    ASSERT_TRUE(hands.click("page.matches"));
    ASSERT_TRUE(hands.click("openRecord"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("files") != nullptr; }));
    const auto chosen = [&] {
        return hands.find("files")->property("chosen").toMap()["name"].toString();
    };
    hands.key(Qt::Key_Down);
    hands.key(Qt::Key_Down);
    EXPECT_EQ(chosen(), "c.record");
    ASSERT_TRUE(hands.tab_to("fileFilter"));
    hands.key(Qt::Key_Down);
    EXPECT_TRUE(hands.wait_until(
        [&] { return hands.find("files")->property("entries").toList().size() == 3; }));
    EXPECT_EQ(chosen(), "") << "what was chosen may not be shown any more";
}

TEST_F(KeysOfPages, AnInvitationStaysAsItWasTypedWhenTheNameIsChanged) {
    ASSERT_TRUE(hands.click("page.join"));
    ASSERT_TRUE(hands.click("invitation"));
    hands.type("127.0.0.1:9/abc");
    ASSERT_TRUE(hands.click("called"));
    hands.type("Ana");
    ASSERT_TRUE(hands.click("invitation"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.studio().settings()->name() == "Ana"; }));
    EXPECT_EQ(hands.find("invitation")->property("text").toString(), "127.0.0.1:9/abc");
}

/// Whatever of the match, the own host or the connection has gone: what is to be seen has the
/// keyboard, and Esc leads back.
TEST_F(KeysOfPages, OnEveryPageAHostThatIsKilledIsAnsweredWithKeysAlone) {
    for (const char* page : {"play", "matches", "join", "maps", "settings", "about", "match"}) {
        SCOPED_TRACE(page);
        if (QString(page) == "match")
            ASSERT_TRUE(playing());
        else
            ASSERT_TRUE(hands.click(QString("page.") + page));
        hands.kill_host();
        ASSERT_TRUE(hands.wait_until([&] { return hands.find("retry") != nullptr; }));
        EXPECT_EQ(hands.find("restart"), nullptr) << "two messages at once";
        hands.key(Qt::Key_Return);
        ASSERT_TRUE(hands.wait_until(
            [&] { return !hands.studio().trouble()->present() && shelf() && shelf()->loaded(); }));
        hands.key(Qt::Key_Tab);
        ASSERT_NE(hands.window().activeFocusItem(), nullptr);
        EXPECT_NE(hands.window().activeFocusItem(), hands.window().contentItem());
    }
}

TEST_F(KeysOfPages, AnInvitationThatIsNoneIsSaidBesideItsFieldAndCannotBeSent) {
    ASSERT_TRUE(hands.click("page.join"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("invitation") != nullptr; }));
    hands.find("invitation")->setProperty("text", "no such : place/abc");
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("invitationFault") != nullptr; }));
    EXPECT_EQ(hands.find("sitDown"), nullptr) << "it can be pressed";
    hands.find("invitation")->setProperty("text", "127.0.0.1:9/abc");
    ASSERT_TRUE(hands.click("sitDown"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("retry") != nullptr; }));
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("invitation") != nullptr; }));
    EXPECT_TRUE(hands.wait_until([&] { return !hands.studio().trouble()->present(); }));
}

struct KeysOfTheEditor : AtTheMap {};

TEST_F(KeysOfTheEditor, EnterTriesTheMap) {
    hands.studio().editInstalledMap("war/world");
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    hands.key(Qt::Key_F5);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("startTrial") != nullptr; }));
    hands.wait_until([] { return false; }, 200);
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(hands.wait_until([&] {
        return hands.studio().match() && hands.studio().match()->choice()["ready"].toBool();
    }));
    ASSERT_TRUE(hands.click("menu"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("leave") != nullptr; }));
    EXPECT_EQ(hands.find("leave")->property("text").toString(), "Back to the map");
}

TEST_F(KeysOfTheEditor, TheToolsHaveTheirKeysWithASheetOpen) {
    begin();
    ASSERT_TRUE(hands.click("aid.picture"));
    hands.key(Qt::Key_P);
    EXPECT_EQ(editor().tool(), "pen");
    ASSERT_TRUE(hands.click("choosePicture"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("files") != nullptr; }));
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("files") == nullptr; }));
    hands.wait_until([] { return false; }, 200);
    hands.key(Qt::Key_L);
    EXPECT_EQ(editor().tool(), "link");
}

TEST_F(KeysOfTheEditor, AMapThatWasLeftUnsavedIsSpokenOfAmongTheMaps) {
    QFile left(map_edit::Journal::file_of({}));
    ASSERT_TRUE(QFileInfo(left).dir().mkpath("."));
    ASSERT_TRUE(left.open(QFile::WriteOnly));
    ASSERT_TRUE(hands.click("page.maps"));
    const auto says = [&](const char* text) {
        return hands.wait_until([&] {
            const auto* button = hands.find("newMap");
            return button != nullptr && button->property("text") == text;
        });
    };
    EXPECT_TRUE(says("Go on with the unsaved map"));
    left.remove();
    ASSERT_TRUE(hands.click("page.play"));
    ASSERT_TRUE(hands.click("page.maps"));
    EXPECT_TRUE(says("New map"));
}

TEST_F(KeysOfTheEditor, AMapIsSavedUnderANameAndIsInTheSetUpAtOnce) {
    const QTemporaryDir data;
    const QByteArray before = qgetenv("XDG_DATA_HOME"), mods = qgetenv("FRONTEIRA_MODS");
    qputenv("XDG_DATA_HOME", data.path().toUtf8());
    qunsetenv("FRONTEIRA_MODS");
    hands.studio().editInstalledMap("war/world");
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    hands.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("fileName") != nullptr; }));
    hands.wait_until([] { return false; }, 200);
    hands.key(Qt::Key_A, Qt::ControlModifier);
    hands.type("My Old World");
    hands.key(Qt::Key_Return);
    const QString file = data.filePath("fronteira/mods/my_maps/maps/my_old_world.toml");
    ASSERT_TRUE(hands.wait_until([&] { return QFile::exists(file); }, 3000));
    ASSERT_TRUE(hands.click("closeEditor"));
    EXPECT_TRUE(hands.wait_until([&] {
        app::Studio* studio = &hands.studio();
        const auto* library = studio->library();
        if (library == nullptr || !library->loaded()) return false;
        for (const QVariant& map : library->mapsFor("war/war"))
            if (map.toMap()["id"] == "my_maps/my_old_world") return true;
        return false;
    }));
    // One's own is opened by a click on its card, and drawn on itself.
    ASSERT_TRUE(hands.click("page.maps"));
    ASSERT_TRUE(
        hands.wait_until([&] { return hands.find("map.my_maps/my_old_world") != nullptr; }));
    EXPECT_EQ(hands.find("map.my_maps/my_old_world")->position(), QPointF(0, 0)) << "the first";
    EXPECT_EQ(hands.find("draft.my_maps/my_old_world"), nullptr);
    ASSERT_TRUE(hands.click("map.my_maps/my_old_world"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    EXPECT_EQ(editor().path(), file);
    editor().setName("", "Older World");
    QTest::qWait(1200);
    EXPECT_TRUE(app::Studio::hasDraft("my_maps/my_old_world"));
    editor().discard();
    EXPECT_FALSE(app::Studio::hasDraft("my_maps/my_old_world"));
    qputenv("XDG_DATA_HOME", before);
    if (!mods.isNull()) qputenv("FRONTEIRA_MODS", mods);
}

TEST_F(KeysOfTheEditor, AMapThatMatchesNeedIsNotChangedUnasked) {
    const QTemporaryDir data;
    const QByteArray before = qgetenv("XDG_DATA_HOME"), mods = qgetenv("FRONTEIRA_MODS");
    qputenv("XDG_DATA_HOME", data.path().toUtf8());
    qunsetenv("FRONTEIRA_MODS");
    app::Studio& studio = hands.studio();
    const QUrl file = QUrl::fromLocalFile(files::Home::maps() + "/mine.toml");
    studio.editInstalledMap("war/world");
    ASSERT_TRUE(editor().saveAs(file));
    studio.closeEditor();
    const auto shelf = [&]() -> launcher::Library& { return *studio.library(); };
    ASSERT_TRUE(hands.wait_until(
        [&] { return shelf().loaded() && !shelf().map("my_maps/mine").isEmpty(); }));
    launcher::MatchSetup setup;
    setup.set_ruleset(shelf().ruleset("war/war"));
    setup.set_map("my_maps/mine");
    studio.start(&setup);
    ASSERT_TRUE(hands.wait_until([&] { return studio.match() && studio.match()->ready(); }));
    studio.leave();
    ASSERT_TRUE(hands.wait_until([&] { return studio.matchesOn(file) == 1; }));

    studio.editInstalledMap("my_maps/mine");
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    editor().setName("", "Changed");
    hands.key(Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("changeAllTheSame") != nullptr; }));
    hands.picture("matches_need_the_map");
    EXPECT_FALSE(editor().clean());
    ASSERT_TRUE(hands.click("changeAllTheSame"));
    EXPECT_TRUE(hands.wait_until([&] { return editor().clean(); }));
    qputenv("XDG_DATA_HOME", before);
    if (!mods.isNull()) qputenv("FRONTEIRA_MODS", mods);
}

}  // namespace
}  // namespace fronteira::support
