// SPDX-License-Identifier: MIT
#include "map_edit/analysis/map_fairness.hpp"

#include <gtest/gtest.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace fronteira::map_edit {
namespace {

/// A study of one of the lab's own maps: its first space is worth more, or it is even.
struct Fairness : testing::Test {
    QTemporaryDir folder;
    MapEditor editor{"en"};
    MapFairness fairness{editor, FRONTEIRA_BINARY_DIR "/bin/fronteira"};

    Fairness() { qputenv("FRONTEIRA_MODS", FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods"); }
    ~Fairness() override { qunsetenv("FRONTEIRA_MODS"); }

    void open(const char* map) {
        const QString copy = folder.filePath(map);
        ASSERT_TRUE(
            QFile::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/maps/lab/" + QString(map), copy));
        ASSERT_TRUE(editor.open(copy));
    }
    void wait() {
        QSignalSpy changed(&fairness, &MapFairness::changed);
        while (fairness.running()) ASSERT_TRUE(changed.wait(60'000));
    }
    QVariantMap line(const char* list, int number) const {
        return fairness.result()[list].toList().value(number).toMap();
    }
};

TEST_F(Fairness, TellsWhichStartWinsMoreThanItsShareByItsName) {
    open("uneven.toml");
    fairness.start("toy_war", 2, "random", 4000);
    wait();
    ASSERT_EQ(fairness.fault(), "");
    EXPECT_EQ(fairness.result()["answer"], "unfair");
    EXPECT_EQ(fairness.result()["share"], 0.5);
    EXPECT_EQ(line("starts", 0)["id"], "first");
    EXPECT_EQ(line("starts", 0)["name"], "First");
    EXPECT_EQ(line("starts", 0)["verdict"], "more");
    EXPECT_GT(line("starts", 0)["low"].toDouble(), 0.5);
    EXPECT_EQ(fairness.result()["seats"].toList().size(), 2);
    EXPECT_FALSE(fairness.stale());
}

TEST_F(Fairness, ShowsWhatWinsMoreInAnotherColourThanWhatWinsLess) {
    open("uneven.toml");
    fairness.start("toy_war", 2, "random", 4000);
    wait();
    const QVariantMap best = line("starts", 0);
    const QVariantMap worst = fairness.result()["starts"].toList().last().toMap();
    const board::BoardStyle style;
    board::SpaceLook more, less, unknown;
    fairness.show_on(more, 0, best["id"].toString(), style);
    fairness.show_on(less, 0, worst["id"].toString(), style);
    fairness.show_on(unknown, 0, "nowhere", style);
    EXPECT_GT(more.tint.red(), more.tint.blue());
    EXPECT_LT(less.tint.red(), less.tint.blue());
    EXPECT_EQ(more.marks, QStringList{"star"});
    EXPECT_EQ(more.badge, QString::number(qRound(100 * best["rate"].toDouble())));
    EXPECT_EQ(unknown, board::SpaceLook());
}

TEST_F(Fairness, StudiesTheMapAsItIsDrawnAndSaysWhenItHasChangedSince) {
    open("even.toml");
    editor.setSpaceName("first", "", "Renamed");
    fairness.start("toy_war", 2, "random", 100);
    wait();
    bool named = false;
    const QVariantList starts = fairness.result()["starts"].toList();
    for (const QVariant& start : starts) named = named || start.toMap()["name"] == "Renamed";
    EXPECT_TRUE(named);
    editor.undo();
    EXPECT_TRUE(fairness.stale());
}

TEST_F(Fairness, SaysWhyThereIsNoStudyWithoutThePlaceOfTheCopyThatItMade) {
    open("even.toml");
    fairness.start("no_such_game", 2, "random", 100);
    wait();
    EXPECT_TRUE(fairness.fault().contains("no_such_game")) << fairness.fault().toStdString();
    EXPECT_TRUE(fairness.result().isEmpty());
    editor.removeSpace("first");
    editor.removeSpace("second");
    fairness.start("toy_war", 2, "random", 100);
    wait();
    EXPECT_FALSE(fairness.fault().contains("/tmp")) << fairness.fault().toStdString();
}

}  // namespace
}  // namespace fronteira::map_edit
