// SPDX-License-Identifier: MIT
#include "app/edited_mods.hpp"

#include "app/studio.hpp"
#include "support/own_host.hpp"
#include "support/own_settings.hpp"

#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QQmlEngine>
#include <QTemporaryDir>

namespace fronteira::app {
namespace {

using support::wait_until;

constexpr const char* program = FRONTEIRA_BINARY_DIR "/bin/fronteira";

/// Games for tests as somebody has them who works on their rules.
struct AtWork : testing::Test {
    AtWork() {
        for (const char* mod : {"toy_war", "toy_duel"})
            QProcess::execute(
                "cp",
                {"-r", QString(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/") + mod, mods.path()});
        qputenv("FRONTEIRA_MODS", mods.path().toUtf8());
    }
    ~AtWork() override { qunsetenv("FRONTEIRA_MODS"); }

    /// As an editor does on saving.
    void write(const QString& name) const {
        QFile file(mods.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Append));
        file.write("\n");
    }
    static QDateTime just_now() { return QDateTime::currentDateTime(); }
    static QDateTime long_ago() { return just_now().addYears(-100); }

    QTemporaryDir mods;
};

TEST_F(AtWork, TellsThatTheGameWasWrittenSinceItsMatchBegan) {
    EditedMods edited(program);
    edited.follow("toy_duel", long_ago());
    EXPECT_TRUE(wait_until([&] { return edited.found(); }));
    edited.forget();
    EXPECT_FALSE(edited.found());
}

TEST_F(AtWork, TellsOfTheNextTimeWhoeverKnowsOfThis) {
    EditedMods edited(program);
    edited.follow("toy_duel", long_ago());
    ASSERT_TRUE(wait_until([&] { return edited.found(); }));
    edited.dismiss();
    EXPECT_FALSE(edited.found());
    write("toy_war/rules/init.lua");  // which it builds on
    EXPECT_TRUE(wait_until([&] { return edited.found(); }));
}

TEST_F(AtWork, BeginsTheMatchAnewWithTheNewRules) {
    const support::OwnSettings settings;
    QQmlEngine engine;
    Studio studio({program, ":memory:", "en", "11"}, engine);
    ASSERT_TRUE(wait_until([&] { return studio.library() && studio.library()->loaded(); }));
    studio.playNow("toy_duel/toy_duel");
    ASSERT_TRUE(wait_until([&] { return studio.match() && studio.match()->ready(); }));
    EXPECT_FALSE(studio.edited_mods()->found());
    const play::MatchScreen* before = studio.match();

    write("toy_duel/rules/init.lua");
    ASSERT_TRUE(wait_until([&] { return studio.edited_mods()->found(); }));
    studio.beginAnew();

    ASSERT_TRUE(wait_until(
        [&] { return studio.match() && studio.match() != before && studio.match()->ready(); }));
    EXPECT_EQ(studio.match()->ruleset(), "toy_duel/toy_duel");
    EXPECT_FALSE(studio.edited_mods()->found()) << "these are its rules";
}

TEST_F(AtWork, PlaysTheMovesAgainWithTheNewRulesAsFarAsTheyAreLegal) {
    const support::OwnSettings settings;
    QQmlEngine engine;
    Studio studio({program, ":memory:", "en", "11"}, engine);
    QString told;
    QObject::connect(&studio, &Studio::told, [&](const QString& text) { told = text; });
    ASSERT_TRUE(wait_until([&] { return studio.library() && studio.library()->loaded(); }));
    launcher::MatchSetup setup;
    setup.set_ruleset(studio.library()->ruleset("toy_war/toy_war"));
    studio.start(&setup);
    const auto moves = [&] { return studio.match()->turn()["number"].toInt(); };
    ASSERT_TRUE(
        wait_until([&] { return studio.match() && !studio.match()->spaces_on_offer().isEmpty(); }));
    const int before = moves();  // of bots who come first
    studio.match()->pickSpace(studio.match()->spaces_on_offer().first());
    ASSERT_TRUE(
        wait_until([&] { return moves() > before || studio.match()->choice()["of"] == "number"; }));
    if (moves() == before) studio.match()->pick(1);
    ASSERT_TRUE(wait_until([&] { return moves() > before; }));

    const int played = moves();
    write("toy_war/rules/init.lua");
    studio.takeNewRules();
    ASSERT_TRUE(
        wait_until([&] { return !told.isEmpty() && studio.match() && studio.match()->ready(); }));
    EXPECT_TRUE(told.endsWith("were played again.")) << told.toStdString();
    EXPECT_GE(moves(), played);

    QFile file(mods.filePath("toy_war/rules/muster.lua"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray rules = file.readAll().replace("\"deploy\"", "\"station\"");
    file.close();
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(rules);
    file.close();
    told.clear();
    studio.takeNewRules();
    ASSERT_TRUE(
        wait_until([&] { return !told.isEmpty() && studio.match() && studio.match()->ready(); }));
    EXPECT_TRUE(told.startsWith("0 of ")) << told.toStdString();
}

}  // namespace
}  // namespace fronteira::app
