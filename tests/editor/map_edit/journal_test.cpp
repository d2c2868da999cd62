// SPDX-License-Identifier: MIT
#include "map_edit/document/journal.hpp"

#include "content/maps/map_writer.hpp"
#include "map_edit/map_editor.hpp"
#include "small_map.hpp"
#include "support/own_host.hpp"
#include "what_is_said.hpp"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QUrl>
#include <thread>

namespace fronteira::map_edit {
namespace {

struct JournalTest : testing::Test {
    QTemporaryDir folder;
    QString path = folder.filePath("small.toml");

    void SetUp() override {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content::write_map(small_map()).c_str());
    }
    bool kept() const { return QFile::exists(JournalPlace::file_of(path)); }
};

void widen(MapEditor& editor) {
    editor.setSize(editor.map().width + 1, editor.map().height);
}

/// Not a test of its own: what the child of the next test does until it is killed.
TEST(JournalChild, DISABLED_DrawsWithoutAPauseUntilItIsKilled) {
    MapEditor editor("en");
    ASSERT_TRUE(editor.open(qEnvironmentVariable("FRONTEIRA_DRAWN_MAP")));
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 20'000) {
        widen(editor);
        // How wide the map is, and when that was.
        printf("drawn %d %lld\n", editor.map().width, static_cast<long long>(clock.elapsed()));
        fflush(stdout);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
}

TEST_F(JournalTest, LosesAtMostTheLastSecondWhenTheProgramIsKilled) {
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("FRONTEIRA_DRAWN_MAP", path);
    child.setProcessEnvironment(environment);
    child.start(QCoreApplication::applicationFilePath(),
                {"--gtest_filter=JournalChild.*", "--gtest_also_run_disabled_tests"});
    std::vector<std::pair<int, int>> drawn;  // width and when
    ASSERT_TRUE(support::wait_until([&] {
        while (child.canReadLine()) {
            const QList<QByteArray> words = child.readLine().trimmed().split(' ');
            if (words[0] == "drawn") drawn.emplace_back(words[1].toInt(), words[2].toInt());
        }
        return !drawn.empty() && drawn.back().second > 2500;
    }));
    child.kill();  // SIGKILL
    ASSERT_TRUE(child.waitForFinished());

    MapEditor editor("en");
    ASSERT_TRUE(editor.open(path));
    int a_second_before = 0;
    for (const auto& [width, when] : drawn)
        if (when < drawn.back().second - 1000) a_second_before = width;
    ASSERT_GT(a_second_before, 1000);
    EXPECT_GE(editor.map().width, a_second_before);
    EXPECT_FALSE(editor.clean());
    editor.undo();
    EXPECT_EQ(editor.map().width, 1000) << "as the file has it";
    EXPECT_TRUE(editor.clean());
}

TEST_F(JournalTest, IsOfOneWindowAndTheSecondHasACopy) {
    MapEditor one("en");
    ASSERT_TRUE(one.open(path));
    widen(one);
    ASSERT_TRUE(support::wait_until([&] { return kept(); }));

    MapEditor two("en");
    ASSERT_TRUE(two.open(path));

    EXPECT_TRUE(two.is_elsewhere());
    EXPECT_TRUE(two.copied());
    EXPECT_EQ(two.path(), "");
    EXPECT_EQ(two.map().width, 1000) << "as the file has it";
    EXPECT_TRUE(two.clean());
    const WhatIsSaid said(two);
    EXPECT_FALSE(two.saveAs(QUrl::fromLocalFile(path)));
    ASSERT_EQ(said.count(), 1);
    EXPECT_NE(said[0].find("is open in another window"), std::string::npos) << said[0];
    EXPECT_TRUE(two.saveAs(QUrl::fromLocalFile(folder.filePath("other.toml"))));
    EXPECT_TRUE(kept()) << "that of the first";
    one.discard();
}

TEST_F(JournalTest, GoesToTheNextEditorThatOpensTheMap) {
    MapEditor one("en");
    ASSERT_TRUE(one.open(path));
    widen(one);
    one.let_go();

    MapEditor two("en");
    ASSERT_TRUE(two.open(path));

    EXPECT_FALSE(two.is_elsewhere());
    EXPECT_EQ(two.map().width, 1001);
    two.discard();
}

TEST_F(JournalTest, IsFreeAgainOnceTheMapHasAnotherFile) {
    MapEditor one("en"), two("en");
    ASSERT_TRUE(one.open(path));
    ASSERT_TRUE(one.saveAs(QUrl::fromLocalFile(folder.filePath("other.toml"))));

    ASSERT_TRUE(two.open(path));

    EXPECT_FALSE(two.is_elsewhere());
}

struct UnsavedMaps : JournalTest {
    void SetUp() override {
        JournalTest::SetUp();
        qputenv("XDG_DATA_HOME", data.path().toUtf8());
    }
    ~UnsavedMaps() override { qunsetenv("XDG_DATA_HOME"); }

    QTemporaryDir data;
};

TEST_F(UnsavedMaps, AreContinuedByANewMapAndByNoCopy) {
    {
        MapEditor crashed("en");
        widen(crashed);
    }
    MapEditor copy("en");
    ASSERT_TRUE(copy.open_copy(path));
    EXPECT_EQ(copy.history(), QStringList());
    copy.removeSpace("a");  // is kept, and in no place of the other

    MapEditor fresh("en");
    EXPECT_TRUE(fresh.recover());
    EXPECT_EQ(fresh.map().width, 2001);
    for (MapEditor* editor : {&copy, &fresh}) editor->discard();
}

TEST_F(UnsavedMaps, AreKeptApartForEveryWindow) {
    {
        MapEditor one("en"), two("en");
        one.setName("", "One");
        two.setName("", "Two");
    }
    MapEditor first("en"), second("en"), third("en");
    EXPECT_TRUE(first.recover());
    EXPECT_TRUE(second.recover());
    EXPECT_FALSE(third.recover());
    EXPECT_NE(first.title(), second.title());
    for (MapEditor* editor : {&first, &second}) editor->discard();
    EXPECT_FALSE(JournalPlace::left_behind());
}

TEST_F(JournalTest, OutlivesAnEditorThatIsClosedWithoutSaving) {
    {
        MapEditor editor("en");
        ASSERT_TRUE(editor.open(path));
        widen(editor);
    }
    EXPECT_TRUE(kept());
    MapEditor again("en");
    ASSERT_TRUE(again.open(path));
    EXPECT_EQ(again.map().width, 1001);
}

TEST_F(JournalTest, IsGoneWhenAllIsSavedOrNotWanted) {
    for (const bool saved : {true, false}) {
        {
            MapEditor editor("en");
            ASSERT_TRUE(editor.open(path));
            widen(editor);
            ASSERT_TRUE(support::wait_until([&] { return kept(); }));
            if (saved)
                ASSERT_TRUE(editor.save());
            else
                editor.discard();
        }
        EXPECT_FALSE(kept());
    }
}

TEST_F(JournalTest, IsPutAsideWhenItCannotBeRead) {
    QFile left(JournalPlace::file_of(path));
    ASSERT_TRUE(left.open(QIODevice::WriteOnly));
    left.write("id = ");
    left.close();
    MapEditor editor("en");
    const WhatIsSaid said(editor);

    ASSERT_TRUE(editor.open(path));

    EXPECT_FALSE(kept());
    EXPECT_TRUE(QFile::exists(JournalPlace::file_of(path) + ".unreadable"));
    ASSERT_EQ(said.count(), 1);
    EXPECT_NE(said[0].find("cannot be read. It is kept in"), std::string::npos);
}

TEST_F(JournalTest, IsThereAgainWhenNothingTookThePlaceOfAMapThatWasNotWanted) {
    MapEditor editor("en");
    ASSERT_TRUE(editor.open(path));
    widen(editor);
    editor.discard();
    editor.stayOpen();
    EXPECT_TRUE(kept());
    editor.discard();
}

}  // namespace
}  // namespace fronteira::map_edit
