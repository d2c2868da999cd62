// SPDX-License-Identifier: MIT
#include "launcher/pack_install.hpp"

#include "support/own_host.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

namespace fronteira::launcher {
namespace {

using testing::HasSubstr;

constexpr const char* program = FRONTEIRA_BINARY_DIR "/bin/fronteira";

struct Packs : testing::Test {
    Packs() {
        QObject::connect(&packs, &PackInstall::installed, [this] { ++fresh; });
        qputenv("XDG_DATA_HOME", folder.filePath("home").toUtf8());
    }
    ~Packs() override { qunsetenv("XDG_DATA_HOME"); }

    QUrl file(const QString& name) const { return QUrl::fromLocalFile(folder.filePath(name)); }
    /// A pack of one of the games for tests, as that version of it.
    QUrl packed(const QString& mod, const QByteArray& version) const {
        const QString copy = folder.filePath(mod + version);
        QProcess::execute("cp", {"-r", FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/" + mod, copy});
        QFile toml(copy + "/mod.toml");
        EXPECT_TRUE(toml.open(QIODevice::ReadWrite));
        const QByteArray text =
            toml.readAll().replace("version = \"1.2.0\"", "version = \"" + version + '"');
        toml.resize(0);
        toml.write(text);
        toml.close();
        const QString pack = mod + "-" + version + ".zip";
        // Whoever packs it has what it builds on.
        qputenv("FRONTEIRA_MODS", FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods");
        EXPECT_EQ(QProcess::execute(program, {"pack", copy, "-o", folder.filePath(pack)}), 0);
        qunsetenv("FRONTEIRA_MODS");
        return file(pack);
    }
    void install(const QUrl& pack) {
        packs.install(pack);
        wait();
    }
    void wait() {
        ASSERT_TRUE(support::wait_until([this] { return !packs.busy(); }));
    }

    QTemporaryDir folder;
    PackInstall packs{program};
    int fresh = 0;  ///< how often there was something new to play
};

TEST_F(Packs, AreInstalledAndSaySo) {
    install(packed("toy_war", "1.2.0"));
    EXPECT_EQ(packs.fault(), "");
    EXPECT_EQ(packs.file(), "toy_war-1.2.0.zip");
    EXPECT_EQ(packs.done()["id"], "toy_war");
    EXPECT_TRUE(QFileInfo::exists(packs.done()["folder"].toString() + "/mod.toml"));
    EXPECT_EQ(fresh, 1);
}

TEST_F(Packs, AreNothingNewTheSecondTime) {
    install(packed("toy_war", "1.2.0"));
    install(file("toy_war-1.2.0.zip"));
    EXPECT_TRUE(packs.done()["was_there"].toBool());
    EXPECT_EQ(fresh, 1) << "no host has to look again";
}

TEST_F(Packs, TakeThePlaceOfAnEarlierVersion) {
    install(packed("toy_war", "1.2.0"));
    install(packed("toy_war", "1.2.1"));
    EXPECT_EQ(packs.done()["replaced"], "1.2.0");
    EXPECT_EQ(fresh, 2);
}

TEST_F(Packs, ThatAreNoneAreRefusedInASentenceAndInTheProgramsWords) {
    QFile letter(folder.filePath("letter.zip"));
    ASSERT_TRUE(letter.open(QIODevice::WriteOnly));
    letter.write("Dear Ana,\n");
    letter.close();
    install(file("letter.zip"));
    EXPECT_EQ(packs.fault(), "This file is not a pack");
    EXPECT_THAT(packs.findings().toStdString(), HasSubstr("does not begin like a zip file"));
    EXPECT_FALSE(packs.findings().contains(folder.path())) << "the folder is known";
    EXPECT_TRUE(packs.done().isEmpty());
    EXPECT_EQ(fresh, 0);
}

TEST_F(Packs, SayWhatIsMissingBeneathThem) {
    install(packed("toy_duel", "0.3.0"));
    EXPECT_EQ(packs.fault(), "A game that this one builds on is missing: install that first");
    EXPECT_THAT(packs.findings().toStdString(), HasSubstr("toy_war"));
    install(packed("toy_war", "1.2.0"));
    install(file("toy_duel-0.3.0.zip"));
    EXPECT_EQ(packs.done()["id"], "toy_duel");
}

TEST_F(Packs, AskFirstBeforeOthersAreLeftWithoutWhatTheyNeed) {
    install(packed("toy_war", "1.2.0"));
    install(packed("toy_duel", "0.3.0"));  // which wants a version below 2
    install(packed("toy_war", "2.0.0"));
    EXPECT_TRUE(packs.needed());
    EXPECT_TRUE(packs.done().isEmpty());
    packs.insist();
    wait();
    EXPECT_EQ(packs.fault(), "");
    EXPECT_EQ(packs.done()["version"], "2.0.0");
}

TEST_F(Packs, SayThatAProgramIsMissing) {
    PackInstall nowhere("/no/such/program");
    nowhere.install(file("any.zip"));
    EXPECT_TRUE(support::wait_until([&] { return !nowhere.fault().isEmpty(); }));
    EXPECT_FALSE(nowhere.busy());
}

}  // namespace
}  // namespace fronteira::launcher
