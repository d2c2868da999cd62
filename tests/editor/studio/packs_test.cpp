// SPDX-License-Identifier: MIT
// A game that somebody sent as a pack comes in by a drop on the window, and is set up from there.
#include "files/home.hpp"
#include "hands.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace fronteira::support {
namespace {

using testing::HasSubstr;

struct PacksInTheWindow : testing::Test {
    PacksInTheWindow() { qputenv("XDG_DATA_HOME", home.path().toUtf8()); }
    ~PacksInTheWindow() override { qputenv("XDG_DATA_HOME", before); }

    QUrl file(const QString& name) const { return QUrl::fromLocalFile(home.filePath(name)); }
    bool packed(const QString& mod) const {
        return run({"pack", FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/" + mod, "-o",
                    home.filePath("toy.zip")});
    }
    /// The game for tests, as a later version of it.
    bool packed_as(const QString& version) const {
        const QString copy = home.filePath("copy" + version);
        return QProcess::execute(
                   "cp", {"-r", FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war", copy}) == 0 &&
               QProcess::execute("sed", {"-i", "s/^version = .*/version = \"" + version + "\"/",
                                         copy + "/mod.toml"}) == 0 &&
               run({"pack", copy, "-o", home.filePath("toy.zip")});
    }
    /// A tournament of bots of the game for tests.
    bool planned(const QString& name) const {
        QFile plan(files::Home::tournaments() + "/cup.toml");
        return plan.open(QIODevice::WriteOnly) &&
               plan.write(("name = \"" + name + "\"\n[[game]]\nruleset = \"toy_war\"\n").toUtf8()) >
                   0;
    }
    static bool run(const QStringList& words) {
        return QProcess::execute(FRONTEIRA_BINARY_DIR "/bin/fronteira", words) == 0;
    }
    static std::string text_of(const QQuickItem* item) {
        return item ? item->property("text").toString().toStdString() : std::string();
    }

    QTemporaryDir home;
    QByteArray before = qgetenv("XDG_DATA_HOME");
};

TEST_F(PacksInTheWindow, BringAGameThatIsSetUpAtOnce) {
    ASSERT_TRUE(packed("toy_war"));
    Hands hands("pt_BR");
    ASSERT_TRUE(hands.find("installGame") ||
                hands.wait_until([&] { return hands.find("installGame"); }));
    ASSERT_TRUE(hands.drop(file("toy.zip")));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("playInstalled") != nullptr; }));
    EXPECT_EQ(text_of(hands.find("installed")), "Guerrinha 1.2.0 foi instalado.");
    hands.picture("pack_installed");
    ASSERT_TRUE(hands.click("playInstalled"));
    ASSERT_TRUE(hands.click("start"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.match() != nullptr; }));
}

TEST_F(PacksInTheWindow, SayWhyTheyAreRefused) {
    QFile letter(home.filePath("letter.zip"));
    ASSERT_TRUE(letter.open(QIODevice::WriteOnly));
    letter.write("Dear Ana,\n");
    letter.close();
    Hands hands;
    ASSERT_TRUE(hands.drop(file("letter.zip")));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("installFindings") != nullptr; }));
    hands.picture("pack_refused");
    EXPECT_THAT(text_of(hands.find("installFindings")), HasSubstr("zip"));
    ASSERT_TRUE(hands.click("closeInstall"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("installGame") != nullptr; }));
}

TEST_F(PacksInTheWindow, AreRemovedAgainWhenNoKeptMatchAndNoTournamentNeedsThem) {
    ASSERT_TRUE(packed("toy_war"));
    ASSERT_TRUE(run({"install", home.filePath("toy.zip")}));
    Hands hands("pt_BR");
    ASSERT_TRUE(hands.click("game.toy_war/toy_war"));
    ASSERT_TRUE(hands.click("start"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.match() != nullptr; }));
    hands.studio().leave();

    ASSERT_TRUE(hands.click("page.mods"));
    EXPECT_EQ(hands.find("remove.war"), nullptr) << "it came with the program";
    ASSERT_TRUE(hands.click("remove.toy_war"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("whatHappens") != nullptr; }));
    EXPECT_THAT(text_of(hands.find("whatHappens")), HasSubstr("1 partida guardada"));
    EXPECT_EQ(hands.find("removeReally"), nullptr) << "nothing is offered that would lose a match";
    hands.picture("pack_needed");
    ASSERT_TRUE(hands.click("keepMod"));

    ASSERT_TRUE(planned("Copa da Ilha"));
    ASSERT_TRUE(hands.click("page.play"));
    ASSERT_TRUE(hands.click("page.mods"));
    ASSERT_TRUE(hands.click("remove.toy_war"));
    EXPECT_THAT(text_of(hands.find("whatHappens")),
                HasSubstr("torneios usam este jogo: Copa da Ilha"));
    ASSERT_TRUE(hands.click("keepMod"));
    hands.studio().cups()->forgetOwn(hands.studio().cups()->own()[0].toMap()["file"].toString(),
                                     true);

    hands.studio().library()->forget(
        hands.studio().library()->matches()[0].toMap()["match"].toString());
    ASSERT_TRUE(hands.wait_until([&] { return hands.studio().library()->matches().isEmpty(); }));
    ASSERT_TRUE(hands.click("remove.toy_war"));
    hands.picture("pack_removed");
    ASSERT_TRUE(hands.click("removeReally"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("remove.toy_war") == nullptr; }));
    ASSERT_TRUE(hands.click("page.play"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("game.war/war") != nullptr; }));
    EXPECT_EQ(hands.find("game.toy_war/toy_war"), nullptr);
}

TEST_F(PacksInTheWindow, ThatChangedUnderAMatchOfferANewOneLikeIt) {
    ASSERT_TRUE(packed("toy_war"));
    ASSERT_TRUE(run({"install", home.filePath("toy.zip")}));
    Hands hands("pt_BR", {1280, 800}, "kept");
    ASSERT_TRUE(hands.click("game.toy_war/toy_war"));
    ASSERT_TRUE(hands.click("start"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.match() != nullptr; }));
    hands.studio().leave();
    ASSERT_TRUE(packed_as("1.2.1"));
    ASSERT_TRUE(run({"install", home.filePath("toy.zip")}));
    hands.studio().restart();
    const auto* shelf = hands.studio().library();
    ASSERT_TRUE(hands.wait_until([&] { return shelf->loaded() && !shelf->matches().isEmpty(); }));

    hands.studio().goOn(shelf->matches().first().toMap());
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("setUpAgain") != nullptr; }));
    hands.picture("match_of_another_version");
    ASSERT_TRUE(hands.click("playOn"));
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().match() && hands.studio().match()->ready(); }));
    EXPECT_EQ(hands.studio().match()->ruleset(), "toy_war/toy_war");
    hands.studio().leave();

    const auto* anew = hands.studio().library();
    ASSERT_TRUE(hands.wait_until([&] { return anew->loaded() && anew->matches().size() == 2; }));
    hands.studio().goOn(anew->matches().last().toMap());
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("setUpAgain") != nullptr; }));
    ASSERT_TRUE(hands.click("setUpAgain"));
    ASSERT_TRUE(hands.click("start"));
    EXPECT_TRUE(hands.wait_until(
        [&] { return hands.studio().match() && hands.studio().match()->ready(); }));
    EXPECT_EQ(hands.studio().match()->ruleset(), "toy_war/toy_war");
}

}  // namespace
}  // namespace fronteira::support
