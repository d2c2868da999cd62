// SPDX-License-Identifier: MIT
#include "launcher/pack_removal.hpp"

#include "support/own_host.hpp"

#include <gtest/gtest.h>

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

namespace fronteira::launcher {
namespace {

constexpr const char* fronteira_program = FRONTEIRA_BINARY_DIR "/bin/fronteira";

struct InstalledPacks : testing::Test {
    InstalledPacks() {
        QObject::connect(&removal, &PackRemoval::removed, [this] { ++removed; });
        qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    }
    ~InstalledPacks() override { qunsetenv("XDG_DATA_HOME"); }

    void install(const QString& mod) const {
        qputenv("FRONTEIRA_MODS", FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods");
        const QString pack = folder.filePath(mod + ".zip");
        ASSERT_EQ(QProcess::execute(
                      fronteira_program,
                      {"pack", FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/" + mod, "-o", pack}),
                  0);
        qunsetenv("FRONTEIRA_MODS");
        ASSERT_EQ(QProcess::execute(fronteira_program, {"install", pack}), 0);
    }
    void remove(const QString& mod) {
        removal.remove(mod);
        ASSERT_TRUE(support::wait_until([this] { return !removal.busy(); }));
    }
    qsizetype installed() const {
        return QDir(folder.filePath("fronteira/mods"))
            .entryList(QDir::Dirs | QDir::NoDotAndDotDot)
            .size();
    }

    QTemporaryDir folder;
    PackRemoval removal{fronteira_program};
    int removed = 0;
};

TEST_F(InstalledPacks, GoAndSaySo) {
    install("toy_war");
    ASSERT_EQ(installed(), 1);
    remove("toy_war");
    EXPECT_EQ(removal.fault(), "");
    EXPECT_EQ(removed, 1);
    EXPECT_EQ(installed(), 0);
}

TEST_F(InstalledPacks, StayWhileOthersNeedThem) {
    install("toy_war");
    install("toy_duel");
    remove("toy_war");
    EXPECT_TRUE(removal.fault().contains("toy_duel")) << removal.fault().toStdString();
    EXPECT_EQ(removed, 0);
    EXPECT_EQ(installed(), 2);
    remove("toy_duel");
    EXPECT_EQ(removal.fault(), "") << "of an earlier attempt nothing is said";
    EXPECT_EQ(installed(), 1);
}

TEST_F(InstalledPacks, AreNotConfusedWithModsThatCameOtherwise) {
    remove("war");
    EXPECT_NE(removal.fault(), "");
    EXPECT_EQ(removed, 0);
}

}  // namespace
}  // namespace fronteira::launcher
