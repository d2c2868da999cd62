// SPDX-License-Identifier: MIT
#include "files/folder.hpp"

#include "files/home.hpp"
#include "files/recent_files.hpp"
#include "support/own_settings.hpp"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace fronteira::files {
namespace {

struct AtHome : testing::Test {
    AtHome() { qputenv("XDG_DATA_HOME", data.path().toUtf8()); }
    static QString write(const QString& path) {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        return path;
    }
    static QStringList names(const Folder& folder) {
        QStringList found;
        for (const QVariant& one : folder.entries()) found << one.toMap()["name"].toString();
        return found;
    }
    support::OwnSettings settings;
    QTemporaryDir data;
};

TEST_F(AtHome, MapsLieInAModThatEveryGameFinds) {
    const QString maps = Home::maps();
    EXPECT_EQ(maps, data.filePath("fronteira/mods/my_maps/maps"));
    EXPECT_TRUE(QFileInfo(maps).isDir());
    EXPECT_TRUE(QFile::exists(data.filePath("fronteira/mods/my_maps/mod.toml")));
    EXPECT_TRUE(Home::holds_map(maps + "/isle.toml"));
    EXPECT_FALSE(Home::holds_map(data.filePath("isle.toml")));
    EXPECT_TRUE(Home::holds(data.filePath("fronteira/mods/mine/maps/isle.toml")));
    const QString pack = "fronteira/mods/" + QString(64, 'a') + "/maps/isle.toml";
    EXPECT_FALSE(Home::holds(data.filePath(pack)));
    EXPECT_FALSE(Home::holds("/usr/share/fronteira/mods/war/maps/world.toml"));
    EXPECT_FALSE(Home::holds_map({}));
}

TEST_F(AtHome, AFolderShowsFoldersFirstAndFilesThatFit) {
    const QString maps = Home::maps();
    QDir(maps).mkdir("zebra");
    for (const char* name : {"/b.toml", "/A.toml", "/note.txt", "/.hidden.toml"})
        write(maps + name);
    Folder folder;
    folder.set_kind("map");
    folder.set_patterns({"*.toml"});
    folder.look();
    EXPECT_EQ(folder.path(), maps) << "one begins at home";
    EXPECT_EQ(names(folder), QStringList({"zebra", "A.toml", "b.toml"}));
    folder.up();
    EXPECT_EQ(names(folder), QStringList({"maps", "mod.toml"}));
    EXPECT_TRUE(folder.path().endsWith("/my_maps"));
}

TEST_F(AtHome, AFolderThatIsNoneOrMayNotBeReadIsAFaultAndNoMore) {
    Folder folder;
    folder.set_kind("map");
    folder.look();
    for (const char* none : {"/nowhere/at/all", "/etc/passwd", "\n", "/dev/null"}) {
        folder.set_path(none);
        EXPECT_FALSE(folder.fault().isEmpty()) << none;
        EXPECT_TRUE(folder.entries().isEmpty()) << none;
        EXPECT_FALSE(folder.obstacle("x").isEmpty()) << none;
    }
    folder.set_path(data.path());
    EXPECT_TRUE(folder.fault().isEmpty());
}

TEST_F(AtHome, WhyAFileCannotBeWrittenIsSaidBefore) {
    Folder folder;
    folder.set_kind("map");
    folder.look();
    EXPECT_TRUE(folder.obstacle("isle.toml").isEmpty());
    EXPECT_FALSE(folder.obstacle("").isEmpty());
    EXPECT_FALSE(folder.obstacle("nowhere/isle.toml").isEmpty());
    QDir(folder.path()).mkdir("isle");
    EXPECT_FALSE(folder.obstacle("isle").isEmpty());
    EXPECT_FALSE(folder.has("isle.toml"));
    write(folder.path() + "/isle.toml");
    EXPECT_TRUE(folder.has("isle.toml"));
}

TEST_F(AtHome, WhereOneWasLastIsWhereOneBeginsAndTheFileIsRemembered) {
    const QString file = write(data.filePath("isle.toml"));
    Folder folder;
    folder.set_kind("map");
    folder.note(QUrl::fromLocalFile(file));
    Folder again;
    again.set_kind("map");
    again.look();
    EXPECT_EQ(again.path(), data.path());
    ASSERT_EQ(again.recent().size(), 1);
    EXPECT_EQ(again.recent()[0].toMap()["path"], file);
    QFile::remove(file);
    EXPECT_TRUE(again.recent().isEmpty()) << "what is gone is not offered";
    Folder records;
    records.set_kind("record");
    records.look();
    EXPECT_EQ(records.path(), Home::records());
}

TEST_F(AtHome, OnlySoManyFilesAreRememberedTheLatestFirst) {
    const RecentFiles recent("map");
    for (int i = 0; i < 12; ++i) recent.note(write(data.filePath(QString::number(i))));
    recent.note(data.filePath("9"));
    EXPECT_EQ(recent.list().size(), 8);
    EXPECT_EQ(recent.list().first(), data.filePath("9"));
    EXPECT_EQ(recent.list().count(data.filePath("9")), 1);
}

}  // namespace
}  // namespace fronteira::files
