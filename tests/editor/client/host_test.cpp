// SPDX-License-Identifier: MIT
#include "client/host.hpp"

#include "client/child_wire.hpp"
#include "client/socket_wire.hpp"
#include "support/own_host.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QJsonArray>
#include <QTemporaryDir>
#include <QUrl>

namespace fronteira::client {
namespace {

using support::asked;
using support::own_host;
using support::wait_until;

TEST(Host, IsGreetedAndAnswersWhatWasAskedBeforeTheWelcome) {
    const auto host = own_host();
    const Reply reply = asked(*host, {{"type", "list"}});
    ASSERT_TRUE(reply) << reply.fault().toStdString();
    EXPECT_TRUE(host->welcomed());
    EXPECT_GT(reply.message["rulesets"].toArray().size(), 5);
}

TEST(Host, SpeaksTheLanguageThatWasAskedFor) {
    const auto host = own_host(":memory:", {}, "pt_BR");
    const Reply reply = asked(*host, {{"type", "dance"}});
    EXPECT_FALSE(reply);
    EXPECT_EQ(reply.code(), "protocol.type");
    const auto english = own_host();
    EXPECT_NE(asked(*english, {{"type", "dance"}}).fault(), reply.fault());
}

TEST(Host, TellsWhoWaitsWhenItIsLost) {
    Host host(std::make_unique<ChildWire>("/bin/false", QStringList()), "en");
    QString lost;
    QObject::connect(&host, &Host::lost, [&](const QString&) { lost = "told"; });
    const Reply reply = asked(host, {{"type", "list"}});
    EXPECT_EQ(reply.code(), "client.lost");
    EXPECT_TRUE(wait_until([&] { return lost == "told"; }));
    EXPECT_EQ(asked(host, {{"type", "list"}}).code(), "client.lost");
}

TEST(Host, SaysSoWhenThereIsNoSuchProgram) {
    Host host(std::make_unique<ChildWire>("/nowhere/fronteira", QStringList()), "en");
    EXPECT_EQ(asked(host, {{"type", "list"}}).code(), "client.lost");
}

TEST(Host, SaysWhyAHostCannotBegin) {
    const QTemporaryDir folder;
    const QString store = folder.filePath("matches.sqlite");
    const auto first = own_host(store);
    ASSERT_TRUE(asked(*first, {{"type", "list"}}));
    const auto second = own_host(store);
    const Reply reply = asked(*second, {{"type", "list"}});
    EXPECT_EQ(reply.code(), "client.lost");
    EXPECT_TRUE(reply.fault().startsWith("Fronteira is already open"))
        << reply.fault().toStdString();
    EXPECT_TRUE(second->cannot_keep());
    EXPECT_FALSE(first->cannot_keep());
}

TEST(Host, SaysWhereMatchesCannotBeKept) {
    const auto host = own_host("/proc/nowhere/matches.sqlite");
    EXPECT_TRUE(asked(*host, {{"type", "list"}}).fault().contains("No such file or directory"));
    EXPECT_TRUE(host->cannot_keep());
}

TEST(Host, ForgetsTheAnswerForWhoIsGone) {
    const auto host = own_host();
    bool told = false;
    auto receiver = std::make_unique<QObject>();
    host->ask({{"type", "list"}}, receiver.get(), [&](const Reply&) { told = true; });
    receiver.reset();
    EXPECT_TRUE(asked(*host, {{"type", "matches"}}));
    EXPECT_FALSE(told);
}

TEST(Host, TellsOfAMatchWhatNobodyAskedForEvenWhenItIsAnError) {
    const QString address = support::free_address();
    const auto first = own_host(":memory:", address);
    const QJsonArray seats{QJsonObject{{"who", "human"}, {"invited", true}},
                           QJsonObject{{"who", "bot"}}, QJsonObject{{"who", "bot"}}};
    const Reply opened = asked(*first, {{"type", "open"},
                                        {"ruleset", "war/war"},
                                        {"seats", seats},
                                        {"watch", QJsonObject{{"by", "anyone"}, {"delay", 1}}}});
    const QJsonValue match = opened.message["match"];
    Host late(std::make_unique<SocketWire>(QUrl("ws://" + address + "/")), "en");
    QString told;
    QObject::connect(&late, &Host::news, [&](const QJsonObject& news) {
        if (news["type"] == "error") told = news["code"].toString();
    });
    ASSERT_TRUE(asked(late, {{"type", "join"}, {"match", match}}));
    const QJsonObject options{{"first_round_attacks", true}};
    ASSERT_TRUE(asked(*first, {{"type", "arrange"}, {"match", match}, {"options", options}}));
    EXPECT_TRUE(wait_until([&] { return told == "watch.later"; }));
}

TEST(Host, IsReachedOverAWebSocketToo) {
    const QString address = support::free_address();
    const auto first = own_host(":memory:", address);
    ASSERT_TRUE(asked(*first, {{"type", "list"}}));
    Host second(std::make_unique<SocketWire>(QUrl("ws://" + address + "/")), "en");
    const Reply reply = asked(second, {{"type", "list"}});
    ASSERT_TRUE(reply) << reply.fault().toStdString();
    EXPECT_FALSE(second.welcome()["local"].toBool());
}

TEST(Reply, GivesAFaultWithAllItsReasons) {
    const Reply reply{{{"type", "error"},
                       {"code", "move.refused"},
                       {"say", "not now"},
                       {"reasons", QJsonArray{QJsonObject{{"say", "it is not your turn"}}}}}};
    EXPECT_FALSE(reply);
    EXPECT_EQ(reply.fault(), "not now\nit is not your turn");
}

TEST(Reply, SaysOnceWhatItSaysWithItsPlaceToo) {
    const Reply reply{
        {{"type", "error"},
         {"code", "script.error"},
         {"say", "unexpected symbol"},
         {"findings", QJsonArray{"mine/rules/init.lua:3:1: error: unexpected symbol"}}}};
    EXPECT_EQ(reply.fault(), "mine/rules/init.lua:3:1: error: unexpected symbol");
}

TEST(Reply, TellsNoMoreOfAFaultThanAnybodyReads) {
    QJsonArray findings;
    for (int i = 0; i < 100000; ++i) findings.append(QString::number(i).repeated(1 + i % 7));
    findings.prepend(QString("a").repeated(1 << 20));
    const QString fault = Reply{{{"type", "error"}, {"findings", findings}}}.fault();
    EXPECT_LT(fault.size(), 100000);
    EXPECT_TRUE(fault.startsWith("aaaa"));
}

}  // namespace
}  // namespace fronteira::client
