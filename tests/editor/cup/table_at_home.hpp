// SPDX-License-Identifier: MIT
#pragma once

#include "client/socket_wire.hpp"
#include "cup/cups.hpp"
#include "support/own_host.hpp"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QSettings>
#include <QTemporaryDir>
#include <map>

namespace fronteira::cup {

/// Settings, a home and mods of the test's own.
struct AtHome : testing::Test {
    AtHome() {
        QCoreApplication::setOrganizationName("fronteira-test");
        QCoreApplication::setApplicationName("fronteira-studio-cup-test");
        QSettings().clear();
        qputenv("XDG_DATA_HOME", home.path().toUtf8());
        qputenv("FRONTEIRA_MODS", FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods");
    }

    static constexpr const char* program = FRONTEIRA_BINARY_DIR "/bin/fronteira";
    QTemporaryDir home;
};

/// A plan of toy matches that are over in a moment.
inline QByteArray toy_plan(const char* entrants, const char* more = "") {
    return QByteArray("name = \"Club cup\"\nformat = \"swiss\"\nseats = 2\nrounds = 2\n") +
           "entrants = [" + entrants + "]\n[[game]]\nruleset = \"toy_war\"\n" +
           "options = { rounds = 1, ending = \"most_spaces\" }\n" + more;
}

inline QString written(const QTemporaryDir& folder, const QByteArray& plan,
                       const char* name = "cup.toml") {
    QFile file(folder.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(plan);
    return file.fileName();
}

/// Who holds that token plays the first move on offer in a match until it is over.
inline void play_out(const QString& address, const QString& match, const QStringList& tokens) {
    using client::Host;
    std::map<int, std::unique_ptr<Host>> people;
    QJsonObject turn;
    for (const QString& token : tokens) {
        auto host = std::make_unique<Host>(
            std::make_unique<client::SocketWire>(QUrl("ws://" + address + "/")), "en");
        const auto joined =
            support::asked(*host, {{"type", "join"}, {"match", match}, {"token", token}});
        ASSERT_TRUE(joined) << joined.fault().toStdString();
        turn = joined.message["turn"].toObject();
        people[joined.message["seat"].toInt()] = std::move(host);
    }
    for (int i = 0; i < 400 && !turn["deciders"].toArray().isEmpty(); ++i) {
        const int decider = turn["deciders"][0].toInt();
        const auto own = people.find(decider);
        const auto& [seat, host] = own == people.end() ? *people.begin() : *own;
        const QJsonObject about{{"match", match}, {"seat", seat}};
        if (own != people.end()) {
            QJsonObject legal = about, move = about;
            legal["type"] = "legal";
            move["type"] = "move";
            QJsonObject first =
                support::asked(*host, legal).message["moves"].toArray().first().toObject();
            first.remove("range");
            move["move"] = first;
            const auto done = support::asked(*host, move);
            ASSERT_TRUE(done) << done.fault().toStdString();
        }
        QJsonObject view = about;
        view["type"] = "view";
        turn = support::asked(*host, view).message["turn"].toObject();
    }
}

}  // namespace fronteira::cup
