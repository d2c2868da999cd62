// SPDX-License-Identifier: MIT
// Fairness in the map editor's window: a study is asked for, followed, stopped and read.
#include "hands.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <QFile>
#include <QTemporaryDir>
#include <cerrno>

namespace fronteira::support {
namespace {

/// A copy of a map with regions and names, so that nothing is left beside that of the mod.
struct MapEditingFairness : testing::TestWithParam<std::tuple<const char*, QSize>> {
    QTemporaryDir folder;

    void open(Hands& hands) {
        const QString file = folder.filePath("world.toml");
        ASSERT_TRUE(QFile::copy(FRONTEIRA_SOURCE_DIR "/mods/war/maps/world.toml", file));
        hands.studio().editMap(QUrl::fromLocalFile(file));
        ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
        ASSERT_TRUE(hands.click("panel.fairness"));
    }
    static map_edit::MapFairness& fairness(Hands& hands) { return *hands.studio().fairness(); }
};

TEST_P(MapEditingFairness, FindsOutWhoWinsHowOftenAndShowsItUponTheMap) {
    const auto& [language, size] = GetParam();
    Hands hands(language, size);
    open(hands);
    const QString name = QString("map_fairness_%1_%2_").arg(language).arg(size.width());
    fairness(hands).start("war/war", 3, "random", 500);
    ASSERT_TRUE(hands.wait_until([&] { return fairness(hands).progress().contains("matches"); }))
        << fairness(hands).fault().toStdString();
    hands.picture(name + "running");
    ASSERT_TRUE(hands.wait_until([&] { return !fairness(hands).running(); }, 60'000));
    ASSERT_NE(hands.find("fairnessAnswer"), nullptr) << fairness(hands).fault().toStdString();
    EXPECT_EQ(fairness(hands).result()["seats"].toList().size(), 3);
    EXPECT_EQ(fairness(hands).result()["starts"].toList().size(), 42);
    EXPECT_FALSE(fairness(hands).stale());
    hands.picture(name + "found");
    hands.studio().map_editor()->setName("", "Another");
    EXPECT_TRUE(fairness(hands).stale());
}

INSTANTIATE_TEST_SUITE_P(MapEditing, MapEditingFairness,
                         testing::Values(std::tuple("en", QSize(1280, 800)),
                                         std::tuple("pt_BR", QSize(2560, 1440))));

TEST_F(MapEditingFairness, IsBegunAndStoppedByHandAndKeepsWhatItFound) {
    Hands hands;
    open(hands);
    ASSERT_TRUE(hands.click("startFairness"));
    ASSERT_TRUE(hands.wait_until([&] { return fairness(hands).progress()["matches"].toInt() > 3; },
                                 60'000));
    ASSERT_TRUE(hands.click("cancelFairness"));
    ASSERT_TRUE(hands.wait_until([&] { return !fairness(hands).running(); }, 60'000));
    EXPECT_EQ(fairness(hands).result()["stop"], "cancelled");
    EXPECT_GT(fairness(hands).result()["matches"].toInt(), 0);
    EXPECT_EQ(fairness(hands).result()["answer"], "undecided");
}

TEST_F(MapEditingFairness, EndsWithTheMap) {
    Hands hands;
    open(hands);
    ASSERT_TRUE(hands.click("startFairness"));
    ASSERT_TRUE(hands.wait_until([&] { return fairness(hands).process() > 0; }));
    const auto child = static_cast<pid_t>(fairness(hands).process());
    ASSERT_EQ(::kill(child, 0), 0);
    ASSERT_TRUE(hands.click("closeEditor"));
    EXPECT_TRUE(hands.wait_until([&] { return ::kill(child, 0) != 0 && errno == ESRCH; }));
}

TEST_F(MapEditingFairness, TellsTheIssuesOfAMapThatCannotBePlayed) {
    Hands hands;
    open(hands);
    for (const auto& region : std::vector(hands.studio().map_editor()->map().regions))
        hands.studio().map_editor()->removeRegion(QString::fromStdString(region.id));
    ASSERT_TRUE(hands.click("startFairness"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("issue.needs.region") != nullptr; }));
    EXPECT_FALSE(fairness(hands).running());
    hands.picture("map_fairness_fault");
}

}  // namespace
}  // namespace fronteira::support
