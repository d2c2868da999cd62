// SPDX-License-Identifier: MIT
// Tournaments in the window: held, joined, played, looked at again.
#include "files/home.hpp"
#include "hands.hpp"
#include "support/cup_guest.hpp"
#include "support/eyes.hpp"

#include <gtest/gtest.h>

#include <QDir>
#include <QQmlComponent>
#include <memory>

namespace fronteira::support {
namespace {

/// A home and games of the test's own, for as long as it lives.
struct Elsewhere {
    Elsewhere() {
        qputenv("XDG_DATA_HOME", home.path().toUtf8());
        qputenv("FRONTEIRA_MODS", FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods");
    }
    ~Elsewhere() {
        qputenv("XDG_DATA_HOME", data);
        qputenv("FRONTEIRA_MODS", mods);
    }
    QByteArray data = qgetenv("XDG_DATA_HOME"), mods = qgetenv("FRONTEIRA_MODS");
    QTemporaryDir home;
};

struct Tournaments : testing::TestWithParam<const char*> {
    cup::Cup* cup() { return hands.studio().cups()->cup(); }
    cup::BotCup* bots() { return hands.studio().cups()->bots(); }
    QString named(const char* picture) { return QString(picture) + "_" + GetParam(); }
    /// The page in a small and in a large window: nothing is cut, and a picture of each is kept.
    void look(const char* page) {
        for (const QSize size : {QSize(2560, 1440), QSize(1024, 700), QSize(1280, 800)}) {
            hands.window().resize(size);
            hands.wait_until([&] { return hands.window().size() == size; }, 1000);
            QStringList wrong;
            hands.wait_until([&] { return (wrong = wrong_to_the_eye(hands.window())).isEmpty(); },
                             2000);
            EXPECT_TRUE(wrong.isEmpty()) << page << ": " << wrong.join('\n').toStdString();
            hands.picture(QString("%1_%2_%3").arg(page, GetParam()).arg(size.width()));
        }
    }

    /// With the keyboard, from one choice to the next.
    void take(const char* box, const QString& wanted) {
        QQuickItem* item = hands.find(box);
        ASSERT_NE(item, nullptr) << box;
        item->forceActiveFocus();
        for (int i = 0; i < 30 && item->property("displayText").toString() != wanted; ++i)
            hands.key(i == 0 ? Qt::Key_Home : Qt::Key_Down);
        ASSERT_EQ(item->property("displayText").toString().toStdString(), wanted.toStdString());
    }
    /// The form, as far as it is the same for people and bots.
    void begin(const QString& name) {
        ASSERT_TRUE(hands.click("page.tournaments"));
        ASSERT_TRUE(hands.click("newCup"));
        ASSERT_TRUE(hands.wait_until([&] { return hands.find("planName") != nullptr; }));
        hands.type(name);
        ASSERT_EQ(hands.find("planName")->property("text").toString(), name)
            << "the form begins with its name";
        take("planRuleset", GetParam() == std::string("en") ? "Toy war" : "Guerrinha");
        ASSERT_TRUE(hands.fill_in("option.rounds", "1"));
    }
    bool next_is_open() {
        return hands.wait_until([&] { return cup()->next().contains("match"); }, 30000);
    }
    void play_next() {
        if (!hands.click("goToMatch")) {
            hands.picture(named("cup_stuck"));
            FAIL() << "there is no way to the match";
        }
        ASSERT_TRUE(hands.wait_until(
            [&] { return hands.studio().match() && hands.studio().match()->ready(); }, 30000));
        // A host lets nobody say more than twenty things a second.
        for (int i = 0; i < 200 && !hands.match_is_over(); ++i) {
            hands.play_on(random);
            hands.wait_until([&] { return hands.match_is_over(); }, 250);
        }
        if (!hands.match_is_over()) hands.picture(named("cup_stuck"));
        ASSERT_TRUE(hands.match_is_over());
        // The sheet grows when all that was hidden comes.
        ASSERT_TRUE(hands.wait_until(
            [&] { return !hands.studio().match()->aftermath()["hands"].toList().isEmpty(); }));
        EXPECT_EQ(hands.find("playAgain"), nullptr) << "the organiser pairs who plays whom";
        ASSERT_TRUE(hands.click("leaveEnd"));
        ASSERT_TRUE(hands.wait_until([&] { return hands.find("leaveCup") != nullptr; }));
    }

    Elsewhere elsewhere;
    Hands hands{GetParam()};
    Random random{5};
};

TEST_P(Tournaments, OfPeopleAndBotsIsHeldJoinedPlayedAndWatchedAgain) {
    begin("Club cup");
    ASSERT_TRUE(hands.click("addBot"));
    ASSERT_TRUE(hands.fill_in("planListen", "127.0.0.1:0"));
    look("cup_form");
    ASSERT_TRUE(hands.click("createCup"));
    ASSERT_TRUE(hands.wait_until([&] { return cup() && cup()->organiser(); }, 30000));
    EXPECT_NE(hands.find("tooFew"), nullptr);
    EXPECT_EQ(hands.find("pairRound"), nullptr) << "nobody could be paired";
    ASSERT_TRUE(hands.fill_in("myName", "Ana"));
    ASSERT_TRUE(hands.wait_until([&] { return cup()->me() == "Ana"; })) << "Enter takes part";
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("tooFew") == nullptr; }));
    const CupGuest rui(cup()->address(), "Rui", cup()->code());
    ASSERT_TRUE(hands.wait_until([&] { return cup()->state()["entrants"].toList().size() == 3; }));

    ASSERT_TRUE(hands.click("pairRound"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("publishRound") != nullptr; }));
    look("cup_round");
    ASSERT_TRUE(hands.click("publishRound"));
    // Whoever rests in the first round has a match in the second.
    const auto over = [&] { return cup()->state()["round_over"].toBool(); };
    ASSERT_TRUE(hands.wait_until([&] { return cup()->rounds().size() == 1; }));
    if (cup()->rounds()[0].toMap()["byes"].toStringList().contains("Ana")) {
        ASSERT_TRUE(hands.wait_until(over, 60000));
        ASSERT_TRUE(hands.click("pairRound"));
        ASSERT_TRUE(hands.click("publishRound"));
    }
    ASSERT_TRUE(next_is_open());
    look("cup_next");
    while (!over()) {
        const QVariant played = cup()->next()["number"];
        play_next();
        ASSERT_FALSE(HasFatalFailure());
        // Its result is entered a moment after its end; the next match may wait for others.
        ASSERT_TRUE(hands.wait_until(
            [&] {
                const QVariantMap next = cup()->next();
                return over() || (next.contains("match") && next["number"] != played);
            },
            60000));
    }
    look("cup_standings");

    ASSERT_TRUE(hands.click("match1"));
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().replay() && hands.studio().replay()->ready(); }, 30000));
    EXPECT_GT(hands.studio().replay()->moves(), 0);
    ASSERT_TRUE(hands.click("closeReplay"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("leaveCup") != nullptr; }));
    ASSERT_TRUE(hands.click("leaveCup"));
    ASSERT_TRUE(hands.click("closeCup"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("cupOwn0") != nullptr; }));
    look("cup_list");
}

// What the organiser does while people play, every deed over its sheet.
TEST_P(Tournaments, AreRuledByTheirOrganiserAndForgottenWhenHeAsksForIt) {
    begin("Ruled");
    ASSERT_TRUE(hands.fill_in("planListen", "127.0.0.1:0"));
    ASSERT_TRUE(hands.click("createCup"));
    ASSERT_TRUE(hands.wait_until([&] { return cup() && cup()->organiser(); }, 30000));
    for (const char* name : {"Ana", "Eva"}) {
        ASSERT_TRUE(hands.click("enterSomebody"));
        ASSERT_TRUE(hands.wait_until([&] { return hands.find("newName") != nullptr; }));
        look("cup_newcomer");
        ASSERT_TRUE(hands.fill_in("newName", name));  // and Enter
        ASSERT_TRUE(hands.wait_until([&] { return hands.find("tokenSeen") != nullptr; }));
        EXPECT_EQ(hands.find("newToken")->property("text").toString().size(), 32);
        look("cup_token");
        ASSERT_TRUE(hands.click("tokenSeen"));
    }
    ASSERT_TRUE(hands.wait_until([&] { return cup()->state()["entrants"].toList().size() == 2; }));
    ASSERT_TRUE(hands.click("pairRound"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("publishRound") != nullptr; }));
    ASSERT_TRUE(hands.click("publishRound"));
    const auto first = [&] {
        const QVariantList matches = cup()->state()["matches"].toList();
        return matches.isEmpty() ? QVariantMap() : matches[0].toMap();
    };
    ASSERT_TRUE(hands.wait_until([&] { return first().contains("match"); }, 30000));

    const auto open_rule = [&](const char* sheet) {
        ASSERT_TRUE(hands.click("rule1"));
        ASSERT_TRUE(hands.wait_until([&] { return hands.find("reason") != nullptr; }));
        look(sheet);
    };
    open_rule("cup_forfeit");
    ASSERT_TRUE(hands.fill_in("reason", "did not come"));  // and Enter
    ASSERT_TRUE(hands.wait_until([&] { return first()["over"].toBool(); }, 30000));
    EXPECT_EQ(first()["reason"], "did not come");
    const QString loser = first()["seats"].toStringList()[0];
    EXPECT_EQ(first()["winners"].toStringList(), QStringList{first()["seats"].toStringList()[1]});
    open_rule("cup_correct");
    for (const char* name : {"winner0", "winner1"}) ASSERT_TRUE(hands.click(name));
    EXPECT_TRUE(hands.find("winner0")->property("checked").toBool());
    ASSERT_TRUE(hands.fill_in("reason", "was at the wrong board"));
    ASSERT_TRUE(hands.wait_until([&] { return first().contains("corrected"); }));
    EXPECT_EQ(first()["winners"].toStringList(), QStringList{loser});

    const auto entrant = [&](int i) { return cup()->state()["entrants"].toList()[i].toMap(); };
    ASSERT_TRUE(hands.click("replace1"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("newName") != nullptr; }));
    ASSERT_TRUE(hands.fill_in("newName", "Zoe"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("tokenSeen") != nullptr; }));
    ASSERT_TRUE(hands.click("tokenSeen"));
    EXPECT_TRUE(hands.wait_until([&] { return entrant(1)["name"] == "Zoe"; }));
    ASSERT_TRUE(hands.click("withdraw1"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("withdrawNow") != nullptr; }));
    look("cup_withdraw");
    ASSERT_TRUE(hands.click("withdrawNow"));
    EXPECT_TRUE(hands.wait_until([&] { return entrant(1)["left"].toBool(); }));
    look("cup_ruled");

    ASSERT_TRUE(hands.click("leaveCup"));
    ASSERT_TRUE(hands.click("closeCup"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("forgetOwn0") != nullptr; }));
    const QString file = hands.studio().cups()->own()[0].toMap()["file"].toString();
    ASSERT_TRUE(hands.click("forgetOwn0"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("deleteCup") != nullptr; }));
    look("cup_forget");
    ASSERT_TRUE(hands.click("deleteCup"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.studio().cups()->own().isEmpty(); }));
    EXPECT_FALSE(QFile::exists(file));
}

TEST_P(Tournaments, OfAFaultyPlanSayWhyAndAreTriedAgainWhenAsked) {
    const QDir folder(files::Home::tournaments());
    folder.mkpath(".");
    const auto write = [&](const QByteArray& text) {
        QFile file(folder.filePath("bad.toml"));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("name = \"Club cup\"\nformat = \"swiss\"\nseats = 2\n[[game]]\n" + text +
                   "[people]\n");
    };
    write("ruleset = \"toy_wra\"\n");
    ASSERT_TRUE(hands.click("page.tournaments"));
    ASSERT_TRUE(hands.click("cupOwn0"));
    ASSERT_TRUE(hands.wait_until([&] { return cup() && cup()->stopped(); }, 30000));
    look("cup_faulty");
    write("ruleset = \"toy_war\"\n");
    ASSERT_TRUE(hands.click("retryCup"));
    EXPECT_TRUE(hands.wait_until([&] { return cup()->ready(); }, 30000));
}

TEST_P(Tournaments, WriteNumbersAsTheirLanguageDoes) {
    begin("Points");
    const QString half = GetParam() == std::string("en") ? "0.5" : "0,5";
    take("planDraw", half);
}

TEST_P(Tournaments, StayPlannedWhileOneLooksAtSomethingElse) {
    begin("Club cup");
    ASSERT_TRUE(hands.click("addBot"));
    ASSERT_TRUE(hands.click("page.maps"));
    ASSERT_TRUE(hands.click("page.tournaments"));
    ASSERT_TRUE(hands.click("newCup"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("entrantWho0") != nullptr; }));
}

TEST_P(Tournaments, BeginWithoutTheNameOfTheLast) {
    begin("Club cup");
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(hands.click("newCup"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("planName") != nullptr; }));
    EXPECT_EQ(hands.find("planName")->property("text").toString(), "");
}

TEST_P(Tournaments, SayByWhatEqualsAreToldApartAndNoMore) {
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData(R"(import Fronteira.Cup
        Standings {
            tieBreaks: ["buchholz", "head_to_head", "wins"]
            rows: [{ name: "Ana", points: 2, matches: 3, tie_breaks: { buchholz: 4, head_to_head: 1, wins: 2 } },
                   { name: "Rui", points: 2, matches: 3, tie_breaks: { buchholz: 4, head_to_head: 0, wins: 1 } },
                   { name: "Eva", points: 1, matches: 3, tie_breaks: { buchholz: 5, head_to_head: 0, wins: 1 } },
                   { name: "Leo", points: 0, matches: 0, tie_breaks: { buchholz: 0, head_to_head: 0, wins: 0 } },
                   { name: "Bia", points: 0, matches: 0, tie_breaks: { buchholz: 0, head_to_head: 0, wins: 0 } }]
        })",
                      {});
    const std::unique_ptr<QObject> table(component.create());
    ASSERT_NE(table, nullptr) << component.errorString().toStdString();
    const QVariantList rows = table->property("rows").toList();
    const auto told = [&](int row) {
        QVariant said;
        QMetaObject::invokeMethod(table.get(), "toldApart", Q_RETURN_ARG(QVariant, said),
                                  Q_ARG(QVariant, rows[row]));
        return said.toString();
    };
    EXPECT_TRUE(told(0).startsWith("Buchholz 4 · ")) << told(0).toStdString();
    EXPECT_TRUE(told(0).endsWith(" 1"));
    EXPECT_EQ(told(1).count("·"), 1) << "matches won were not looked at";
    EXPECT_EQ(told(2), "") << "nobody else has a point";
    EXPECT_EQ(told(3), "") << "nobody has played yet";
}

TEST_P(Tournaments, OfBotsRunsWithItsProgressAndIsWatched) {
    begin("Bots");
    ASSERT_TRUE(hands.click("planPeople", 0.75));
    for (int i = 0; i < 2; ++i) ASSERT_TRUE(hands.click("addBot"));
    EXPECT_NE(hands.find("entrantWho0")->property("displayText"),
              hands.find("entrantWho1")->property("displayText"));
    ASSERT_TRUE(hands.click("createCup"));
    ASSERT_TRUE(hands.wait_until([&] { return bots() != nullptr; }));
    ASSERT_TRUE(
        hands.wait_until([&] { return !bots()->running() && !bots()->matches().isEmpty(); }, 60000))
        << bots()->fault().toStdString();
    look("cup_bots");
    ASSERT_TRUE(hands.click("match1"));
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().replay() && hands.studio().replay()->ready(); }, 30000));
    ASSERT_TRUE(hands.click("closeReplay"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("leaveBots") != nullptr; }));
}

TEST_P(Tournaments, WhereNobodyListensThePageSaysWhyAndLeadsBack) {
    ASSERT_TRUE(hands.click("page.tournaments"));
    look("cup_none");
    ASSERT_TRUE(hands.click("visitCup"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("cupAddress") != nullptr; }));
    ASSERT_TRUE(hands.fill_in("cupAddress", "Cup: join at 127.0.0.1:9 with the code 0123456789"));
    EXPECT_EQ(hands.find("cupCode")->property("text"), "0123456789");
    ASSERT_TRUE(hands.fill_in("cupName", "Ana"));
    if (cup() == nullptr) {
        ASSERT_TRUE(hands.click("goThere"));
    }
    ASSERT_TRUE(hands.wait_until([&] { return cup() && !cup()->fault().isEmpty(); }));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("cupFault") != nullptr; }));
    EXPECT_TRUE(hands.find("cupFault")->property("text").toString().contains("127.0.0.1:9"));
    look("cup_lost");
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("visitCup") != nullptr; }));
}

INSTANTIATE_TEST_SUITE_P(Languages, Tournaments, testing::Values("en", "pt_BR"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace fronteira::support
