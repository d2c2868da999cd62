// SPDX-License-Identifier: MIT
#include "cup/bot_cup.hpp"

#include "table_at_home.hpp"

namespace fronteira::cup {
namespace {

using support::wait_until;

struct BotsMeet : AtHome {
    QTemporaryDir folder;
    Cups cups{program};

    BotCup& look_at(const QByteArray& plan) {
        cups.look(written(folder, plan));
        return *cups.bots();
    }
};

QByteArray bots_of(int deals, int rounds = 1) {
    return "name = \"Bots\"\nformat = \"round_robin\"\nseats = 2\ndeals = " +
           QByteArray::number(deals) +
           "\nentrants = [\"random\", { name = \"other\", bot = \"random\" }]\n[[game]]\n"
           "ruleset = \"toy_war\"\noptions = { rounds = " +
           QByteArray::number(rounds) + ", ending = \"most_spaces\" }\n";
}

TEST_F(BotsMeet, ItRunsToItsEndAndAnyMatchIsThereToBeWatched) {
    BotCup& bots = look_at(bots_of(2));
    EXPECT_FALSE(bots.running());
    QUrl record;
    QStringList names;
    QObject::connect(&cups, &Cups::recorded, &bots,
                     [&](const QUrl& file, const QStringList& seats) {
                         record = file;
                         names = seats;
                     });

    bots.start();
    EXPECT_TRUE(bots.running());
    ASSERT_TRUE(wait_until([&] { return !bots.running() && bots.matches().size() == 4; }))
        << bots.fault().toStdString();

    EXPECT_EQ(bots.table()["played"].toInt(), 4);
    EXPECT_EQ(bots.table()["entrants"].toList().size(), 2);
    EXPECT_EQ(bots.matches()[0].toMap()["number"].toInt(), 4) << "the latest first";
    bots.replay(3);
    ASSERT_TRUE(wait_until([&] { return !record.isEmpty(); }));
    EXPECT_TRUE(QFile::exists(record.toLocalFile()));
    EXPECT_EQ(names.size(), 2);
    EXPECT_TRUE(record.fileName().contains("0003")) << record.toString().toStdString();
}

TEST_F(BotsMeet, ItGoesOnWhereItWasStopped) {
    BotCup& bots = look_at(bots_of(500000, 40));
    bots.start();
    ASSERT_TRUE(wait_until([&] { return bots.progress()["done"].toInt() > 10; }));
    EXPECT_TRUE(wait_until([&] { return bots.table()["played"].toInt() > 0; }))
        << "standings grow while it runs";
    bots.stop();
    ASSERT_TRUE(wait_until([&] { return !bots.running(); }));
    const int played = bots.table()["played"].toInt();
    EXPECT_GT(played, 0);
    bots.start();
    ASSERT_TRUE(wait_until([&] { return bots.progress()["done"].toInt() > played; }))
        << bots.fault().toStdString() << played;
}

TEST_F(BotsMeet, ThePageForBrowsersIsWritten) {
    BotCup& bots = look_at(bots_of(1));
    bots.start();
    ASSERT_TRUE(wait_until([&] { return !bots.running(); }));
    QUrl page;
    QObject::connect(&bots, &BotCup::reported, &bots, [&](const QUrl& file) { page = file; });
    bots.report(QUrl::fromLocalFile(folder.filePath("cup.html")));
    EXPECT_TRUE(wait_until([&] { return !page.isEmpty(); }));
    EXPECT_TRUE(QFile::exists(folder.filePath("cup.html")));
}

TEST_F(BotsMeet, WhatIsWrongInTheFileIsToldWithItsPlace) {
    BotCup& bots = look_at(
        "name = \"Bots\"\nformat = \"dance\"\nseats = 2\n"
        "entrants = [\"random\", \"nobody\"]\n[[game]]\nruleset = \"toy_war\"\n");
    bots.start();
    ASSERT_TRUE(wait_until([&] { return !bots.running(); }));
    EXPECT_TRUE(bots.fault().contains("cup.toml:2")) << bots.fault().toStdString();
    EXPECT_TRUE(bots.fault().contains("nobody")) << bots.fault().toStdString();
    bool refused = false;
    QObject::connect(&bots, &BotCup::refused, &bots, [&] { refused = true; });
    bots.replay(1);
    EXPECT_TRUE(wait_until([&] { return refused; }));
}

}  // namespace
}  // namespace fronteira::cup
