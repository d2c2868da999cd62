// SPDX-License-Identifier: MIT
// One studio opens a match for others, another comes with the invitation: real hosts, a real
// socket.
#include "app/studio.hpp"
#include "support/own_host.hpp"
#include "support/own_settings.hpp"

#include <gtest/gtest.h>

#include <QQmlEngine>

namespace fronteira::app {
namespace {

using support::wait_until;

/// A studio with settings of its own.
struct Somebody {
    explicit Somebody(const QString& called) {
        studio = std::make_unique<Studio>(
            Studio::Start{FRONTEIRA_BINARY_DIR "/bin/fronteira", ":memory:", "en", {}}, engine);
        studio->settings()->set_name(called);
    }
    bool in_the_lobby() {
        return wait_until([&] { return match() && match()->ready() && match()->waits(); });
    }
    bool plays() {
        return wait_until([&] { return match() && match()->ready() && !match()->waits(); });
    }
    play::MatchScreen* match() { return studio->match(); }
    QVariantMap seat(int number) { return match()->seats()[number - 1].toMap(); }

    support::OwnSettings own;
    QQmlEngine engine;
    std::unique_ptr<Studio> studio;
};

struct Lobby : testing::Test {
    bool open(bool watched = false) {
        // Another address would be another host.
        if (ana.studio->settings()->listen().isEmpty())
            ana.studio->settings()->set_listen(support::free_address());
        if (!wait_until([&] { return ana.studio->library() && ana.studio->library()->loaded(); }))
            return false;
        launcher::MatchSetup setup;
        setup.set_ruleset(ana.studio->library()->ruleset("war/war"));
        setup.setSeat(0, "me", "Ana");
        setup.setSeat(1, "remote", "");
        setup.setProperty("watched", watched);
        ana.studio->start(&setup);
        return ana.in_the_lobby() && !ana.studio->invitation().isEmpty();
    }
    bool come() {
        bia.studio->accept(ana.studio->invitation());
        return bia.in_the_lobby() && wait_until([&] { return ana.seat(2)["present"].toBool(); });
    }

    Somebody ana{"Ana"};
    Somebody bia{"Bia"};
};

TEST_F(Lobby, IsOpenedForOthersWhoComeWithOneLineAndBothSeeEachOther) {
    ASSERT_TRUE(open());
    EXPECT_FALSE(ana.seat(2)["present"].toBool());
    ASSERT_TRUE(come());
    EXPECT_EQ(ana.seat(2)["name"], "Bia");
    EXPECT_EQ(bia.seat(1)["name"], "Ana");
    EXPECT_EQ(bia.match()->seat(), 2);
    EXPECT_TRUE(bia.studio->invitation().isEmpty()) << "a guest invites nobody";
    EXPECT_TRUE(bia.match()->spaces_on_offer().isEmpty()) << "nothing is played yet";

    bia.match()->setReady(true);
    ASSERT_TRUE(wait_until([&] { return ana.seat(2)["ready"].toBool(); }));
    EXPECT_TRUE(ana.match()->waits());
    ana.match()->setReady(true);
    EXPECT_TRUE(ana.plays());
    EXPECT_TRUE(bia.plays());
}

TEST_F(Lobby, SaysWhereABrowserShowsWhatAnyoneMayWatch) {
    ASSERT_TRUE(open(true));
    EXPECT_EQ(ana.studio->watch_address(), "http://" + ana.studio->settings()->listen() + '/');
    ASSERT_TRUE(come());
    EXPECT_EQ(bia.studio->watch_address(), "") << "a guest knows nothing of that";
}

TEST_F(Lobby, SaysWhereABrowserShowsAMatchAlsoToWhoeverComesBackToIt) {
    ASSERT_TRUE(open(true));
    const QVariantMap match{{"match", ana.match()->id()},
                            {"seats", QVariantList{ana.seat(1), ana.seat(2)}}};
    ana.studio->leave();
    ASSERT_TRUE(open());
    ASSERT_EQ(ana.studio->watch_address(), "") << "another match";
    ana.studio->leave();
    ana.studio->goOn(match);
    ASSERT_TRUE(wait_until([&] { return ana.match() && ana.match()->ready(); }));
    EXPECT_EQ(ana.studio->watch_address(), "http://" + ana.studio->settings()->listen() + '/');
}

TEST_F(Lobby, SaysNothingOfBrowsersWhereNotAnyoneMayWatch) {
    ASSERT_TRUE(open());
    EXPECT_EQ(ana.studio->watch_address(), "");
}

TEST_F(Lobby, BeginsWhenWhoeverOpenedItSaysSo) {
    ASSERT_TRUE(open());
    ASSERT_TRUE(come());
    ana.studio->begin();
    EXPECT_TRUE(ana.plays());
    EXPECT_TRUE(bia.plays());
    ASSERT_TRUE(wait_until([&] {
        return ana.match()->turn()["decides"].toBool() || bia.match()->turn()["decides"].toBool();
    }));
}

TEST_F(Lobby, IsLeftByWhomeverItsOpenerSendsAwayAndTheInvitationChanges) {
    ASSERT_TRUE(open());
    ASSERT_TRUE(come());
    const QString before = ana.studio->invitation();
    ana.studio->freeSeat(2);
    ASSERT_TRUE(wait_until([&] { return !bia.match()->fault().isEmpty(); }));
    ASSERT_TRUE(wait_until([&] { return ana.studio->invitation() != before; }));
    bia.studio->leave();
    bia.studio->accept(before);
    ASSERT_TRUE(wait_until([&] { return !bia.studio->trouble()->why().isEmpty(); }));
    bia.studio->leave();
    EXPECT_TRUE(come());
}

TEST_F(Lobby, IsFoundAgainByWhomeverLostTheWayWithTheirOwnCode) {
    ASSERT_TRUE(open());
    ASSERT_TRUE(come());
    const QString back = bia.studio->settings()->guest();
    EXPECT_NE(back, ana.studio->invitation()) << "the seat's own code";
    bia.studio->leave();
    ASSERT_TRUE(wait_until([&] { return !ana.seat(2)["present"].toBool(); }));
    bia.studio->accept(back);
    ASSERT_TRUE(bia.in_the_lobby());
    EXPECT_EQ(bia.match()->seat(), 2);
}

TEST_F(Lobby, IsArrangedByItsOpenerAndEverybodyIsWhereTheyAreThen) {
    ASSERT_TRUE(open());
    ASSERT_TRUE(come());
    const auto rule = [](Somebody& one, const QString& id) {
        for (const QVariant& each : one.match()->house_rules())
            if (each.toMap()["id"] == id) return each.toMap()["value"];
        return QVariant();
    };
    EXPECT_EQ(rule(bia, "colours"), "chosen");
    bia.match()->setReady(true);
    ana.match()->setRule("colours", "seats");
    ASSERT_TRUE(wait_until([&] { return rule(bia, "colours") == "seats"; }));
    EXPECT_FALSE(bia.match()->ready_here());
    ASSERT_TRUE(wait_until([&] { return bia.match()->chat()->lines().size() == 1; }));
    EXPECT_EQ(
        bia.match()->chat()->lines()[0].toMap()["note"],
        "The house rules have changed; confirm again that you are ready\nColours of the armies: "
        "agreed: as the seats stand");
    ana.match()->say("Better so");
    ASSERT_TRUE(wait_until([&] { return bia.match()->chat()->lines().size() == 2; }));

    const QVariant red = bia.match()->seatLook(2)["fill"];
    ana.match()->exchange(1, 2);
    ASSERT_TRUE(wait_until([&] { return bia.match()->seat() == 1 && ana.match()->seat() == 2; }));
    EXPECT_EQ(ana.seat(1)["name"], "Bia");
    EXPECT_EQ(ana.match()->seatLook(2)["fill"], red) << "colours go round the table";
    ASSERT_TRUE(wait_until([&] { return bia.match()->chat()->lines().size() == 3; }));
    EXPECT_EQ(bia.match()->chat()->lines()[2].toMap()["note"],
              "Ana and Bia changed places; confirm again that you are ready");
    ana.studio->begin();
    ASSERT_TRUE(ana.plays() && bia.plays());
    EXPECT_TRUE(ana.seat(2)["here"].toBool());
}

TEST_F(Lobby, LetsAGuestTakeTheSeatOfABotAndNothingElse) {
    ASSERT_TRUE(open());
    ASSERT_TRUE(come());
    QString said;
    QObject::connect(bia.match(), &play::MatchScreen::refused,
                     [&](const QString& text) { said = text; });
    bia.match()->setRule("colours", "seats");
    ASSERT_TRUE(wait_until([&] { return !said.isEmpty(); }));
    bia.match()->exchange(2, 3);
    ASSERT_TRUE(wait_until([&] { return bia.match()->seat() == 3; }));
    ASSERT_TRUE(wait_until([&] { return ana.seat(3)["name"] == "Bia"; }));
    EXPECT_FALSE(ana.seat(2)["person"].toBool());
    // And the way back leads there.
    const QString back = bia.studio->settings()->guest();
    bia.studio->leave();
    bia.studio->accept(back);
    ASSERT_TRUE(bia.in_the_lobby());
    EXPECT_EQ(bia.match()->seat(), 3);
}

TEST_F(Lobby, IsReopenedByItsOpenerToOthersWhenAGuestAskedForItFirst) {
    ASSERT_TRUE(open());
    ASSERT_TRUE(come());
    ana.studio->begin();
    ASSERT_TRUE(ana.plays() && bia.plays());
    const QString before = ana.match()->id();
    bia.match()->resign();
    ASSERT_TRUE(wait_until([&] { return !ana.seat(2)["person"].toBool(); }));
    ana.match()->resign();
    ASSERT_TRUE(wait_until([&] { return !bia.match()->over().isEmpty(); }));
    bia.studio->rematch();
    ASSERT_TRUE(wait_until([&] { return !ana.match()->rematch_asked().isEmpty(); }));
    ana.studio->rematch();
    ASSERT_TRUE(wait_until([&] { return ana.match()->id() != before; }));
    ASSERT_TRUE(ana.in_the_lobby());
    ASSERT_FALSE(ana.studio->invitation().isEmpty());
    ASSERT_TRUE(bia.in_the_lobby());
    // Somebody else takes the seat of whoever went home.
    bia.studio->leave();
    ASSERT_TRUE(wait_until([&] { return !ana.seat(2)["present"].toBool(); }));
    bia.studio->accept(ana.studio->invitation());
    EXPECT_TRUE(bia.in_the_lobby()) << bia.studio->trouble()->why().toStdString();
}

TEST_F(Lobby, HearsWhatIsSaidUnlessItIsMuted) {
    ASSERT_TRUE(open());
    ASSERT_TRUE(come());
    bia.match()->say("Good luck!");
    ASSERT_TRUE(wait_until([&] { return ana.match()->chat()->lines().size() == 1; }));
    const QVariantMap line = ana.match()->chat()->lines().first().toMap();
    EXPECT_EQ(line["by"], 2);
    EXPECT_EQ(line["text"], "Good luck!");
    EXPECT_EQ(ana.match()->chat()->unread(), 1);
    ana.match()->chat()->mute(2, true);
    EXPECT_TRUE(ana.match()->chat()->lines().isEmpty());
    bia.match()->say("Anybody there?");
    ana.match()->say("I cannot hear you");
    ASSERT_TRUE(wait_until([&] { return ana.match()->chat()->lines().size() == 1; }));
    EXPECT_EQ(ana.match()->chat()->lines().first().toMap()["by"], 1);
    ana.match()->chat()->mute(2, false);
    EXPECT_EQ(ana.match()->chat()->lines().size(), 3);
}

TEST_F(Lobby, StillHasWhatWasSaidWhenSomebodyComesBack) {
    ASSERT_TRUE(open());
    ASSERT_TRUE(come());
    bia.match()->say("Good luck!");
    ASSERT_TRUE(wait_until([&] { return ana.match()->chat()->lines().size() == 1; }));
    ana.studio->leave();
    const auto kept = [&] {
        ana.studio->library()->refreshMatches();
        return wait_until([&] { return !ana.studio->library()->matches().isEmpty(); });
    };
    ASSERT_TRUE(kept());
    ana.studio->goOn(ana.studio->library()->matches().first().toMap());
    ASSERT_TRUE(ana.in_the_lobby());
    ASSERT_EQ(ana.match()->chat()->lines().size(), 1);
    EXPECT_EQ(ana.match()->chat()->lines().first().toMap()["text"], "Good luck!");
    EXPECT_EQ(ana.match()->chat()->unread(), 0) << "it was read before";
}

TEST_F(Lobby, IsWhereTheSamePeopleMeetAgainWhenTheyPlayOnceMore) {
    ASSERT_TRUE(open());
    ASSERT_TRUE(come());
    ana.studio->begin();
    ASSERT_TRUE(ana.plays() && bia.plays());
    const QString before = ana.match()->id();
    bia.match()->resign();
    ASSERT_TRUE(wait_until([&] { return !ana.seat(2)["person"].toBool(); })) << "a bot plays on";
    EXPECT_TRUE(ana.match()->over().isEmpty());
    ana.match()->resign();
    ASSERT_TRUE(wait_until([&] { return !bia.match()->over().isEmpty(); }));

    EXPECT_TRUE(ana.match()->in_company());
    ana.studio->rematch();
    ASSERT_TRUE(wait_until([&] { return ana.match()->id() != before; }));
    ASSERT_TRUE(ana.in_the_lobby());
    ASSERT_TRUE(wait_until([&] { return !bia.match()->rematch_asked().isEmpty(); }));
    bia.studio->rematch();
    ASSERT_TRUE(wait_until([&] { return bia.match()->id() == ana.match()->id(); }));
    ASSERT_TRUE(bia.in_the_lobby());
    EXPECT_EQ(bia.match()->seat(), 2);
    EXPECT_TRUE(wait_until([&] { return ana.seat(2)["present"].toBool(); }));
}

TEST_F(Lobby, OfAStudioThatListensDoesNotKeepItFromTeaching) {
    ASSERT_TRUE(open());
    ana.studio->leave();
    ana.studio->learn("war");
    ASSERT_TRUE(wait_until([&] {
        return ana.match() && ana.match()->ready() && ana.studio->lesson() &&
               ana.studio->lesson()->step() == 1;
    }));
    ana.studio->leave();
    EXPECT_EQ(ana.studio->lesson(), nullptr);
    EXPECT_TRUE(ana.studio->library()->loaded());
}

}  // namespace
}  // namespace fronteira::app
