// SPDX-License-Identifier: MIT
#include "map_edit/canvas/traced_picture.hpp"

#include "geometry/borders.hpp"
#include "map_edit/edits/rings.hpp"
#include "small_map.hpp"
#include "what_is_said.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QUrl>
#include <chrono>
#include <thread>

namespace fronteira::map_edit {
namespace {

/// A picture of 400 by 240: sea, and two lands side by side in outline.
struct Tracing : testing::Test {
    Tracing() {
        Map map;
        map.id = "traced";
        map.name[""] = "Traced";
        map.width = 2000;
        map.height = 1200;
        editor.document().begin(map);
        picture.set_editor(&editor);
        QImage image(400, 240, QImage::Format_RGB32);
        image.fill(QColor(170, 205, 230));
        QPainter painter(&image);
        painter.setPen(QPen(QColor(30, 30, 30), 3));
        painter.setBrush(QColor(230, 210, 150));
        painter.drawRect(60, 50, 130, 140);
        painter.setBrush(QColor(120, 180, 90));
        painter.drawRect(190, 50, 140, 140);
        painter.end();
        file = folder.filePath("atlas.png");
        image.save(file);
    }
    ~Tracing() override { editor.discard(); }

    void choose() { ASSERT_TRUE(picture.choose(QUrl::fromLocalFile(file))); }

    QTemporaryDir folder;
    QString file;
    MapEditor editor{"en"};
    TracedPicture picture;
};

TEST_F(Tracing, LaysAPictureUnderTheMapAsLargeAsItFits) {
    choose();
    EXPECT_EQ(picture.state(), "there");
    EXPECT_EQ(picture.name(), "atlas.png");
    EXPECT_EQ(picture.place(), QRectF(0, 0, 2000, 1200));
    editor.setSize(2000, 2000);
    picture.fit();
    EXPECT_EQ(picture.place(), QRectF(0, 400, 2000, 1200));
}

TEST_F(Tracing, RefusesAFileThatIsNoPicture) {
    QFile song(folder.filePath("song.png"));
    ASSERT_TRUE(song.open(QIODevice::WriteOnly));
    song.write("la la la");
    song.close();
    const WhatIsSaid said(editor);
    EXPECT_FALSE(picture.choose(QUrl::fromLocalFile(song.fileName())));
    EXPECT_EQ(said.count(), 1);
    EXPECT_EQ(picture.state(), "none");
}

TEST_F(Tracing, WaitsForNothingThatAMapNamesInPlaceOfAFile) {
    const QString pipe = folder.filePath("pipe.png");
    ASSERT_EQ(mkfifo(qPrintable(pipe), 0600), 0);
    // Whoever reads it waits until somebody has written.
    bool somebody_read = false;  // only then can the other end be opened
    std::thread writer([&] {
        std::this_thread::sleep_for(std::chrono::seconds(2));
        const int end = open(qPrintable(pipe), O_WRONLY | O_NONBLOCK);
        somebody_read = end >= 0;
        if (somebody_read) close(end);
    });
    Map map = editor.map();
    map.picture.file = pipe.toStdString();
    editor.document().begin(map);
    EXPECT_FALSE(picture.choose(QUrl::fromLocalFile(pipe)));
    writer.join();

    EXPECT_FALSE(somebody_read);
    EXPECT_EQ(picture.state(), "unreadable");
}

TEST_F(Tracing, KeepsThePictureWithTheMapByAWayFromItsFolder) {
    choose();
    picture.set_opacity(35);
    picture.set_shown(false);
    ASSERT_TRUE(QDir(folder.path()).mkpath("maps"));
    const QString path = folder.filePath("maps/traced.toml");
    ASSERT_TRUE(editor.saveAs(QUrl::fromLocalFile(path)));
    QFile saved(path);
    ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
    EXPECT_THAT(saved.readAll().toStdString(), testing::HasSubstr("file = \"../atlas.png\"\n"));

    MapEditor again("en");
    ASSERT_TRUE(again.open(path));
    TracedPicture there;
    there.set_editor(&again);

    EXPECT_EQ(there.state(), "there");
    EXPECT_EQ(there.opacity(), 35);
    EXPECT_FALSE(there.is_shown());
    EXPECT_TRUE(again.clean());
}

TEST_F(Tracing, OpensAMapWhosePictureIsMissing) {
    choose();
    const QString path = folder.filePath("traced.toml");
    ASSERT_TRUE(editor.saveAs(QUrl::fromLocalFile(path)));
    QFile::remove(file);
    MapEditor again("en");
    const WhatIsSaid said(again);
    ASSERT_TRUE(again.open(path));
    TracedPicture there;
    there.set_editor(&again);

    EXPECT_EQ(there.state(), "missing");
    EXPECT_EQ(said.count(), 0) << "no error";
    EXPECT_TRUE(again.clean());
}

TEST_F(Tracing, MakesAnAreaASpace) {
    choose();
    ASSERT_TRUE(picture.trace(600, 600));
    ASSERT_EQ(editor.map().spaces.size(), 1u);
    // Of 60 to 190 pixels, 5 units each, to the middle of the line.
    const Outline& outline = editor.map().spaces[0].outline;
    EXPECT_TRUE(contains(outline, {310, 260}));
    EXPECT_TRUE(contains(outline, {940, 940}));
    EXPECT_FALSE(contains(outline, {970, 600}));
    EXPECT_FALSE(contains(outline, {285, 600}));
    EXPECT_EQ(editor.selected().toStdString(), editor.map().spaces[0].id);
}

TEST_F(Tracing, SharesBordersBetweenNeighbours) {
    choose();
    picture.trace(600, 600);
    picture.trace(1300, 600);
    ASSERT_EQ(editor.map().spaces.size(), 2u);
    const auto borders =
        geometry::find_borders({editor.map().spaces[0].outline, editor.map().spaces[1].outline});
    ASSERT_EQ(borders.size(), 1u);
    EXPECT_NEAR(borders[0].length, 700, 30) << "140 pixels";
}

TEST_F(Tracing, DrawsAnOutlineToWhatWasDrawnByHand) {
    choose();
    // Beside the line, by a hand that is not quite steady.
    editor.add_space({{300, 250}, {944, 258}, {955, 955}, {300, 950}});
    picture.trace(1300, 600);
    ASSERT_EQ(editor.map().spaces.size(), 2u);
    EXPECT_EQ(
        geometry::find_borders({editor.map().spaces[0].outline, editor.map().spaces[1].outline})
            .size(),
        1u);
}

TEST_F(Tracing, SaysWhyItTracesNothing) {
    const WhatIsSaid said(editor);
    EXPECT_FALSE(picture.trace(600, 600));
    choose();
    EXPECT_FALSE(picture.trace(5000, 600));
    picture.trace(600, 600);
    EXPECT_FALSE(picture.trace(620, 640));
    ASSERT_EQ(said.count(), 3);
    EXPECT_THAT(said[0], testing::HasSubstr("no picture"));
    EXPECT_THAT(said[1], testing::HasSubstr("does not reach"));
    EXPECT_THAT(said[2], testing::HasSubstr("Space 1"));
    EXPECT_EQ(editor.map().spaces.size(), 1u);
}

TEST_F(Tracing, TracesAllButTheSeaAsOneEdit) {
    choose();
    const std::string before = editor.document().text();
    EXPECT_EQ(picture.traceAll(), 2);
    EXPECT_EQ(editor.map().spaces.size(), 2u);
    EXPECT_EQ(picture.traceAll(), 0) << "all is covered";
    editor.undo();
    EXPECT_EQ(editor.document().text(), before);
}

TEST_F(Tracing, TurnsThePictureWithTheMap) {
    choose();
    editor.turnPlane(true);
    EXPECT_EQ(picture.image().size(), QSize(240, 400));
    EXPECT_EQ(picture.place(), QRectF(0, 0, 1200, 2000));
    EXPECT_EQ(picture.image().pixelColor(240 - 1 - 100, 100), QColor(230, 210, 150))
        << "what was at its left is above";
    editor.undo();
    EXPECT_EQ(picture.image().size(), QSize(400, 240));
}

TEST_F(Tracing, FollowsThePictureWhenItIsMoved) {
    choose();
    picture.beginGesture();
    for (int step = 1; step <= 4; ++step) picture.move_to(QRectF(25 * step, 0, 1000, 600));
    EXPECT_EQ(editor.moment(), 2) << "a drag is one edit";
    ASSERT_TRUE(picture.trace(400, 300));
    EXPECT_TRUE(contains(editor.map().spaces[0].outline, {260, 140}));
    editor.undo();
    editor.undo();
    EXPECT_EQ(picture.place(), QRectF(0, 0, 2000, 1200));
}

}  // namespace
}  // namespace fronteira::map_edit
