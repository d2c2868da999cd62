// SPDX-License-Identifier: MIT
// Matches that are over, or lie in a file, are watched again.
#include "hands.hpp"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

namespace fronteira::support {
namespace {

TEST(Pages, AMatchIsWatchedAgainFromItsLog) {
    Hands hands;
    ASSERT_TRUE(hands.click("playNow"));
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().match() && hands.studio().match()->ready(); }));
    Random random{3};
    for (int i = 0; i < 20; ++i) hands.play_on(random);
    const int number = hands.studio().match()->turn()["number"].toInt();
    hands.studio().replayHere(2);
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().replay() && hands.studio().replay()->ready(); }));
    EXPECT_EQ(hands.studio().replay()->moment(), 2);
    ASSERT_TRUE(hands.click("step"));
    EXPECT_EQ(hands.studio().replay()->moment(), 3);
    hands.picture("replay");
    play::ReplayScreen& replay = *hands.studio().replay();
    replay.set_moment(0);
    const auto fill = [](const QVariantList& seats) { return seats[0].toMap()["fill"]; };
    EXPECT_TRUE(hands.wait_until([&] {
        return fill(replay.history()["seats"].toList()) != fill(replay.seats());
    })) << "a line of the chart has the colour that is chosen later";
    replay.set_moment(replay.moves());
    ASSERT_TRUE(hands.click("run"));
    EXPECT_TRUE(hands.wait_until([&] { return replay.moment() == 1; })) << "from the beginning";
    ASSERT_TRUE(hands.click("closeReplay"));
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().match() && hands.studio().match()->ready(); }));
    EXPECT_GE(hands.studio().match()->turn()["number"].toInt(), number);

    hands.studio().replayHere(number);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("closeReplay") != nullptr; }));
    const auto of_log = [&](const char* what) { return hands.find("log")->property(what); };
    ASSERT_TRUE(hands.wait_until(
        [&] { return of_log("contentHeight").toReal() > of_log("height").toReal(); }));
    EXPECT_TRUE(hands.wait_until([&] { return of_log("atYEnd").toBool(); }))
        << "the log stands at the moment from which on it is told";
}

TEST(Pages, ARecordInAFileIsWatched) {
    Hands hands;
    const QTemporaryDir folder;
    const QUrl file = QUrl::fromLocalFile(folder.filePath("match.record"));
    ASSERT_TRUE(hands.click("playNow"));
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().match() && hands.studio().match()->ready(); }));
    Random random{3};
    for (int i = 0; i < 8; ++i) hands.play_on(random);
    const int number = hands.studio().match()->turn()["number"].toInt();
    hands.studio().match()->saveRecord(file);
    ASSERT_TRUE(hands.wait_until([&] { return QFile::exists(file.toLocalFile()); }));
    hands.studio().leave();
    ASSERT_TRUE(hands.click("page.matches"));
    // The dialog opens; what is chosen there is file.
    ASSERT_TRUE(hands.click("openRecord"));
    hands.wait_until([] { return false; }, 500);
    hands.key(Qt::Key_Escape);
    QString said;
    QObject::connect(&hands.studio(), &app::Studio::said,
                     [&](const QString& text) { said = text; });
    hands.studio().openRecord(file);
    ASSERT_TRUE(hands.wait_until([&] {
        return hands.studio().replay() && hands.studio().replay()->ready();
    })) << said.toStdString()
        << (hands.studio().replay() ? hands.studio().replay()->fault().toStdString() : "");
    EXPECT_GE(hands.studio().replay()->moves(), number);
    hands.studio().closeReplay();

    QFile record(file.toLocalFile());
    ASSERT_TRUE(record.open(QIODevice::ReadWrite));
    QByteArray text = record.readAll();
    const QByteArray version = "mod war 1.0.0";
    ASSERT_TRUE(text.contains(version));
    ASSERT_TRUE(record.seek(0));
    record.write(text.replace(version, "mod war 9.0.0"));
    record.close();
    hands.studio().openRecord(file);
    EXPECT_TRUE(hands.wait_until([&] {
        return said.startsWith("This record was made with other versions of its game");
    })) << said.toStdString();
}

TEST(Pages, AFileThatIsNoRecordIsRefusedAndTheHostGoesOn) {
    const QTemporaryDir folder;
    Hands hands;
    QString said;
    QObject::connect(&hands.studio(), &app::Studio::said,
                     [&](const QString& text) { said = text; });
    const auto opened = [&](const QByteArray& begin, qint64 size) {
        QFile film(folder.filePath("film"));
        EXPECT_TRUE(film.open(QIODevice::WriteOnly));
        film.write(begin);
        EXPECT_TRUE(film.resize(size));
        film.close();
        said.clear();
        hands.studio().openRecord(QUrl::fromLocalFile(film.fileName()));
        hands.wait_until([&] { return !said.isEmpty(); });
        return said;
    };
    EXPECT_TRUE(opened("la la la", 30 << 20).contains("fronteira record 1")) << said.toStdString();
    EXPECT_TRUE(opened("fronteira record 1\n", qint64{5} << 30).contains("too large"));
    EXPECT_TRUE(opened("la la la", 1000).contains("fronteira record 1")) << said.toStdString();
    EXPECT_TRUE(said.startsWith("This file cannot be read as the record of a match"))
        << said.toStdString();
}

}  // namespace
}  // namespace fronteira::support
