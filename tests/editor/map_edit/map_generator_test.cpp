// SPDX-License-Identifier: MIT
#include "map_edit/map_generator.hpp"

#include "content/maps/map_writer.hpp"
#include "map_edit/issues/issues.hpp"
#include "small_map.hpp"
#include "what_is_said.hpp"

#include <gtest/gtest.h>

namespace fronteira::map_edit {
namespace {

struct Generating : testing::Test {
    Generating() {
        editor.document().begin(small_map());
        generator.set_editor(&editor);
        generator.setProperty("spaces", 20);
        generator.setProperty("regions", 4);
    }
    ~Generating() override { editor.discard(); }
    MapEditor editor{"en"};
    MapGenerator generator;
};

TEST_F(Generating, PutsAMapInPlaceOfWhatWasDrawnAndKeepsItsName) {
    ASSERT_TRUE(generator.generate());
    EXPECT_EQ(editor.map().id, "small");
    EXPECT_EQ(editor.map().width, 1000);
    EXPECT_EQ(editor.map().spaces.size(), 20u);
    EXPECT_EQ(editor.map().regions.size(), 4u);
    EXPECT_TRUE(find_issues(editor.map(), {}).empty());
}

TEST_F(Generating, IsOneStepOfTheHistoryHoweverOftenAnotherIsTried) {
    const std::string before = editor.document().text();
    generator.generate();
    const std::string first = editor.document().text();
    generator.another();
    generator.another();
    EXPECT_NE(editor.document().text(), first);
    EXPECT_EQ(editor.moment(), 1);
    editor.undo();
    EXPECT_EQ(editor.document().text(), before);
}

TEST_F(Generating, IsAStepOfItsOwnAfterAnotherEdit) {
    generator.generate();
    editor.setName("", "Mine");
    generator.another();
    EXPECT_EQ(editor.moment(), 3);
}

TEST_F(Generating, FollowsTheSymmetryThatIsOn) {
    editor.set_symmetry("left_right");
    generator.generate();
    const auto corners = editor.map().spaces[0].outline[0].size();
    EXPECT_EQ(editor.map().spaces[10].outline[0].size(), corners);
    EXPECT_EQ(editor.map().spaces[10].outline[0][0].x,
              1000 - editor.map().spaces[0].outline[0][0].x);
}

TEST_F(Generating, SaysSoWhenThePlaneIsTooSmall) {
    editor.setSize(60, 40);
    const WhatIsSaid said(editor);
    EXPECT_FALSE(generator.generate());
    EXPECT_EQ(said.count(), 1);
    EXPECT_EQ(editor.map().spaces.size(), 3u);
}

}  // namespace
}  // namespace fronteira::map_edit
