// SPDX-License-Identifier: MIT
// The map editor in the window: a board is drawn with clicks, tried and kept.
#include "at_the_map.hpp"
#include "board/board_item.hpp"
#include "content/maps/map_file.hpp"
#include "grid/grid.hpp"
#include "map_edit/canvas/map_canvas.hpp"
#include "map_edit/edits/corner_edits.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest/QTest>

namespace fronteira::support {
namespace {

struct MapEditing : AtTheMap {
    static QString unsaved() { return map_edit::JournalPlace::first_file(); }
    /// As a hand would: with a step between.
    void drag(QPointF from, QPointF to, Qt::KeyboardModifiers held = Qt::NoModifier) {
        QTest::mousePress(&hands.window(), Qt::LeftButton, held, from.toPoint());
        for (const double part : {0.3, 0.7, 1.0}) {
            QTest::mouseMove(&hands.window(), (from + part * (to - from)).toPoint());
            QTest::qWait(20);
        }
        QTest::mouseRelease(&hands.window(), Qt::LeftButton, held, to.toPoint());
    }
};

TEST_F(MapEditing, SnapsToAGridWhatIsDrawnAndDragged) {
    begin();
    hands.key(Qt::Key_G, Qt::ControlModifier);
    hands.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    hands.key(Qt::Key_Q);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("gridStep") != nullptr; }));
    EXPECT_TRUE(canvas().drawing_grid()->is_shown());
    canvas().drawing_grid()->set_step(100);
    draw({{190, 210}, {620, 190}, {590, 620}, {210, 580}});
    ASSERT_EQ(editor().map().spaces.size(), 1u);
    const Ring square{{200, 200}, {600, 200}, {600, 600}, {200, 600}};
    EXPECT_EQ(editor().map().spaces[0].outline[0], square);
    hands.picture("map_grid");

    ASSERT_TRUE(hands.click("tool.select"));
    drag(on_canvas(600, 600), on_canvas(730, 690));
    EXPECT_EQ(editor().map().spaces[0].outline[0][2], (Point{700, 700})) << "a corner";
    click_at(400, 300);
    drag(on_canvas(400, 300), on_canvas(570, 310));
    EXPECT_EQ(editor().map().spaces[0].outline[0][0], (Point{400, 200})) << "by whole squares";
    ASSERT_TRUE(hands.click("gridSnaps"));
    drag(on_canvas(900, 700), on_canvas(930, 730));
    EXPECT_NE(editor().map().spaces[0].outline[0][2].x % 100, 0) << "free again";
}

TEST_F(MapEditing, DrawsABoardWithClicksSavesItAndReadsItAgain) {
    begin();
    hands.picture("map_new");
    draw({{300, 300}, {900, 250}, {900, 800}, {350, 850}});
    draw({{900, 250}, {1500, 300}, {1500, 800}, {900, 800}});
    ASSERT_EQ(editor().map().spaces.size(), 2u);
    // The second was clicked near corners of the first: they share them.
    EXPECT_EQ(editor().map().spaces[0].outline[0][1], editor().map().spaces[1].outline[0][0]);

    ASSERT_TRUE(hands.click("tool.split"));
    drag(on_canvas(1200, 200), on_canvas(1200, 900));
    ASSERT_EQ(editor().map().spaces.size(), 3u);
    EXPECT_EQ(editor().map().links.size(), 1u) << "the parts are linked";
    ASSERT_TRUE(hands.click("tool.link"));
    drag(on_canvas(600, 500), on_canvas(1050, 500));
    ASSERT_EQ(editor().map().links.size(), 2u);

    ASSERT_TRUE(hands.click("tool.select"));
    click_at(600, 500);
    EXPECT_EQ(editor().selected(), "space_1");
    const Point corner = editor().map().spaces[0].outline[0][1];
    drag(on_canvas(corner.x, corner.y), on_canvas(950, 150));
    EXPECT_NEAR(editor().map().spaces[0].outline[0][1].x, 950, 3);
    EXPECT_THAT(editor().map().spaces[1].outline[0],
                testing::Contains(editor().map().spaces[0].outline[0][1]));
    hands.picture("map_drawn");

    ASSERT_TRUE(hands.click("spaceName"));
    hands.key(Qt::Key_A, Qt::ControlModifier);
    hands.type("West");
    hands.key(Qt::Key_Return);
    EXPECT_EQ(editor().selected(), "west");
    // A space of its own that no link leads to: the issue is repaired by a click.
    draw({{300, 950}, {700, 950}, {500, 1100}});
    ASSERT_TRUE(hands.click("panel.issues"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("issue.map.unreachable") != nullptr; }));
    hands.picture("map_issue");
    ASSERT_TRUE(hands.click("repair.map.unreachable"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("issue.map.unreachable") == nullptr; }));
    EXPECT_EQ(editor().map().links.size(), 3u);
    ASSERT_TRUE(hands.click("panel.history"));
    hands.picture("map_history");

    const int edits = editor().moment();
    const std::string text = editor().document().text();
    for (int i = 0; i < edits; ++i) ASSERT_TRUE(hands.click("undo"));
    EXPECT_TRUE(editor().map().spaces.empty());
    for (int i = 0; i < edits; ++i) ASSERT_TRUE(hands.click("redo"));
    QTest::qWait(1000);
    EXPECT_EQ(editor().document().text(), text);

    EXPECT_TRUE(QFile::exists(unsaved())) << "what is not saved is kept all the same";
    const QString path = folder.filePath("new_map.toml");
    ASSERT_TRUE(editor().saveAs(QUrl::fromLocalFile(path)));
    EXPECT_FALSE(QFile::exists(unsaved()));
    click_at(100, 100);
    ASSERT_TRUE(hands.click("tool.split"));
    drag(on_canvas(600, 200), on_canvas(620, 950));
    ASSERT_EQ(editor().map().spaces.size(), 5u);
    hands.key(Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(hands.wait_until([&] { return editor().clean(); }));
    const std::string saved = editor().document().text();
    hands.studio().editMap(QUrl::fromLocalFile(path));
    EXPECT_EQ(editor().map().spaces.size(), 5u);
    EXPECT_EQ(editor().document().text(), saved);
    EXPECT_TRUE(content::load_map(path.toStdString()));
}

TEST_F(MapEditing, SelectsSeveralWithShiftAndChangesThemTogether) {
    begin();
    draw({{300, 300}, {900, 300}, {900, 800}, {300, 800}});
    draw({{900, 300}, {1500, 300}, {1500, 800}, {900, 800}});
    editor().addRegion("West");
    editor().set_tool("select");
    const auto count = [&] { return editor().many()["count"].toInt(); };

    drag(on_canvas(200, 200), on_canvas(1600, 900), Qt::ShiftModifier);
    ASSERT_EQ(count(), 2) << "a frame around both";
    hands.picture("map_several");
    hands.click_at(on_canvas(400, 400), Qt::ShiftModifier);
    EXPECT_EQ(count(), 1);
    hands.click_at(on_canvas(400, 400), Qt::ShiftModifier);
    ASSERT_EQ(count(), 2);

    ASSERT_TRUE(hands.click("regionOfAll"));
    hands.key(Qt::Key_Down);
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(hands.wait_until([&] { return editor().many()["region"] == "west"; }));

    const Point before = editor().map().spaces[1].outline[0][1];
    drag(on_canvas(600, 500), on_canvas(640, 540));
    EXPECT_NE(editor().map().spaces[1].outline[0][1], before) << "the other moved along";
    EXPECT_EQ(editor().map().spaces[0].outline[0][1], editor().map().spaces[1].outline[0][0]);

    hands.key(Qt::Key_D, Qt::ControlModifier);
    EXPECT_EQ(editor().map().spaces.size(), 4u);
    EXPECT_EQ(count(), 2);
    hands.key(Qt::Key_Delete);
    EXPECT_EQ(editor().map().spaces.size(), 2u);
    hands.key(Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(count(), 2);
}

TEST_F(MapEditing, TypesANumberThatAGameNeedsIntoTheIssue) {
    begin();
    draw({{300, 300}, {900, 300}, {900, 800}, {300, 800}});
    editor().addRegion("West");
    editor().setSpaceRegion("space_1", "west");
    editor().edit("No bonus", [](Map& map) {
        map.regions[0].attributes.clear();
        return true;
    });
    ASSERT_TRUE(hands.click("panel.issues"));
    ASSERT_TRUE(hands.click("issuesGame"));
    for (const QVariant& game : hands.studio().library()->rulesets()) {
        hands.key(Qt::Key_Down);
        if (game.toMap()["id"] == "war/war") break;
    }
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(
        hands.wait_until([&] { return hands.find("answer.needs.region_attribute") != nullptr; }));
    ASSERT_TRUE(hands.fill_in("answer.needs.region_attribute", "7"));
    hands.picture("map_number");
    EXPECT_TRUE(
        hands.wait_until([&] { return hands.find("issue.needs.region_attribute") == nullptr; }));
    ASSERT_TRUE(editor().map().regions[0].attributes.contains("bonus"));
    EXPECT_EQ(editor().map().regions[0].attributes.at("bonus"), 7);
}

struct MapEditingInPortuguese : AtTheMap {
    MapEditingInPortuguese() : AtTheMap("pt_BR") {}
    void try_war() {
        const QVariantList games = hands.studio().library()->rulesets();
        hands.key(Qt::Key_F5);
        ASSERT_TRUE(hands.click("trialGame"));
        for (int i = 0; i < games.size() && games[i].toMap()["id"] != "war/war"; ++i)
            hands.key(Qt::Key_Down);
        hands.key(Qt::Key_Return);
        ASSERT_TRUE(hands.click("startTrial"));
    }
    std::string said(const QString& issue) {
        const QQuickItem* card = hands.find("issue." + issue);
        return card != nullptr ? card->property("text").toString().toStdString() : "";
    }
};

TEST_F(MapEditingInPortuguese, TellsTheIssuesInThePlaceOfAMatchThatCannotBegin) {
    begin();
    draw({{300, 300}, {900, 250}, {900, 800}, {350, 850}});
    draw({{900, 250}, {1500, 300}, {1500, 800}, {900, 800}});
    editor().setSpaceName("space_1", "", "Minas");

    try_war();

    EXPECT_TRUE(hands.wait_until([&] { return !said("needs.spaces").empty(); }));
    EXPECT_EQ(said("needs.spaces"), "O mapa tem 2 casas; o jogo precisa de pelo menos 6");
    EXPECT_THAT(said("needs.region"),
                testing::StartsWith("Toda casa precisa estar em uma região; sem região: Minas"));
    EXPECT_FALSE(hands.studio().match());
    hands.picture("map_refused");
}

TEST_F(MapEditing, TriesAnInstalledMapAtOnceAndComesBackToIt) {
    ASSERT_TRUE(hands.click("page.maps"));
    ASSERT_TRUE(hands.click("edit.war/world"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    editor().select("brasil");
    hands.picture("map_world");
    for (const char* panel : {"regions", "analysis", "issues"}) {
        ASSERT_TRUE(hands.click(QString("panel.") + panel));
        hands.picture(QString("map_") + panel);
    }
    ASSERT_TRUE(hands.click("playMap"));
    ASSERT_TRUE(hands.click("startTrial"));
    ASSERT_TRUE(hands.wait_until([&] {
        return hands.studio().match() && hands.studio().match()->choice()["ready"].toBool();
    }));
    EXPECT_EQ(hands.studio().match()->title(), "War");
    hands.picture("map_trial");
    hands.studio().leave();
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    EXPECT_EQ(editor().selected(), "brasil");
}

TEST_F(MapEditing, LeavesAnInstalledMapAsItIsAndDrawsOnACopy) {
    ASSERT_TRUE(hands.click("page.maps"));
    ASSERT_TRUE(hands.click("edit.war/world"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    EXPECT_EQ(editor().path(), "");
    EXPECT_TRUE(editor().clean()) << "nothing was drawn yet";
    EXPECT_FALSE(editor().map().spaces.empty());
    editor().setSpaceName("brasil", "", "Brazil");
    hands.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(hands.wait_until([&] { return hands.find("fileName") != nullptr; }))
        << "a name for the copy is asked for";
}

TEST_F(MapEditing, ShowsTheCellsOfAGrid) {
    begin();
    editor().setGrid("hex", 12, 8);
    auto* canvas = qobject_cast<map_edit::MapCanvas*>(hands.find("canvas"));
    EXPECT_TRUE(hands.wait_until([&] { return canvas->geometry_of_map().count() == 96; }));
    hands.picture("map_grid");
    editor().undo();
    EXPECT_TRUE(hands.wait_until([&] { return canvas->geometry_of_map().count() == 0; }));
}

TEST_F(MapEditing, HoldsTenThousandSpaces) {
    Map map;
    map.id = "large";
    map.name[""] = "Large";
    map.grid = {100, 100, MapGrid::Shape::hex, {}};
    map = grid::spell_out(map);
    map.grid = {};
    const QString path = folder.filePath("large.toml");
    {
        map_edit::MapDocument document;
        document.begin(map);
        ASSERT_TRUE(document.save(path));
    }
    hands.studio().editMap(QUrl::fromLocalFile(path));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    hands.picture("map_large");
    const std::string before = editor().document().text();
    const int gesture = editor().document().begin_gesture();
    for (int i = 1; i <= 10; ++i)
        editor().edit(
            "Move",
            [&](Map& one) {
                return map_edit::move_corner(one, {5000, 5068}, {5000 + i, 5060});
            },
            gesture);
    ASSERT_EQ(editor().moment(), 1);
    editor().undo();
    EXPECT_EQ(editor().document().text(), before);
}

struct EditorLooks : testing::TestWithParam<std::tuple<const char*, bool, QSize, double>> {};

TEST_P(EditorLooks, AreKeptAsPictures) {
    const auto& [language, dark, size, scale] = GetParam();
    Hands hands(language, size);
    hands.studio().settings()->set_dark(dark);
    hands.studio().settings()->set_text_scale(scale);
    hands.studio().editInstalledMap("war/world");
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("canvas") != nullptr; }));
    hands.studio().map_editor()->select("oriente_medio");
    const QString name = QString("map_look_%1_%2_").arg(language).arg(size.width());
    hands.picture(name + "space");
    ASSERT_TRUE(hands.click("panel.regions"));
    ASSERT_TRUE(hands.click("region.europa"));
    hands.picture(name + "regions");
    ASSERT_TRUE(hands.click("tool.link"));
    ASSERT_TRUE(hands.click("panel.analysis"));
    hands.picture(name + "analysis");
    hands.key(Qt::Key_F5);
    hands.picture(name + "trial");
}

INSTANTIATE_TEST_SUITE_P(MapEditing, EditorLooks,
                         testing::Values(std::tuple("pt_BR", false, QSize(1280, 800), 1.0),
                                         std::tuple("pt_BR", true, QSize(1920, 1080), 1.5),
                                         std::tuple("en", true, QSize(960, 640), 1.0)));

}  // namespace
}  // namespace fronteira::support
