// SPDX-License-Identifier: MIT
#include "map_edit/edits/corner_edits.hpp"
#include "map_edit/edits/space_edits.hpp"
#include "map_edit/map_editor.hpp"
#include "small_map.hpp"
#include "what_is_said.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QClipboard>
#include <QGuiApplication>

namespace fronteira::map_edit {
namespace {

using testing::Contains;
using testing::Not;

struct Selecting : testing::Test {
    Selecting() { editor.document().begin(small_map()); }
    const MapSpace& space(const char* id) {
        return editor.map().spaces[*find_space(editor.map(), id)];
    }
    MapEditor editor{"en"};
};

TEST_F(Selecting, AddsAndLeavesOutOneByOne) {
    editor.select("a");
    editor.toggle("b");
    EXPECT_EQ(editor.selection(), QStringList({"a", "b"}));
    EXPECT_EQ(editor.selected(), "b") << "the last is the one that panels show";
    editor.toggle("b");
    EXPECT_EQ(editor.selection(), QStringList("a"));
    editor.select_too({"a", "c", "nowhere"});
    EXPECT_EQ(editor.selection(), QStringList({"a", "c"}));
    editor.select("b");
    EXPECT_EQ(editor.selection(), QStringList("b"));
    editor.selectAll();
    EXPECT_EQ(editor.many()["count"], 3);
}

TEST_F(Selecting, TellsWhatAllHaveInCommon) {
    editor.setTags("a", "port capital");
    editor.setTags("b", "port");
    editor.select_too({"a", "b"});
    EXPECT_EQ(editor.many()["region"], "west");
    EXPECT_EQ(editor.many()["tags"], QStringList("port"));
    editor.toggle("c");
    EXPECT_FALSE(editor.many()["oneRegion"].toBool());
    EXPECT_EQ(editor.many()["tags"], QStringList());
}

TEST_F(Selecting, MovesAllTogetherAndTheBordersBetweenThemOnce) {
    editor.select_too({"a", "b"});
    const int gesture = editor.document().begin_gesture();
    for (const int step : {20, 50}) editor.move_selection({step, 10}, gesture);
    EXPECT_THAT(space("a").outline[0], Contains(Point{150, 110}));
    EXPECT_THAT(space("a").outline[0], Contains(Point{250, 110})) << "what both share";
    EXPECT_THAT(space("b").outline[0], Contains(Point{250, 110}));
    EXPECT_EQ(space("b").anchor, (Point{300, 160}));
    EXPECT_EQ(editor.moment(), 1);
}

TEST_F(Selecting, MovesNothingOutOfThePlane) {
    editor.selectAll();
    editor.move_selection({5000, 0}, 0);
    EXPECT_THAT(space("c").outline[0], Contains(Point{1000, 100}));
    EXPECT_THAT(space("a").outline[0], Contains(Point{700, 100})) << "all keep their shape";
}

TEST_F(Selecting, TurnsByAQuarterInOneEdit) {
    editor.select_too({"a", "b"});
    editor.turnSelection(true);
    EXPECT_EQ(space("a").anchor, (Point{200, 100}));
    EXPECT_EQ(editor.moment(), 1);
    editor.turnSelection(false);
    EXPECT_EQ(space("a").anchor, (Point{150, 150}));
}

TEST_F(Selecting, TurnsThePlaneWithAllOfThem) {
    editor.selectAll();
    editor.turnSelection(true);
    EXPECT_EQ(editor.map().width, 800);
    EXPECT_EQ(editor.map().height, 1000);
}

TEST_F(Selecting, TurnsAMirroredTwinTheOtherWay) {
    editor.set_symmetry("left_right");
    editor.select("a");
    editor.repeat("a");  // its twin lies from (800, 100) to (900, 200)
    editor.edit("pull a corner", [](Map& map) {
        move_corner(map, {100, 100}, {100, 140});
        return move_corner(map, {900, 100}, {900, 140});
    });
    editor.select("a");
    editor.turnSelection(true);
    EXPECT_THAT(space("a").outline[0], Not(Contains(Point{200, 100})));
    EXPECT_THAT(space("a").outline[0], Contains(Point{160, 100}));
    EXPECT_THAT(space("a_2").outline[0], Contains(Point{840, 100}));
}

TEST_F(Selecting, SaysWhyItCannotBeTurned) {
    editor.edit("a low plane", [](Map& map) {
        map.height = 210;
        map.spaces.push_back(map.spaces[2]);
        map.spaces[3].id = "d";
        return true;
    });
    const WhatIsSaid said(editor);
    editor.select_too({"a", "b", "c"});
    editor.turnSelection(true);
    EXPECT_EQ(said[0], "Turned, it would not fit on the plane: enlarge the plane first");
    EXPECT_EQ(editor.moment(), 1);
}

TEST_F(Selecting, NudgesInOneEditUntilSomethingElseIsDone) {
    editor.select("a");
    for (int i = 0; i < 3; ++i) editor.nudge_selection({10, 0});
    EXPECT_EQ(space("a").anchor, (Point{180, 150}));
    EXPECT_EQ(editor.moment(), 1);
    editor.select("c");
    editor.nudge_selection({0, 1});
    EXPECT_EQ(editor.moment(), 2);
    editor.undo();
    editor.nudge_selection({0, 5});
    EXPECT_EQ(space("c").anchor, (Point{350, 155})) << "what was taken back is not counted";
    editor.undo();
    editor.undo();
    EXPECT_EQ(space("a").anchor, (Point{150, 150}));
}

TEST_F(Selecting, ChangesAllInOneEdit) {
    editor.select_too({"b", "c"});
    editor.setRegionOfSelection("west");
    editor.tagSelection("port", true);
    editor.setAttributeOfSelection("income", 4);
    for (const char* id : {"b", "c"}) {
        EXPECT_EQ(space(id).region, "west");
        EXPECT_THAT(space(id).tags, Contains("port"));
        EXPECT_EQ(space(id).attributes.at("income"), 4);
    }
    EXPECT_TRUE(space("a").tags.empty());
    EXPECT_EQ(editor.moment(), 3);
    editor.tagSelection("port", false);
    EXPECT_TRUE(space("c").tags.empty());
}

TEST_F(Selecting, SaysThatAWordIsNoTag) {
    WhatIsSaid said(editor);
    editor.selectAll();
    editor.tagSelection("Big Port", true);
    ASSERT_EQ(said.count(), 1);
    EXPECT_EQ(editor.moment(), 0);
}

TEST_F(Selecting, DeletesAllAndTheirLinksAndBringsThemBackByOneUndo) {
    editor.select_too({"a", "b"});
    editor.removeSelection();
    ASSERT_EQ(editor.map().spaces.size(), 1u);
    EXPECT_TRUE(editor.map().links.empty());
    EXPECT_EQ(editor.many()["count"], 0) << "what is gone is not selected";
    editor.undo();
    EXPECT_EQ(editor.map().spaces.size(), 3u);
    EXPECT_EQ(editor.map().links.size(), 2u);
}

TEST_F(Selecting, DuplicatesWithTheLinksAmongThemAndSelectsTheCopies) {
    editor.select_too({"a", "b"});
    editor.duplicateSelection();
    ASSERT_EQ(editor.map().spaces.size(), 5u);
    EXPECT_EQ(editor.selection(), QStringList({"a_2", "b_2"}));
    EXPECT_EQ(space("a_2").name.at(""), "The a 2");
    EXPECT_EQ(space("a_2").region, "west");
    EXPECT_EQ(space("a_2").outline[0][0], (Point{125, 125})) << "a little aside";
    EXPECT_EQ(space("a").outline[0][0], (Point{100, 100}));
    ASSERT_EQ(editor.map().links.size(), 3u);
    EXPECT_EQ(editor.map().links[2].from, "a_2");
    EXPECT_EQ(editor.map().links[2].to, "b_2");
    editor.undo();
    EXPECT_EQ(editor.map().spaces.size(), 3u);
}

TEST_F(Selecting, GoesByTheClipboardIntoAnotherMap) {
    editor.select_too({"a", "b"});
    editor.copySelection();
    MapEditor other("en");
    other.paste();
    EXPECT_EQ(other.selection(), QStringList({"a", "b"}));
    ASSERT_EQ(other.map().spaces.size(), 2u);
    EXPECT_EQ(other.map().spaces[0].name.at(""), "The a");
    EXPECT_EQ(other.map().spaces[0].region, "west");
    EXPECT_EQ(other.map().links.size(), 1u);
    other.undo();
    EXPECT_TRUE(other.map().spaces.empty());
}

TEST_F(Selecting, IsCutAndPastedBack) {
    editor.select("c");
    editor.cutSelection();
    ASSERT_EQ(editor.map().spaces.size(), 2u);
    editor.paste();
    EXPECT_EQ(space("c").outline[0][0], (Point{300, 100})) << "where it was";
    EXPECT_EQ(editor.moment(), 2);
}

TEST_F(Selecting, SaysThatTheClipboardHoldsNoSpaces) {
    WhatIsSaid said(editor);
    QGuiApplication::clipboard()->setText("Dear Sir or Madam");
    editor.paste();
    ASSERT_EQ(said.count(), 1);
    EXPECT_EQ(editor.moment(), 0);
}

TEST_F(Selecting, MergesAllIntoTheFirst) {
    editor.select_too({"b", "a", "c"});
    editor.mergeSelection();
    ASSERT_EQ(editor.map().spaces.size(), 1u);
    EXPECT_EQ(space("b").outline.size(), 1u);
    EXPECT_EQ(editor.selection(), QStringList("b"));
}

TEST_F(Selecting, DeletesAndPaintsTheImagesToo) {
    editor.document().begin(small_map());
    editor.set_symmetry("left_right");
    editor.repeatAll();
    ASSERT_EQ(editor.map().spaces.size(), 6u);
    editor.select_too({"a", "b"});
    editor.setRegionOfSelection("");
    EXPECT_EQ(std::count_if(editor.map().spaces.begin(), editor.map().spaces.end(),
                            [](const MapSpace& one) { return one.region.empty(); }),
              6);
    editor.removeSelection();
    EXPECT_EQ(editor.map().spaces.size(), 2u);
}

}  // namespace
}  // namespace fronteira::map_edit
