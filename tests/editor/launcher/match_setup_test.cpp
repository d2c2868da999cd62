// SPDX-License-Identifier: MIT
#include "launcher/match_setup.hpp"

#include "launcher/library.hpp"
#include "support/own_host.hpp"

#include <gtest/gtest.h>

#include <QJsonArray>

namespace fronteira::launcher {
namespace {

using support::wait_until;

struct Preparing : testing::Test {
    void SetUp() override {
        ASSERT_TRUE(wait_until([&] { return library.loaded(); }));
        setup.set_ruleset(library.ruleset("war/war"));
    }

    std::unique_ptr<client::Host> host = support::own_host();
    Library library{*host};
    MatchSetup setup;
};

TEST_F(Preparing, APersonAndTheUsualBotsSitDown) {
    ASSERT_EQ(setup.seats().size(), 4);
    EXPECT_EQ(setup.seats()[0].toMap()["who"], "me");
    EXPECT_EQ(setup.seats()[1].toMap()["who"], "bot:steady");
    EXPECT_EQ(setup.map(), "war/world");
    EXPECT_TRUE(setup.faults().isEmpty());
}

TEST_F(Preparing, AMatchThatIsKeptIsSetUpOnceMore) {
    const QVariantList seats{QVariantMap{{"seat", 1}, {"who", "bot:random"}, {"name", "Caio"}},
                             QVariantMap{{"seat", 2}, {"who", "human"}, {"name", "Ana"}},
                             QVariantMap{{"seat", 3}, {"who", "human"}, {"name", "Rui"}},
                             QVariantMap{{"seat", 4}, {"who", "human"}, {"invited", true}}};
    setup.setUpLike({{"map", "war2/world"}, {"seats", seats}}, library.ruleset("war/war"));
    QStringList who;
    for (const QVariant& seat : setup.seats()) who << seat.toMap()["who"].toString();
    EXPECT_EQ(who, QStringList({"bot:random", "me", "friend", "remote"}));
    EXPECT_EQ(setup.seats()[1].toMap()["name"], "Ana");
    EXPECT_EQ(setup.map(), "war2/world");
}

TEST_F(Preparing, ANameLeavesTheSeatWithWhoeverHadIt) {
    const auto name = [&](int place) { return setup.seats()[place].toMap()["name"].toString(); };
    setup.setSeat(0, "me", "Zoe");
    setup.changeSitter(0, "bot:steady", "Zoe");
    EXPECT_EQ(name(0), "");
    setup.changeSitter(0, "me", "Zoe");
    EXPECT_EQ(name(0), "Zoe");
    setup.changeSitter(0, "friend", "Zoe");
    EXPECT_EQ(name(0), "");
    setup.setSeat(1, "friend", "Rui");
    setup.changeSitter(1, "remote", "Zoe");
    EXPECT_EQ(name(1), "Rui") << "a friend plays from elsewhere";
}

TEST_F(Preparing, SeatsStayWithinWhatTheRulesetTakes) {
    for (int i = 0; i < 9; ++i) setup.addSeat();
    EXPECT_EQ(setup.seats().size(), 6);
    EXPECT_FALSE(setup.can_add());
    for (int i = 0; i < 9; ++i) setup.removeSeat(0);
    EXPECT_EQ(setup.seats().size(), 3);
    EXPECT_FALSE(setup.can_remove());
}

TEST_F(Preparing, OptionsBeginAsByDefaultAndAreChecked) {
    const auto option = [&](const QString& id) {
        for (const QVariant& one : setup.options())
            if (one.toMap()["id"] == id) return one.toMap();
        return QVariantMap();
    };
    EXPECT_EQ(option("round_limit")["value"].toInt(), 100);
    setup.setOption("round_limit", 50);
    EXPECT_EQ(option("round_limit")["value"].toInt(), 50);
    EXPECT_TRUE(option("round_limit")["fault"].toString().isEmpty());
    setup.setOption("round_limit", -5);
    EXPECT_FALSE(option("round_limit")["fault"].toString().isEmpty());
    EXPECT_FALSE(setup.faults().isEmpty());
}

TEST_F(Preparing, ANameIsNoLongerThanTheHostTakes) {
    const auto refused = [&](const QString& name) {
        setup.setSeat(0, "me", name);
        const auto opened = support::asked(*host, setup.request(0));
        EXPECT_EQ(bool(opened), setup.faults().isEmpty()) << opened.fault().toStdString();
        return !opened;
    };
    EXPECT_FALSE(refused(QString(30, QChar(u'ã'))));
    EXPECT_TRUE(refused(QString(31, QChar(u'ã')))) << "61 and more bytes";
}

TEST_F(Preparing, ASeedIsAWholeNumberOrNothing) {
    setup.set_seed("seven");
    EXPECT_FALSE(setup.faults().isEmpty());
    for (const char* out_of_range : {"-1", "9223372036854775808"}) {
        setup.set_seed(out_of_range);
        EXPECT_FALSE(setup.faults().isEmpty()) << out_of_range;
    }
    setup.set_seed("9223372036854775807");
    EXPECT_TRUE(setup.faults().isEmpty());
    setup.set_seed(" 7 ");
    EXPECT_TRUE(setup.faults().isEmpty());
    EXPECT_EQ(setup.request(0)["seed"].toInt(), 7);
    setup.set_seed("");
    EXPECT_FALSE(setup.request(0).contains("seed"));
}

TEST_F(Preparing, WhatIsAskedForIsWhatTheHostOpens) {
    setup.setSeat(0, "me", "Ana");
    setup.setSeat(1, "friend", "Rui");
    setup.setSeat(2, "remote", "");
    setup.setOption("defender_chooses", true);
    EXPECT_TRUE(setup.remote());
    const client::Reply reply = support::asked(*host, setup.request(0));
    ASSERT_TRUE(reply) << reply.fault().toStdString();
    const QJsonArray seats = reply.message["seats"].toArray();
    ASSERT_EQ(seats.size(), 4);
    EXPECT_TRUE(seats[1].toObject().contains("token"));
    EXPECT_FALSE(seats[2].toObject().contains("token")) << "for whoever has the invitation";
    EXPECT_FALSE(reply.message["invitation"].toString().isEmpty());
    EXPECT_FALSE(seats[3].toObject().contains("token"));
    library.refreshMatches();
    ASSERT_TRUE(wait_until([&] { return !library.matches().isEmpty(); }));
    EXPECT_EQ(library.matches()[0].toMap()["ruleset"], "war/war");
}

TEST_F(Preparing, OnlyTheInvitedWatchUnlessItIsForAnyone) {
    EXPECT_EQ(setup.request(0)["watch"].toObject()["by"], "token");
    setup.setProperty("watched", true);
    EXPECT_EQ(setup.request(0)["watch"].toObject()["by"], "anyone");
}

TEST_F(Preparing, TheLibraryFindsGamesByTheirWords) {
    EXPECT_EQ(library.search("island").size(), 3);
    EXPECT_EQ(library.search("small fast").size(), 1);
    EXPECT_TRUE(library.search("chess").isEmpty());
    EXPECT_EQ(library.rulesets().first().toMap()["id"], "war/war") << "two games build upon it";
    EXPECT_EQ(library.search("").size(), library.rulesets().size());
}

TEST_F(Preparing, AMapIsDrawnOnceItHasCome) {
    QString came;
    QObject::connect(&library, &Library::mapLoaded, [&](const QString& id) { came = id; });
    EXPECT_EQ(library.map("war/world").geometry().count(), 0);
    ASSERT_TRUE(wait_until([&] { return came == "war/world"; }));
    EXPECT_EQ(library.map("war/world").geometry().count(), 42);
}

TEST_F(Preparing, OnlyMapsThatMayFitAreOffered) {
    const QVariantList maps = library.mapsFor("espionage/espionage");
    ASSERT_FALSE(maps.isEmpty());
    EXPECT_EQ(maps.first().toMap()["id"], "espionage/field_10") << "its own map is found first";
    for (const QVariant& map : maps) EXPECT_LE(map.toMap()["spaces"].toInt(), 100);
}

TEST_F(Preparing, AForgottenMatchIsNoLongerListed) {
    const QString match = support::opened(*host, "island/island", {"human", "bot"});
    library.refreshMatches();
    ASSERT_TRUE(wait_until([&] { return library.matches().size() == 1; }));
    library.forget(match);
    ASSERT_TRUE(wait_until([&] { return library.matches().isEmpty(); }));
}

}  // namespace
}  // namespace fronteira::launcher
