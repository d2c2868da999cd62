// SPDX-License-Identifier: MIT
// The pages of the studio as a newcomer meets them; pictures are kept to be looked at.
#include "hands.hpp"

#include <gtest/gtest.h>

#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

namespace fronteira::support {
namespace {

TEST(Pages, OneClickPlaysTheFirstGame) {
    Hands hands;
    ASSERT_TRUE(hands.click("playNow"));
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().match() && hands.studio().match()->ready(); }));
    EXPECT_TRUE(
        hands.wait_until([&] { return hands.studio().match()->choice()["ready"].toBool(); }));
    EXPECT_EQ(hands.studio().match()->title(), "War");
}

TEST(Pages, ASeatSaysHowItsBotPlays) {
    Hands hands;
    ASSERT_TRUE(hands.click("game.war/war"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("aboutBot1") != nullptr; }));
    EXPECT_TRUE(hands.find("aboutBot1")->property("text").toString().startsWith("Strong"));
    EXPECT_EQ(hands.find("aboutBot0"), nullptr) << "a person sits there";
    EXPECT_EQ(hands.find("aboutBot2"), nullptr) << "it is said already";
}

TEST(Pages, AVariantThatIsPointedAtSaysOverThePictureWhatSetsItApart) {
    Hands hands;
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("game.espionage/espionage_small"); }));
    EXPECT_EQ(hands.find("aboutVariant"), nullptr);
    hands.find("game.espionage/espionage_small")->forceActiveFocus(Qt::TabFocusReason);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("aboutVariant") != nullptr; }));
    hands.picture("variant");
    hands.find("playNow")->forceActiveFocus(Qt::TabFocusReason);
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("aboutVariant") == nullptr; }));
}

TEST(Pages, AMatchThatIsOpenedForOthersMayBeWatchedAlsoTheFirstOne) {
    Hands hands;
    ASSERT_EQ(hands.studio().settings()->listen(), "");
    ASSERT_TRUE(hands.click("game.war/war"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("who1") != nullptr; }));
    EXPECT_EQ(hands.find("watched"), nullptr) << "nobody comes to a match of this screen";
    QQuickItem* row = hands.find("who1");
    while (row != nullptr && !row->property("setup").isValid()) row = row->parentItem();
    ASSERT_NE(row, nullptr);
    row->property("setup").value<launcher::MatchSetup*>()->setSeat(1, "remote", "");
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("watched") != nullptr; }));
}

TEST(Pages, AMatchInWhichNobodyHasMovedCountsNoMoves) {
    Hands hands("pt_BR");
    ASSERT_TRUE(hands.wait_until([&] { return hands.studio().library()->loaded(); }));
    launcher::MatchSetup setup;
    setup.set_ruleset(hands.studio().library()->ruleset("war/war"));
    for (int seat = 1; seat < setup.seats().size(); ++seat) setup.setSeat(seat, "friend", "");
    hands.studio().start(&setup);
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().match() && hands.studio().match()->ready(); }));
    hands.studio().leave();
    ASSERT_TRUE(hands.click("page.matches"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("about0") != nullptr; }));
    const QString about = hands.find("about0")->property("text").toString();
    EXPECT_TRUE(about.startsWith("nenhum lance ainda")) << about.toStdString();
}

TEST(Pages, AMatchThatIsKeptSaysWhoPlaysInWords) {
    Hands hands("pt_BR", {1280, 800}, "kept");
    ASSERT_TRUE(hands.click("playNow"));
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().match() && hands.studio().match()->ready(); }));
    hands.studio().leave();
    ASSERT_TRUE(hands.click("page.matches"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("about0") != nullptr; }));
    const QString about = hands.find("about0")->property("text").toString();
    EXPECT_TRUE(about.contains("Jogador 1")) << about.toStdString();
    EXPECT_FALSE(about.contains("human")) << about.toStdString();
}

TEST(Pages, AMatchThatIsOverSaysWhoWon) {
    Hands hands("en", {1280, 800}, "kept");
    launcher::MatchSetup setup;
    setup.set_ruleset(hands.studio().library()->ruleset("espionage/espionage_small"));
    setup.setSeat(0, "me", "Ana");
    setup.setSeat(1, "friend", "Bia");
    hands.studio().start(&setup);
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().match() && hands.studio().match()->ready(); }));
    hands.studio().match()->resign();
    ASSERT_TRUE(hands.wait_until([&] { return hands.match_is_over(); }));
    hands.studio().leave();
    ASSERT_TRUE(hands.click("page.matches"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("about0") != nullptr; }));
    const QString about = hands.find("about0")->property("text").toString();
    EXPECT_TRUE(about.contains("won by Bia")) << about.toStdString();
}

TEST(Pages, LettersGrowWhereAWindowHasRoomForThem) {
    Hands hands;
    const auto height = [&] { return hands.find("playNow")->height(); };
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("playNow") != nullptr; }));
    const double usual = height();
    hands.window().resize(2560, 1440);
    EXPECT_TRUE(hands.wait_until([&] { return height() > usual * 1.1; })) << usual;
    hands.window().resize(1280, 800);
    EXPECT_TRUE(hands.wait_until([&] { return height() == usual; })) << height();
}

TEST(Pages, AGameThatWasInstalledMeanwhileIsFound) {
    const QTemporaryDir mods;
    const QByteArray before = qgetenv("FRONTEIRA_MODS");
    qputenv("FRONTEIRA_MODS", (FRONTEIRA_SOURCE_DIR "/mods:" + mods.path()).toUtf8());
    Hands hands;
    EXPECT_EQ(hands.find("game.toy_lamps/toy_lamps"), nullptr);
    ASSERT_EQ(QProcess::execute(
                  "cp", {"-r", FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_lamps", mods.path()}),
              0);
    ASSERT_TRUE(hands.click("lookAgain"));
    EXPECT_TRUE(
        hands.wait_until([&] { return hands.find("game.toy_lamps/toy_lamps") != nullptr; }));
    qputenv("FRONTEIRA_MODS", before);
}

TEST(Pages, TheLanguageChangesAtOnceEvenInAMatch) {
    Hands hands("en", {1280, 800}, "kept");
    ASSERT_TRUE(hands.click("playNow"));
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().match() && hands.studio().match()->ready(); }));
    const int number = hands.studio().match()->turn()["number"].toInt();
    EXPECT_TRUE(hands.studio().match()->turn()["phase"] == "Colours");
    hands.studio().settings()->set_language("pt_BR");
    ASSERT_TRUE(hands.wait_until([&] {
        return hands.studio().match() && hands.studio().match()->ready() &&
               hands.studio().match()->turn()["phase"] == "Cores";
    }));
    EXPECT_EQ(hands.studio().match()->turn()["number"].toInt(), number);
}

TEST(Pages, AMatchGoesOnAfterItsHostWasKilled) {
    Hands hands("en", {1280, 800}, "kept");
    ASSERT_TRUE(hands.click("playNow"));
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().match() && hands.studio().match()->ready(); }));
    Random random{3};
    for (int i = 0; i < 6; ++i) hands.play_on(random);
    const int number = hands.studio().match()->turn()["number"].toInt();
    ASSERT_GT(number, 0);
    hands.kill_host();
    ASSERT_TRUE(hands.wait_until([&] { return !hands.studio().fault().isEmpty(); }));
    hands.picture("host_killed");
    ASSERT_TRUE(hands.click("retry"));
    ASSERT_TRUE(hands.wait_until([&] {
        return hands.studio().match() && hands.studio().match()->ready() &&
               hands.studio().match()->fault().isEmpty();
    }));
    EXPECT_GE(hands.studio().match()->turn()["number"].toInt(), number);
    EXPECT_TRUE(hands.play_on(random));
}

TEST(Pages, TheTooltipOfASpaceTellsWhatStandsThereNow) {
    Hands hands;
    app::Studio* studio = &hands.studio();
    launcher::MatchSetup setup;
    setup.set_ruleset(studio->library()->ruleset("war/war"));
    setup.setOption("colours", "seats");
    hands.studio().start(&setup);
    ASSERT_TRUE(hands.wait_until([&] {
        return hands.studio().match() && hands.studio().match()->choice()["ready"].toBool();
    }));
    play::MatchScreen& match = *hands.studio().match();
    ASSERT_EQ(match.choice()["kind"], "place");
    hands.key(Qt::Key_N);
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(hands.wait_until([&] { return match.choice()["of"] == "number"; }));
    const auto* tip = hands.window().findChild<QObject*>("spaceTip");
    ASSERT_NE(tip, nullptr);
    const QString space = hands.find("board")->property("cursor").toString();
    const QString before = match.describe(space);
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(hands.wait_until([&] { return match.describe(space) != before; }));
    // It may be gone, but what it says is never what stood there before.
    EXPECT_TRUE(hands.wait_until([&] {
        const QString text = tip->property("text").toString();
        return text.isEmpty() || text.startsWith(match.describe(space));
    })) << tip->property("text").toString().toStdString();
}

TEST(Pages, BehindTheCurtainNoKeyReachesTheMatch) {
    Hands hands;
    launcher::MatchSetup setup;
    setup.set_ruleset(hands.studio().library()->ruleset("war/war"));
    setup.setSeat(1, "friend", "Bia");
    hands.studio().start(&setup);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("lift") != nullptr; }))
        << "the first look is behind the curtain, too";
    hands.picture("curtain");
    const auto* board = hands.window().findChild<QQuickItem*>("playBoard");
    ASSERT_NE(board, nullptr);
    EXPECT_FALSE(board->isVisible()) << "it can be used, and is read aloud";
    for (const int key : {Qt::Key_F2, Qt::Key_N}) hands.key(key);
    EXPECT_TRUE(hands.window().activeFocusItem()->objectName() == "lift");
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("playBoard") != nullptr; }));
    EXPECT_EQ(hands.studio().match()->curtain(), 0);
}

TEST(Pages, TheFirstMovesAreMadeWithKeysAlone) {
    Hands hands;
    hands.key(Qt::Key_Tab);
    for (int i = 0; i < 20 && hands.studio().match() == nullptr; ++i) {
        if (hands.window().activeFocusItem()->objectName() == "playNow")
            hands.key(Qt::Key_Return);
        else
            hands.key(Qt::Key_Tab);
        hands.wait_until([&] { return hands.studio().match() != nullptr; }, 50);
    }
    ASSERT_TRUE(hands.wait_until([&] {
        return hands.studio().match() && hands.studio().match()->choice()["ready"].toBool();
    })) << "Tab and Enter did not begin a match";
    play::MatchScreen& match = *hands.studio().match();
    const int number = match.turn()["number"].toInt();
    Random random{9};
    // A colour first. Then walk over the board and choose until a number is asked for, and take it.
    for (int i = 0; i < 200 && match.turn()["number"].toInt() == number; ++i) {
        constexpr int arrows[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
        if (match.choice()["of"] == "choice") {
            hands.key(Qt::Key_1);
        } else if (match.choice()["of"] == "number") {
            hands.key(Qt::Key_1);
            hands.key(Qt::Key_Return);
        } else {
            hands.key(arrows[random.below(4)]);
            hands.key(Qt::Key_Return);
        }
        hands.wait_until([&] { return match.choice()["ready"].toBool(); }, 500);
    }
    EXPECT_GT(match.turn()["number"].toInt(), number) << "no move was made with the keys";
}

TEST(Pages, DiceTumbleBeforeTheyTellAndAnArrowRunsToTheAttackedSpace) {
    Hands hands;
    hands.studio().settings()->set_motion(4);  // slow enough for a machine that is busy
    ASSERT_TRUE(hands.click("playNow"));
    ASSERT_TRUE(hands.wait_until([&] {
        return hands.studio().match() && hands.studio().match()->choice()["ready"].toBool();
    }));
    play::MatchScreen& match = *hands.studio().match();
    int flights = 0;
    bool tumbled = false;
    QObject::connect(match.painting(), &board::BoardPainting::flight, &match,
                     [&](const board::BoardArrow& arrow) {
                         flights += arrow.from >= 0 && arrow.to >= 0 ? 1 : 0;
                     });
    QObject::connect(&match, &play::ShownMatch::happened, &match, [&] {
        QTimer::singleShot(100, &match, [&] {
            // Those of others are put away when one's own turn comes.
            const QQuickItem *die = hands.find("die"), *dice = hands.find("dice");
            tumbled = tumbled || (die != nullptr && dice != nullptr && die->rotation() != 0 &&
                                  dice->property("thrower") == match.property("seat"));
        });
    });
    Random random{5};
    for (int i = 0; i < 120 && !tumbled; ++i) {
        hands.play_on(random);
        // Whoever goes on puts them away.
        hands.wait_until([&] { return match.choice()["ready"].toBool(); });
        if (hands.find("dice") != nullptr) hands.wait_until([&] { return tumbled; }, 500);
    }
    EXPECT_TRUE(tumbled);
    EXPECT_TRUE(hands.wait_until([&] {
        const QQuickItem* die = hands.find("die");
        return die != nullptr && !die->property("tumbling").toBool() && die->rotation() == 0;
    }));
    hands.picture("dice_at_rest");
    EXPECT_GT(flights, 0);
}

}  // namespace
}  // namespace fronteira::support
