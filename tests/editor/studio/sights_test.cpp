// SPDX-License-Identifier: MIT
// Every page as it is looked at: two languages, two themes, windows small and large, and large
// text. With FRONTEIRA_LOOKS=FOLDER all of that, and a picture of each is kept there; without, the
// ways in which something would not fit first (run in the language whose words are longer).
#include "hands.hpp"
#include "support/eyes.hpp"
#include "support/own_host.hpp"

#include <gtest/gtest.h>

#include <QDir>
#include <QtTest/QTest>

namespace fronteira::support {
namespace {

struct Way {
    QSize size;
    double text;
    bool dark;
    bool in_short;  ///< looked at also where no pictures are kept
};

const Way ways[] = {{{1280, 800}, 1, true, false},  {{1280, 800}, 1, false, false},
                    {{1024, 700}, 1, true, true},   {{1024, 700}, 1, false, false},
                    {{2560, 1440}, 1, true, false}, {{2560, 1440}, 1, false, true},
                    {{1280, 800}, 1.5, true, true}, {{1280, 800}, 1.5, false, false}};

class Sights : public testing::TestWithParam<const char*> {
 protected:
    /// Looks at what is shown in every way.
    void look(const QString& page) {
        const QString folder = qEnvironmentVariable("FRONTEIRA_LOOKS");
        for (const Way& way : ways) {
            if (folder.isEmpty() && !way.in_short) continue;
            const QString name = QString("%1_%2_%3x%4_%5_%6")
                                     .arg(page, GetParam())
                                     .arg(way.size.width())
                                     .arg(way.size.height())
                                     .arg(way.text)
                                     .arg(way.dark ? "dark" : "light");
            SCOPED_TRACE(name.toStdString());
            hands.window().resize(way.size);
            hands.studio().settings()->set_text_scale(way.text);
            hands.studio().settings()->set_dark(way.dark);
            hands.wait_until([&] { return hands.window().size() == way.size; }, 1000);
            QTest::qWait(120);
            // Text that is wrapped anew may take another round of layout.
            QStringList wrong;
            const auto whole = [&] {
                wrong = wrong_to_the_eye(hands.window());
                return wrong.isEmpty();
            };
            hands.wait_until(whole, 2000);
            const bool kept = folder.isEmpty() || hands.window().grabWindow().save(
                                                      QDir(folder).filePath(name + ".png"));
            EXPECT_TRUE(kept);
            EXPECT_TRUE(wrong.isEmpty()) << wrong.join('\n').toStdString();
        }
    }
    bool playing() {
        return hands.wait_until([&] {
            const auto* match = hands.studio().match();
            return match && match->ready() && match->choice()["ready"].toBool();
        });
    }

    void SetUp() override { hands.studio().settings()->set_name(QString::fromUtf8("Conceição")); }

    Hands hands{GetParam()};
};

TEST_P(Sights, TheLauncherIsWholeOnEveryPage) {
    for (const char* page :
         {"play", "matches", "join", "tournaments", "maps", "mods", "settings", "about"}) {
        ASSERT_TRUE(hands.click(QString("page.") + page));
        hands.wait_until([] { return false; }, 200);
        look(page);
    }
}

TEST_P(Sights, TheFormsOfTournamentsAreWhole) {
    ASSERT_TRUE(hands.click("page.tournaments"));
    ASSERT_TRUE(hands.click("newCup"));
    hands.wait_until([] { return false; }, 200);
    look("cup_form");
    auto* plan = hands.studio().cups()->plan();
    plan->setProperty("people", false);
    plan->setProperty("decidedPercent", 80);
    plan->beginFrom(QUrl::fromLocalFile("/home/ana/records/opening.record"), true);
    ASSERT_NE(hands.find("planMore"), nullptr);
    hands.find("planMore")->setProperty("checked", true);
    hands.wait_until([] { return false; }, 200);
    look("cup_form_of_bots");
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(hands.click("visitCup"));
    hands.wait_until([] { return false; }, 200);
    look("cup_visit");
}

TEST_P(Sights, TheSetUpIsWhole) {
    for (const char* game : {"war/war", "war2/war2", "espionage/espionage", "island/island"}) {
        ASSERT_TRUE(hands.click("page.play"));
        ASSERT_TRUE(hands.click(QString("game.") + game));
        look(QString("setup_") + QString(game).section('/', 0, 0));
    }
}

TEST_P(Sights, AMatchIsWholeAndSoIsItsMenu) {
    for (const char* game : {"war/war", "war2/war2", "espionage/espionage", "island/island"}) {
        const QString name = QString(game).section('/', 0, 0);
        hands.studio().playNow(game);
        ASSERT_TRUE(playing()) << game;
        Random random{4};
        for (int i = 0; i < 12; ++i) hands.play_on(random);
        hands.wait_until([&] { return hands.studio().match()->choice()["ready"].toBool(); }, 3000);
        look("match_" + name);
        if (!hands.studio().match()->spaces_on_offer().isEmpty()) {
            hands.studio().match()->pickSpace(hands.studio().match()->spaces_on_offer().first());
            playing();
            look("chosen_" + name);
        }
        hands.studio().leave();
    }
    hands.studio().playNow("war/war");
    ASSERT_TRUE(playing());
    ASSERT_TRUE(hands.click("menu"));
    hands.wait_until([] { return false; }, 300);
    look("menu");
    ASSERT_TRUE(hands.click("keys"));
    hands.wait_until([] { return false; }, 300);
    look("keys");
}

TEST_P(Sights, WhatLiesOverAMatchIsWhole) {
    hands.studio().playNow("espionage/espionage");
    ASSERT_TRUE(playing());
    look("tray");
    hands.key(Qt::Key_F1);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("closeGuide") != nullptr; }));
    look("guide");
    hands.key(Qt::Key_Escape);
    hands.key(Qt::Key_F2);
    hands.wait_until([] { return false; }, 200);
    look("in_words");
    hands.studio().leave();

    launcher::MatchSetup setup;
    setup.set_ruleset(hands.studio().library()->ruleset("war2/war2"));
    setup.setSeat(0, "me", "Maria Antonieta da Silva Xavier e Albuquerque");
    setup.setSeat(1, "friend", "Maria Antonieta da Silva Xavier");
    hands.studio().start(&setup);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("lift") != nullptr; }));
    look("curtain");
}

TEST_P(Sights, AReplayIsWhole) {
    hands.studio().playNow("island/island");
    ASSERT_TRUE(playing());
    Random random{4};
    for (int i = 0; i < 12; ++i) hands.play_on(random);
    hands.studio().replayHere(-1);
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().replay() && hands.studio().replay()->ready(); }));
    hands.wait_until([] { return false; }, 500);
    look("replay");
}

TEST_P(Sights, TheLobbyIsWhole) {
    app::Studio* studio = &hands.studio();
    studio->settings()->set_listen(free_address());
    ASSERT_TRUE(hands.wait_until([&] { return studio->library() && studio->library()->loaded(); }));
    launcher::MatchSetup setup;
    setup.set_ruleset(studio->library()->ruleset("war/war"));
    setup.setOption("colours", "seats");
    while (setup.can_add()) setup.addSeat();
    setup.setSeat(0, "me", QString::fromUtf8("Conceição"));
    setup.setSeat(1, "remote", "");
    setup.setSeat(2, "remote", "Maria Antonieta da Silva Xavier");
    studio->start(&setup);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("ready") != nullptr; }));
    studio->match()->say(QString::fromUtf8("Quem mais vem? Começamos às oito."));
    hands.wait_until([&] { return !studio->match()->chat()->lines().isEmpty(); });
    look("lobby");
    studio->match()->setRule("round_limit", -1);
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("toast") != nullptr; }))
        << "what is refused is said here, too";
    hands.find("up3")->forceActiveFocus();
    studio->match()->setReady(true);
    EXPECT_TRUE(hands.wait_until([&] { return studio->match()->ready_here(); }));
    ASSERT_NE(hands.window().activeFocusItem(), nullptr);
    EXPECT_EQ(hands.window().activeFocusItem()->objectName(), "up3") << "news took the keyboard";
}

TEST_P(Sights, TheEndOfAMatchIsWholeAndSoIsGivingUp) {
    app::Studio* studio = &hands.studio();
    launcher::MatchSetup setup;
    setup.set_ruleset(studio->library()->ruleset("war/war"));
    setup.setOption("colours", "seats");
    setup.setOption("round_limit", 2);
    setup.setProperty("seed", "5");
    while (setup.can_add()) setup.addSeat();
    studio->start(&setup);
    ASSERT_TRUE(playing());
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(hands.click("giveUp"));
    hands.wait_until([&] { return hands.find("giveUpReally") != nullptr; });
    look("giving_up");
    ASSERT_TRUE(hands.click("playOn"));
    Random random{4};
    ASSERT_TRUE(hands.play_to_the_end(random));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("leaveEnd") != nullptr; }));
    hands.wait_until([&] { return hands.find("turningPoint0") != nullptr; }, 3000);
    look("end");
}

TEST_P(Sights, TroubleIsWhole) {
    hands.studio().join("127.0.0.1:9", "no code");
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("retry") != nullptr; }));
    look("trouble");
}

TEST_P(Sights, TheMapEditorAndItsSheetsAreWhole) {
    hands.studio().editInstalledMap("war/world");
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    look("editor");
    hands.studio().map_editor()->selectAll();
    look("editor_several");
    hands.studio().map_editor()->select({});
    hands.key(Qt::Key_I);
    look("editor_picture");
    hands.key(Qt::Key_Escape);
    hands.key(Qt::Key_F5);
    hands.wait_until([] { return false; }, 200);
    look("editor_trial");
    hands.key(Qt::Key_Escape);
    hands.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    hands.wait_until([] { return false; }, 200);
    look("editor_save");
}

INSTANTIATE_TEST_SUITE_P(Languages, Sights, testing::Values("en", "pt_BR"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace fronteira::support
