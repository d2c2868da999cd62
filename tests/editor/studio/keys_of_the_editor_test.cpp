// SPDX-License-Identifier: MIT
// The keyboard over a map that is drawn.
#include "at_the_map.hpp"
#include "files/home.hpp"

#include <gtest/gtest.h>

#include <QDir>
#include <QFileInfo>

namespace fronteira::support {
namespace {

struct KeysOfTheEditor : AtTheMap {};

/// Maps are kept in a folder of the test's own.
struct KeysOfOwnMaps : AtTheMap {
    KeysOfOwnMaps() {
        qputenv("XDG_DATA_HOME", data.path().toUtf8());
        qputenv("HOME", data.path().toUtf8());
        qunsetenv("FRONTEIRA_MODS");
    }
    ~KeysOfOwnMaps() override {
        restore("XDG_DATA_HOME", home_before);
        restore("HOME", user_before);
        restore("FRONTEIRA_MODS", mods_before);
    }
    static void restore(const char* name, const QByteArray& before) {
        if (before.isNull())
            qunsetenv(name);
        else
            qputenv(name, before);
    }
    /// Into the sheet that asks under which name a map is saved.
    void save_as(const QString& name) {
        ASSERT_TRUE(hands.wait_until([&] { return hands.find("fileName") != nullptr; }));
        hands.wait_until([] { return false; }, 200);
        hands.key(Qt::Key_A, Qt::ControlModifier);
        hands.type(name);
        hands.key(Qt::Key_Return);
    }

    QTemporaryDir data;
    QByteArray home_before = qgetenv("XDG_DATA_HOME"), mods_before = qgetenv("FRONTEIRA_MODS"),
               user_before = qgetenv("HOME");
};

TEST_F(KeysOfTheEditor, EnterTriesTheMap) {
    hands.studio().editInstalledMap("war/world");
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    hands.key(Qt::Key_F5);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("startTrial") != nullptr; }));
    hands.wait_until([] { return false; }, 200);
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(hands.wait_until([&] {
        return hands.studio().match() && hands.studio().match()->choice()["ready"].toBool();
    }));
    ASSERT_TRUE(hands.click("menu"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("leave") != nullptr; }));
    EXPECT_EQ(hands.find("leave")->property("text").toString(), "Back to the map");
}

// It was saved without the name that stood in the field.
TEST_F(KeysOfTheEditor, SavingTakesWhatWasTypedAndNotConfirmed) {
    begin();
    ASSERT_TRUE(editor().saveAs(QUrl::fromLocalFile(folder.filePath("one.toml"))));
    const auto type_name = [&](const char* name) {
        hands.find("mapName")->forceActiveFocus();
        hands.key(Qt::Key_A, Qt::ControlModifier);
        hands.type(name);
    };
    const auto is_saved_as = [&](const char* name) {
        return hands.wait_until([&] {
            QFile file(folder.filePath("one.toml"));
            return file.open(QIODevice::ReadOnly) && file.readAll().contains(name);
        });
    };
    type_name("By the key");
    hands.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(is_saved_as("By the key"));
    type_name("By the button");
    ASSERT_TRUE(hands.click("saveMap"));
    EXPECT_TRUE(is_saved_as("By the button"));
}

// The keyboard was left behind the dialog when the sheet of files over it closed.
TEST_F(KeysOfOwnMaps, EnterWritesAMapForAnotherProgram) {
    hands.studio().editInstalledMap("war/world");
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    ASSERT_TRUE(hands.click("exportMap"));
    ASSERT_TRUE(hands.click("chooseExport"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("fileName") != nullptr; }));
    EXPECT_EQ(hands.find("fileName")->property("text").toString(), "world");
    const auto here = [&](const char* name) { return QFile::exists(data.filePath(name)); };
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("writeExport") != nullptr; }));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("fileName") == nullptr; }));
    hands.see();
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(hands.wait_until([&] { return here("world.map"); }));
    hands.studio().map_editor()->discard();
}

TEST_F(KeysOfTheEditor, TheToolsHaveTheirKeysWithASheetOpen) {
    begin();
    ASSERT_TRUE(hands.click("aid.picture"));
    hands.key(Qt::Key_P);
    EXPECT_EQ(editor().tool(), "pen");
    ASSERT_TRUE(hands.click("choosePicture"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("files") != nullptr; }));
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("files") == nullptr; }));
    hands.wait_until([] { return false; }, 200);
    hands.key(Qt::Key_L);
    EXPECT_EQ(editor().tool(), "link");
}

TEST_F(KeysOfTheEditor, AMapThatWasLeftUnsavedIsSpokenOfAmongTheMaps) {
    QFile left(map_edit::JournalPlace::first_file());
    ASSERT_TRUE(QFileInfo(left).dir().mkpath("."));
    ASSERT_TRUE(left.open(QFile::WriteOnly));
    ASSERT_TRUE(hands.click("page.maps"));
    const auto says = [&](const char* text) {
        return hands.wait_until([&] {
            const auto* button = hands.find("newMap");
            return button != nullptr && button->property("text") == text;
        });
    };
    EXPECT_TRUE(says("Continue with the unsaved map"));
    left.remove();
    ASSERT_TRUE(hands.click("page.play"));
    ASSERT_TRUE(hands.click("page.maps"));
    EXPECT_TRUE(says("New map"));
}

TEST_F(KeysOfOwnMaps, AMapThatIsSavedFirstIsLeftOnceItHasAName) {
    hands.studio().editInstalledMap("war/world");
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    hands.studio().map_editor()->setSpaceName("brasil", "", "Brazil");
    ASSERT_TRUE(hands.click("closeEditor"));
    hands.picture("map_save_first");
    ASSERT_TRUE(hands.click("saveFirst"));
    save_as("Left World");
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("canvas") == nullptr; }, 3000));
    EXPECT_TRUE(QFile::exists(data.filePath("fronteira/mods/my_maps/maps/left_world.toml")));
}

TEST_F(KeysOfOwnMaps, AMapIsSavedUnderANameAndIsInTheSetUpAtOnce) {
    hands.studio().editInstalledMap("war/world");
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    hands.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    save_as("My Old World");
    const QString file = data.filePath("fronteira/mods/my_maps/maps/my_old_world.toml");
    ASSERT_TRUE(hands.wait_until([&] { return QFile::exists(file); }, 3000));
    ASSERT_TRUE(hands.click("closeEditor"));
    EXPECT_TRUE(hands.wait_until([&] {
        app::Studio* studio = &hands.studio();
        const auto* library = studio->library();
        if (library == nullptr || !library->loaded()) return false;
        for (const QVariant& map : library->mapsFor("war/war"))
            if (map.toMap()["id"] == "my_maps/my_old_world") return true;
        return false;
    }));
    // One's own is opened by a click on its card, and drawn on itself.
    ASSERT_TRUE(hands.click("page.maps"));
    ASSERT_TRUE(
        hands.wait_until([&] { return hands.find("map.my_maps/my_old_world") != nullptr; }));
    EXPECT_EQ(hands.find("map.my_maps/my_old_world")->position(), QPointF(0, 0)) << "the first";
    EXPECT_EQ(hands.find("draft.my_maps/my_old_world"), nullptr);
    ASSERT_TRUE(hands.click("map.my_maps/my_old_world"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    EXPECT_EQ(editor().path(), file);
    editor().setName("", "Older World");
    QTest::qWait(1200);
    EXPECT_TRUE(app::Studio::hasDraft("my_maps/my_old_world"));
    editor().discard();
    EXPECT_FALSE(app::Studio::hasDraft("my_maps/my_old_world"));
}

TEST_F(KeysOfOwnMaps, AMapThatMatchesNeedIsNotChangedUnasked) {
    app::Studio& studio = hands.studio();
    const QUrl file = QUrl::fromLocalFile(files::Home::maps() + "/mine.toml");
    studio.editInstalledMap("war/world");
    ASSERT_TRUE(editor().saveAs(file));
    studio.closeEditor();
    const auto shelf = [&]() -> launcher::Library& { return *studio.library(); };
    ASSERT_TRUE(hands.wait_until(
        [&] { return shelf().loaded() && shelf().map("my_maps/mine").geometry().count() > 0; }));
    launcher::MatchSetup setup;
    setup.set_ruleset(shelf().ruleset("war/war"));
    setup.set_map("my_maps/mine");
    studio.start(&setup);
    ASSERT_TRUE(hands.wait_until([&] { return studio.match() && studio.match()->ready(); }));
    studio.leave();
    ASSERT_TRUE(hands.wait_until([&] { return studio.matchesOn(file) == 1; }));

    studio.editInstalledMap("my_maps/mine");
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    editor().setName("", "Changed");
    hands.key(Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("changeAllTheSame") != nullptr; }));
    hands.picture("matches_need_the_map");
    EXPECT_FALSE(editor().clean());
    ASSERT_TRUE(hands.click("changeAllTheSame"));
    EXPECT_TRUE(hands.wait_until([&] { return editor().clean(); }));
}

TEST_F(KeysOfOwnMaps, AMapThatAnotherProgramChangedIsNotSavedUnasked) {
    const QString file = files::Home::maps() + "/mine.toml";
    hands.studio().editInstalledMap("war/world");
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    ASSERT_TRUE(editor().saveAs(QUrl::fromLocalFile(file)));
    editor().setName("", "Changed");
    QFile other(file);
    ASSERT_TRUE(other.open(QIODevice::Append));
    other.write("# by another program\n");
    other.close();

    hands.key(Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("keepMine") != nullptr; }));
    hands.picture("map_changed_elsewhere");
    EXPECT_FALSE(editor().clean());
    ASSERT_TRUE(hands.click("keepMine"));
    EXPECT_TRUE(hands.wait_until([&] { return editor().clean(); }));
}

}  // namespace
}  // namespace fronteira::support
