// SPDX-License-Identifier: MIT
// The tutorial on drawing a map: each of its numbered steps is done in the window, in its order.
#include "content/maps/map_file.hpp"
#include "hands.hpp"
#include "map_edit/canvas/map_canvas.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest/QTest>

namespace fronteira::support {
namespace {

/// What the steps of the guide are called, in their order.
QStringList steps_of_the_guide() {
    QFile guide(FRONTEIRA_SOURCE_DIR "/docs/guides/draw-a-map.md");
    EXPECT_TRUE(guide.open(QIODevice::ReadOnly));
    const QRegularExpression step("^(\\d+)\\. \\*\\*([^*]+)\\.\\*\\*",
                                  QRegularExpression::MultilineOption);
    QStringList steps;
    auto found = step.globalMatch(QString::fromUtf8(guide.readAll()));
    while (found.hasNext()) {
        const auto one = found.next();
        steps << one.captured(2);
        EXPECT_EQ(one.captured(1).toInt(), steps.size()) << one.captured(2).toStdString();
    }
    return steps;
}

/// A newcomer who follows the guide.
class Newcomer {
 public:
    struct Step {
        const char* title;
        void (Newcomer::*follow)();
    };
    static const std::vector<Step>& steps();

    ~Newcomer() {
        if (hands_.studio().map_editor()) editor().discard();
    }

 private:
    map_edit::MapEditor& editor() { return *hands_.studio().map_editor(); }
    const Map& map() { return editor().map(); }
    QPointF on_canvas(int x, int y) {
        auto* canvas = qobject_cast<map_edit::MapCanvas*>(hands_.find("canvas"));
        return canvas->mapToScene(canvas->pointAt(x, y));
    }
    void click_at(int x, int y) {
        hands_.see();
        hands_.click_at(on_canvas(x, y));
    }
    void drag(Point from, Point to) {
        hands_.see();
        const QPointF begin = on_canvas(from.x, from.y), end = on_canvas(to.x, to.y);
        QTest::mousePress(&hands_.window(), Qt::LeftButton, Qt::NoModifier, begin.toPoint());
        for (const double part : {0.3, 0.7, 1.0}) {
            QTest::mouseMove(&hands_.window(), (begin + part * (end - begin)).toPoint());
            hands_.see();
        }
        QTest::mouseRelease(&hands_.window(), Qt::LeftButton, Qt::NoModifier, end.toPoint());
    }
    void draw(const std::vector<Point>& corners) {
        hands_.key(Qt::Key_P);
        for (const Point corner : corners) click_at(corner.x, corner.y);
        hands_.key(Qt::Key_Return);
    }
    bool see(const char* name) {
        return hands_.wait_until([&] { return hands_.find(name) != nullptr; });
    }

    void begin();
    void draw_two();
    void cut();
    void merge();
    void reshape();
    void name();
    void link();
    void paint();
    void repair();
    void fit();
    void weigh();
    void play();
    void save();

    bool fresh_ = forget_unsaved_maps();
    QTemporaryDir folder_;
    Hands hands_;
};

void Newcomer::begin() {
    ASSERT_TRUE(hands_.click("page.maps"));
    ASSERT_TRUE(hands_.click("newMap"));
    ASSERT_TRUE(see("canvas"));
    hands_.see();
    hands_.fill_in("mapName", "Two Lands");
    EXPECT_EQ(map().id, "two_lands") << "the id follows";
}

void Newcomer::draw_two() {
    hands_.find("canvas")->forceActiveFocus();
    draw({{300, 300}, {900, 250}, {900, 800}, {350, 850}});
    draw({{900, 250}, {1500, 300}, {1500, 800}, {900, 800}});
    ASSERT_EQ(map().spaces.size(), 2u);
    EXPECT_EQ(map().spaces[0].outline[0][1], map().spaces[1].outline[0][0]) << "both share it";
}

void Newcomer::cut() {
    hands_.key(Qt::Key_C);
    drag({1200, 200}, {1200, 900});
    ASSERT_EQ(map().spaces.size(), 3u);
    EXPECT_EQ(map().links.size(), 1u) << "linked with the old one";
}

void Newcomer::merge() {
    hands_.key(Qt::Key_M);
    click_at(1050, 500);
    click_at(1350, 500);
    ASSERT_EQ(map().spaces.size(), 2u);
    hands_.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(map().spaces.size(), 3u);
}

void Newcomer::reshape() {
    hands_.key(Qt::Key_V);
    click_at(600, 500);
    ASSERT_EQ(editor().selected(), "space_1");
    const Point corner = map().spaces[0].outline[0][1];
    drag(corner, {950, 150});
    const Point moved = map().spaces[0].outline[0][1];
    EXPECT_NEAR(moved.x, 950, 3);
    EXPECT_THAT(map().spaces[1].outline[0], testing::Contains(moved)) << "every neighbour follows";
}

void Newcomer::name() {
    hands_.fill_in("spaceName", "West");
    EXPECT_EQ(map().spaces[0].id, "west") << "it takes its id from the name";
}

void Newcomer::link() {
    hands_.find("canvas")->forceActiveFocus();
    hands_.key(Qt::Key_L);
    ASSERT_TRUE(see("linkKind"));
    drag({600, 500}, {1050, 500});
    ASSERT_EQ(map().links.size(), 2u);
    drag({600, 500}, {1050, 500});
    EXPECT_EQ(map().links.size(), 1u) << "the same again takes the link away";
    drag({600, 500}, {1050, 500});
}

void Newcomer::paint() {
    ASSERT_TRUE(hands_.click("panel.regions"));
    hands_.fill_in("newRegion", "North");
    ASSERT_EQ(map().regions.size(), 1u);
    hands_.fill_in("regionBonus", "4");
    EXPECT_EQ(map().regions[0].attributes.at("bonus"), 4);
    hands_.find("canvas")->forceActiveFocus();
    hands_.key(Qt::Key_R);
    click_at(600, 500);
    drag({1050, 500}, {1350, 500});
    for (const MapSpace& space : map().spaces) EXPECT_EQ(space.region, "north") << space.id;
}

void Newcomer::repair() {
    draw({{300, 950}, {700, 950}, {500, 1100}});
    ASSERT_TRUE(hands_.click("panel.issues"));
    ASSERT_TRUE(see("issue.map.unreachable"));
    ASSERT_TRUE(hands_.click("repair.map.unreachable"));
    EXPECT_TRUE(hands_.wait_until([&] { return hands_.find("issue.map.unreachable") == nullptr; }));
    EXPECT_EQ(map().links.size(), 3u);
    if (map().spaces[3].region.empty()) editor().setSpaceRegion("space_3", "north");
}

void Newcomer::fit() {
    const QVariantList games = hands_.studio().library()->rulesets();
    int war = 0;
    while (war < games.size() && games[war].toMap()["id"] != "war/war") ++war;
    ASSERT_TRUE(hands_.click("issuesGame"));
    ASSERT_TRUE(hands_.wait_until([&] {
        return hands_.find("issuesGame")
            ->property("popup")
            .value<QObject*>()
            ->property("opened")
            .toBool();
    }));
    for (int i = 0; i <= war; ++i) hands_.key(Qt::Key_Down);
    hands_.key(Qt::Key_Return);
    ASSERT_TRUE(see("issue.needs.spaces"));
    hands_.find("canvas")->forceActiveFocus();
    hands_.key(Qt::Key_C);
    for (const int x : {450, 560, 670, 780}) drag({x, 150}, {x, 900});
    for (const int y : {420, 560}) drag({960, y}, {1180, y});
    for (const int y : {420, 560}) drag({1220, y}, {1480, y});
    ASSERT_EQ(map().spaces.size(), 12u);
    EXPECT_TRUE(hands_.wait_until([&] { return hands_.find("issue.needs.spaces") == nullptr; }));
    hands_.picture("guide_fits");
}

void Newcomer::weigh() {
    ASSERT_TRUE(hands_.click("panel.analysis"));
    hands_.picture("guide_analysis");
}

/// The game is the one that the map was drawn for.
void Newcomer::play() {
    hands_.key(Qt::Key_F5);
    ASSERT_TRUE(see("trialGame"));
    ASSERT_TRUE(hands_.click("startTrial"));
    ASSERT_TRUE(hands_.wait_until([&] { return hands_.studio().match() != nullptr; }, 20'000));
    hands_.picture("guide_match");
    hands_.studio().leave();
    ASSERT_TRUE(see("canvas"));
    EXPECT_EQ(map().spaces.size(), 12u);
}

// The dialog that asks for a place belongs to the system.
void Newcomer::save() {
    const QString path = folder_.filePath("two_lands.toml");
    ASSERT_TRUE(editor().saveAs(QUrl::fromLocalFile(path)));
    editor().select("west");
    hands_.find("canvas")->forceActiveFocus();
    editor().setTags("west", "capital");
    hands_.key(Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(hands_.wait_until([&] { return editor().clean(); }));
    const std::string saved = editor().document().text();
    ASSERT_TRUE(hands_.click("closeEditor"));
    hands_.studio().editMap(QUrl::fromLocalFile(path));
    ASSERT_TRUE(see("canvas"));
    EXPECT_EQ(editor().document().text(), saved);
    EXPECT_TRUE(content::load_map(path.toStdString()));
}

const std::vector<Newcomer::Step>& Newcomer::steps() {
    static const std::vector<Step> all{{"Begin", &Newcomer::begin},
                                       {"Draw", &Newcomer::draw_two},
                                       {"Cut", &Newcomer::cut},
                                       {"Merge", &Newcomer::merge},
                                       {"Reshape", &Newcomer::reshape},
                                       {"Name", &Newcomer::name},
                                       {"Link", &Newcomer::link},
                                       {"Paint regions", &Newcomer::paint},
                                       {"Repair", &Newcomer::repair},
                                       {"Fit the game", &Newcomer::fit},
                                       {"Weigh", &Newcomer::weigh},
                                       {"Play", &Newcomer::play},
                                       {"Save and open again", &Newcomer::save}};
    return all;
}

TEST(MapEditingGuide, CanBeFollowedStepByStep) {
    const QStringList written = steps_of_the_guide();
    QStringList followed;
    for (const Newcomer::Step& step : Newcomer::steps()) followed << step.title;
    ASSERT_EQ(written, followed) << "a step without its counterpart here, or the other way round";

    Newcomer newcomer;
    for (const Newcomer::Step& step : Newcomer::steps()) {
        SCOPED_TRACE(step.title);
        (newcomer.*step.follow)();
        ASSERT_FALSE(testing::Test::HasFailure());
    }
}

}  // namespace
}  // namespace fronteira::support
