// SPDX-License-Identifier: MIT
// One policy for the keyboard on every page: it belongs to what can be seen, and Enter to the
// button that shows it.
#include "app/settings.hpp"
#include "at_a_match.hpp"
#include "files/home.hpp"

#include <gtest/gtest.h>

#include <QDir>
#include <QFileInfo>

namespace fronteira::support {
namespace {

struct KeysOfPages : AtAMatch {};

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
    for (const char* page :
         {"play", "matches", "join", "maps", "mods", "settings", "about", "match"}) {
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

}  // namespace
}  // namespace fronteira::support
