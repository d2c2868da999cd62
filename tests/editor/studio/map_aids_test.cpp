// SPDX-License-Identifier: MIT
// The sheets of the map editor in the window: a picture is traced, a map generated, links are
// found, and a symmetry drawn under.
#include "at_the_map.hpp"
#include "map_edit/canvas/map_canvas.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QDropEvent>
#include <QFile>
#include <QImage>
#include <QMimeData>
#include <QPainter>
#include <QPainterPath>
#include <QTemporaryDir>
#include <QtTest/QTest>

namespace fronteira::support {
namespace {

/// An old map: sea, and four lands with ink between them.
QString old_map(const QTemporaryDir& folder) {
    QImage image(1000, 600, QImage::Format_RGB32);
    image.fill(QColor(176, 205, 222));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(60, 45, 30), 5));
    QPainterPath coast(QPointF(180, 140));
    coast.cubicTo(320, 40, 520, 90, 640, 120);
    coast.cubicTo(800, 160, 860, 320, 760, 440);
    coast.cubicTo(640, 560, 360, 540, 240, 480);
    coast.cubicTo(120, 400, 90, 240, 180, 140);
    // West of one line and north of another, each to the edge of the paper.
    QPainterPath west(QPointF(0, 0));
    west.lineTo(470, 0);
    west.cubicTo(520, 120, 440, 200, 490, 300);
    west.cubicTo(520, 400, 460, 480, 520, 600);
    west.lineTo(0, 600);
    QPainterPath north(QPointF(0, 0));
    north.lineTo(0, 320);
    north.cubicTo(200, 270, 300, 360, 490, 300);
    north.cubicTo(640, 250, 760, 340, 1000, 280);
    north.lineTo(1000, 0);
    painter.setBrush(QColor(190, 170, 205));
    painter.drawPath(coast);
    painter.setBrush(QColor(160, 190, 120));
    painter.drawPath(coast & north);
    painter.setBrush(QColor(205, 150, 120));
    painter.drawPath(coast & west);
    painter.setBrush(QColor(226, 204, 150));
    painter.drawPath(coast & west & north);
    painter.setFont(QFont("Inter", 22));
    painter.drawText(270, 220, "Terra prima");
    const QString path = folder.filePath("old_map.png");
    image.save(path);
    return path;
}

struct MapEditingAids : AtTheMap {
    ~MapEditingAids() override {
        if (hands.studio().map_editor() != nullptr) editor().discard();
    }
};

TEST_F(MapEditingAids, TracesAPictureWithClicks) {
    begin();
    hands.key(Qt::Key_I);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("choosePicture") != nullptr; }));
    hands.picture("map_picture_none");
    QMimeData dropped;
    dropped.setUrls({QUrl::fromLocalFile(old_map(folder))});
    const QPointF middle = on_canvas(1000, 600);
    QDragEnterEvent enter(middle.toPoint(), Qt::CopyAction, &dropped, Qt::LeftButton,
                          Qt::NoModifier);
    QCoreApplication::sendEvent(&hands.window(), &enter);
    QDropEvent drop(middle, Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&hands.window(), &drop);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("traceAreas") != nullptr; }));
    EXPECT_TRUE(editor().map().picture.file.ends_with("old_map.png"));

    // Unlocked it is dragged, one edit a drag; then it is put back and traced.
    const int edits = editor().moment();
    ASSERT_TRUE(hands.click("pictureLocked", 0.1));
    const QPoint from = on_canvas(1000, 600).toPoint(), to = on_canvas(1300, 600).toPoint();
    QTest::mousePress(&hands.window(), Qt::LeftButton, Qt::NoModifier, from);
    for (const double part : {0.3, 0.7, 1.0}) {
        QTest::mouseMove(&hands.window(), from + (part * QPointF(to - from)).toPoint());
        QTest::qWait(20);
    }
    QTest::mouseRelease(&hands.window(), Qt::LeftButton, Qt::NoModifier, to);
    EXPECT_NEAR(editor().map().picture.corner.x, 300, 5);
    hands.picture("map_picture_moved");
    EXPECT_EQ(editor().moment(), edits + 2) << "unlocked, and moved";
    while (editor().moment() > edits) editor().undo();
    EXPECT_EQ(editor().map().picture.corner.x, 0);

    ASSERT_TRUE(hands.click("traceAreas"));
    QTest::mouseMove(&hands.window(), on_canvas(1400, 400).toPoint());
    QTest::qWait(100);
    hands.picture("map_trace_hover");
    click_at(1400, 400);
    ASSERT_EQ(editor().map().spaces.size(), 1u);
    click_at(1300, 800);
    ASSERT_EQ(editor().map().spaces.size(), 2u);
    click_at(1320, 820);
    EXPECT_EQ(editor().map().spaces.size(), 2u) << "it is covered";
    hands.picture("map_traced");
    ASSERT_TRUE(hands.click("traceAll"));
    EXPECT_EQ(editor().map().spaces.size(), 4u) << "all but the sea";

    hands.key(Qt::Key_K);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("addLinks") != nullptr; }));
    hands.picture("map_links_found");
    ASSERT_TRUE(hands.click("addLinks"));
    EXPECT_GE(editor().map().links.size(), 4u);
    hands.key(Qt::Key_F1);
    hands.picture("map_help");
    ASSERT_TRUE(hands.click("closeHelp"));
}

TEST_F(MapEditingAids, SaysPlainlyThatAPictureIsMissing) {
    const QString path = folder.filePath("lost.toml");
    {
        map_edit::MapDocument document;
        Map map;
        map.id = "lost";
        map.name[""] = "Lost";
        map.width = 1000;
        map.height = 600;
        map.picture = {folder.filePath("gone.png").toStdString(), {0, 0}, 1000, 600};
        document.begin(map);
        ASSERT_TRUE(document.save(path));
    }
    hands.studio().editMap(QUrl::fromLocalFile(path));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    ASSERT_TRUE(hands.click("aid.picture"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("pictureMissing") != nullptr; }));
    hands.picture("map_picture_missing");
    EXPECT_TRUE(editor().clean());
}

TEST_F(MapEditingAids, LeaveRoomForTheWordsOfTheToolInHand) {
    begin();
    hands.key(Qt::Key_S);
    hands.key(Qt::Key_L);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("linkKind") != nullptr; }));
    QTest::qWait(100);
    EXPECT_GE(hands.find("toolHelp")->width(), 250);
    EXPECT_LE(hands.find("toolHelp")->height(), 60);
}

TEST_F(MapEditingAids, GeneratesAMapAndDrawsUnderASymmetry) {
    begin();
    hands.key(Qt::Key_G);
    ASSERT_TRUE(hands.click("generateNow"));
    EXPECT_TRUE(hands.wait_until([&] { return editor().map().spaces.size() == 42; }));
    hands.picture("map_generated");
    ASSERT_TRUE(hands.click("generateAnother"));
    EXPECT_EQ(editor().moment(), 1);
    // No card of War shows its territories: they are dealt all the same.
    ASSERT_TRUE(hands.click("playMap"));
    ASSERT_TRUE(hands.click("startTrial"));
    ASSERT_TRUE(hands.wait_until([&] {
        return hands.studio().match() && hands.studio().match()->choice()["ready"].toBool();
    }));
    EXPECT_EQ(hands.studio().match()->title(), "War");
    hands.picture("map_generated_trial");
    hands.studio().leave();
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(editor().map().spaces.empty());
    hands.key(Qt::Key_Escape);

    hands.key(Qt::Key_S);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("symmetry") != nullptr; }));
    editor().set_symmetry("left_right");
    hands.key(Qt::Key_Escape);
    draw({{600, 300}, {1003, 330}, {998, 700}, {640, 760}});
    ASSERT_EQ(editor().map().spaces.size(), 2u);
    // Corners near the axis were drawn to it.
    EXPECT_THAT(editor().map().spaces[0].outline[0],
                testing::Contains(testing::Field(&Point::x, 1000)));
    ASSERT_TRUE(hands.click("tool.select"));
    hands.key(Qt::Key_S);
    hands.picture("map_symmetry");
}

struct AidLooks : testing::TestWithParam<std::tuple<const char*, bool, QSize, double>> {};

TEST_P(AidLooks, AreKeptAsPictures) {
    const auto& [language, dark, size, scale] = GetParam();
    Hands hands(language, size);
    hands.studio().settings()->set_dark(dark);
    hands.studio().settings()->set_text_scale(scale);
    hands.studio().editInstalledMap("war/world");
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    const QString name = QString("map_aid_%1_%2_").arg(language).arg(size.width());
    hands.key(Qt::Key_F1);
    hands.picture(name + "help");
    ASSERT_TRUE(hands.click("closeHelp"));
    ASSERT_TRUE(hands.click("aid.generate"));
    ASSERT_TRUE(hands.click("generateNow"));
    hands.picture(name + "generate");
    ASSERT_TRUE(hands.click("aid.symmetry"));
    hands.studio().map_editor()->set_symmetry("third_turn");
    hands.picture(name + "symmetry");
    hands.studio().map_editor()->set_symmetry("none");
    const QTemporaryDir folder;
    ASSERT_TRUE(hands.click("aid.picture"));
    ASSERT_TRUE(qobject_cast<map_edit::MapCanvas*>(hands.find("canvas"))
                    ->picture()
                    ->choose(QUrl::fromLocalFile(old_map(folder))));
    hands.picture(name + "picture");
    hands.studio().map_editor()->edit("Unlink", [](Map& map) {
        map.links.clear();
        return true;
    });
    ASSERT_TRUE(hands.click("aid.links"));
    QTest::qWait(300);
    hands.picture(name + "links");
    hands.studio().map_editor()->discard();
}

INSTANTIATE_TEST_SUITE_P(MapEditing, AidLooks,
                         testing::Values(std::tuple("pt_BR", false, QSize(1280, 800), 1.0),
                                         std::tuple("pt_BR", true, QSize(2560, 1440), 1.5),
                                         std::tuple("en", true, QSize(960, 640), 1.0)));

}  // namespace
}  // namespace fronteira::support
