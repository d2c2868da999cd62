// SPDX-License-Identifier: MIT
// Another program writes to the file of a map that is drawn.
#include "content/maps/map_writer.hpp"
#include "map_edit/document/map_document.hpp"
#include "map_edit/map_editor.hpp"
#include "small_map.hpp"
#include "what_is_said.hpp"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace fronteira::map_edit {
namespace {

struct ChangedFile : testing::Test {
    QTemporaryDir folder;
    QString path = folder.filePath("small.toml");
    MapEditor editor{"en"};

    void SetUp() override {
        write(text_with_width(1000));
        ASSERT_TRUE(editor.open(path));
    }
    ~ChangedFile() override { editor.discard(); }

    static QByteArray text_with_width(int32_t width) {
        Map map = small_map();
        map.width = width;
        return QByteArray::fromStdString(content::write_map(map));
    }
    void write(const QByteArray& text) const {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    static QByteArray read(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

TEST_F(ChangedFile, IsNotSavedOver) {
    editor.setSize(1500, 800);
    write(text_with_width(2000));
    const WhatIsSaid said(editor);

    EXPECT_FALSE(editor.save());

    EXPECT_EQ(read(path), text_with_width(2000));
    EXPECT_FALSE(editor.clean());
    ASSERT_EQ(said.count(), 1);
    EXPECT_NE(said[0].find("Another program wrote to the file"), std::string::npos);
}

TEST_F(ChangedFile, IsKeptBesideTheMapThatIsSavedAllTheSame) {
    editor.setSize(1500, 800);
    write(text_with_width(2000));

    EXPECT_TRUE(editor.saveOver());

    EXPECT_EQ(read_draft(read(path).toStdString(), "small.toml")->width, 1500);
    const QStringList kept =
        QDir(folder.path()).entryList({".small.toml.2*"}, QDir::Files | QDir::Hidden);
    ASSERT_EQ(kept.size(), 1);
    EXPECT_EQ(read(folder.filePath(kept[0])), text_with_width(2000));
    EXPECT_FALSE(editor.changedElsewhere());
}

TEST_F(ChangedFile, TakesThePlaceOfTheMapWhichStaysInTheHistory) {
    editor.setSize(1500, 800);
    write(text_with_width(2000));

    EXPECT_TRUE(editor.loadAgain());

    EXPECT_EQ(editor.map().width, 2000);
    EXPECT_TRUE(editor.clean());
    EXPECT_FALSE(editor.changedElsewhere());
    editor.undo();
    EXPECT_EQ(editor.map().width, 1500);
    EXPECT_TRUE(editor.save());
}

TEST_F(ChangedFile, IsNotLoadedWhenItIsNoMap) {
    editor.setSize(1500, 800);
    write("id = ");
    EXPECT_FALSE(editor.loadAgain());
    EXPECT_EQ(editor.map().width, 1500);
    EXPECT_TRUE(editor.changedElsewhere());
}

TEST_F(ChangedFile, IsNoneThatWasSavedHereOrIsGone) {
    editor.setSize(1500, 800);
    EXPECT_TRUE(editor.save());
    editor.setSize(1600, 800);
    EXPECT_TRUE(editor.save());
    QFile::remove(path);
    editor.setSize(1700, 800);
    EXPECT_TRUE(editor.save());
}

}  // namespace
}  // namespace fronteira::map_edit
