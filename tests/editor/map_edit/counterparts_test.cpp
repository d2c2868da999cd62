// SPDX-License-Identifier: MIT
#include "map_edit/edits/counterparts.hpp"

#include "map_edit/edits/space_edits.hpp"
#include "map_edit/map_editor.hpp"
#include "small_map.hpp"
#include "what_is_said.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QStandardPaths>
#include <algorithm>

namespace fronteira::map_edit {
namespace {

using testing::Contains;

/// An editor that mirrors left and right about 500, with nothing drawn.
struct Mirroring : testing::Test {
    Mirroring() {
        Map map;
        map.id = "mirror";
        map.name[""] = "Mirror";
        map.width = 1000;
        map.height = 800;
        editor.document().begin(map);
        editor.set_symmetry("left_right");
    }
    ~Mirroring() override { editor.discard(); }

    /// A square left of the axis, and its image right of it.
    void draw_pair(int32_t left = 100) {
        editor.add_space({{left, 100}, {left + 100, 100}, {left + 100, 200}, {left, 200}});
    }
    const MapSpace& space(size_t number) const { return editor.map().spaces[number]; }

    MapEditor editor{"en"};
};

TEST_F(Mirroring, DrawsASpaceAndItsImageAsOneEdit) {
    draw_pair();

    ASSERT_EQ(editor.map().spaces.size(), 2u);
    EXPECT_THAT(space(1).outline[0], Contains(Point{900, 100}));
    EXPECT_EQ(editor.selected().toStdString(), space(0).id) << "the one under the hand";
    editor.undo();
    EXPECT_TRUE(editor.map().spaces.empty());
}

TEST_F(Mirroring, DrawsWhatIsItsOwnImageOnce) {
    editor.add_space({{400, 100}, {600, 100}, {600, 200}, {400, 200}});
    EXPECT_EQ(editor.map().spaces.size(), 1u);
}

TEST_F(Mirroring, LetsSpacesMeetAtTheAxis) {
    editor.add_space({{400, 100}, {500, 100}, {500, 200}, {400, 200}});

    ASSERT_EQ(editor.map().spaces.size(), 2u);
    EXPECT_THAT(space(0).outline[0], Contains(Point{500, 100}));
    EXPECT_THAT(space(1).outline[0], Contains(Point{500, 100}));
}

TEST_F(Mirroring, MovesACornerAndItsImage) {
    draw_pair();
    editor.edit_everywhere("Move", [](Map& map, const Counterpart& there) {
        const auto corner = there.corner({100, 100});
        if (!corner) return false;
        for (MapSpace& one : map.spaces)
            for (Point& at : one.outline[0])
                if (at == *corner) at = there.place({80, 90});
        return true;
    });
    EXPECT_THAT(space(0).outline[0], Contains(Point{80, 90}));
    EXPECT_THAT(space(1).outline[0], Contains(Point{920, 90}));
}

TEST_F(Mirroring, KeepsACornerOfTheAxisOnTheAxis) {
    const geometry::Images images = editor.images();
    const Counterpart there(images);
    EXPECT_EQ(there.place_for({500, 100}, {540, 130}), (Point{500, 130}));
    EXPECT_EQ(there.place_for({300, 100}, {340, 130}), (Point{340, 130}));
}

TEST_F(Mirroring, MovesBothSpacesAndKeepsTheirCommonBorder) {
    editor.add_space({{400, 100}, {500, 100}, {500, 200}, {400, 200}});
    editor.edit("Move", [&](Map& map) {
        return move_everywhere(map, editor.images(), {0}, {-30, 20});
    });
    EXPECT_THAT(space(0).outline[0], Contains(Point{370, 120}));
    EXPECT_THAT(space(1).outline[0], Contains(Point{630, 120}));
    EXPECT_THAT(space(0).outline[0], Contains(Point{500, 120}));
    EXPECT_THAT(space(1).outline[0], Contains(Point{500, 120}));
}

TEST_F(Mirroring, SplitsDeletesLinksAndPaintsAtTheImage) {
    draw_pair();
    editor.split({"space_1"}, {{150, 50}, {150, 250}});
    ASSERT_EQ(editor.map().spaces.size(), 4u);
    EXPECT_EQ(editor.map().links.size(), 2u);
    editor.addRegion("West");
    editor.setSpaceRegion("space_1", "west");
    EXPECT_EQ(std::count_if(editor.map().spaces.begin(), editor.map().spaces.end(),
                            [](const MapSpace& one) { return one.region == "west"; }),
              2);
    editor.removeSpace("space_1");
    EXPECT_EQ(editor.map().spaces.size(), 2u);
    EXPECT_TRUE(editor.map().links.empty());
}

TEST_F(Mirroring, LinksTheImagesOfWhatItLinks) {
    draw_pair(100);
    draw_pair(300);
    ASSERT_EQ(editor.map().spaces.size(), 4u);
    editor.link(QString::fromStdString(space(0).id), QString::fromStdString(space(2).id));
    EXPECT_EQ(editor.map().links.size(), 2u);
    editor.link(QString::fromStdString(space(0).id), QString::fromStdString(space(2).id));
    EXPECT_TRUE(editor.map().links.empty()) << "the same again takes both away";
}

TEST_F(Mirroring, KeepsTheDirectionOfAOneWayLinkAcrossTheAxis) {
    draw_pair();
    editor.set_one_way(true);
    editor.link("space_1", "space_2");
    ASSERT_EQ(editor.map().links.size(), 1u);
    EXPECT_EQ(editor.map().links[0].from, "space_1");
}

TEST_F(Mirroring, PassesOverWhatHasNoCounterpart) {
    editor.set_symmetry("none");
    draw_pair();
    editor.set_symmetry("left_right");
    editor.removeSpace("space_1");
    EXPECT_TRUE(editor.map().spaces.empty());
}

TEST_F(Mirroring, RepeatsWhatWasThereBeforeWithItsLinks) {
    editor.document().begin(small_map());
    const std::string before = editor.document().text();

    editor.repeatAll();

    EXPECT_EQ(editor.map().spaces.size(), 6u);
    EXPECT_EQ(editor.map().links.size(), 4u);
    editor.repeatAll();
    EXPECT_EQ(editor.map().spaces.size(), 6u) << "all images are there";
    editor.undo();
    EXPECT_EQ(editor.document().text(), before);
}

TEST(Repeating, EndsSoonOnAMapOfManySpaces) {
    // The left half is full of small spaces. 256 million pairs of spaces: with a look at each, this
    // would not end.
    Map map;
    map.width = 2000;
    map.height = 1000;
    for (int32_t y = 0; y < 160; ++y)
        for (int32_t x = 0; x < 100; ++x) {
            MapSpace space;
            space.id = "s" + std::to_string(x) + "_" + std::to_string(y);
            const Point at{x * 10, y * 6};
            space.outline = {{at, {at.x + 10, at.y}, {at.x + 10, at.y + 6}, {at.x, at.y + 6}}};
            space.anchor = {at.x + 3, at.y + 3};
            if (x > 0) map.links.push_back({map.spaces.back().id, space.id, "land", false, {}});
            map.spaces.push_back(std::move(space));
        }
    std::vector<std::string> all;
    for (const MapSpace& space : map.spaces) all.push_back(space.id);
    const geometry::Images images(geometry::Symmetry::left_right, map.width, map.height);

    const auto added = repeat_spaces(map, images, all);

    EXPECT_EQ(added, 16'000);
    EXPECT_EQ(map.links.size(), 2u * 99 * 160);
    EXPECT_EQ(repeat_spaces(map, images, all), 0) << "all images are there";
}

TEST(Turning, SaysSoWhenAnImageWouldLieBesideThePlane) {
    MapEditor editor("en");
    editor.document().begin(small_map());
    const WhatIsSaid said(editor);
    editor.set_symmetry("quarter_turn");  // of a plane of 1000 by 800
    editor.edit("Move", [](Map& map) {
        for (Point& corner : map.spaces[0].outline[0]) corner.x = corner.x == 100 ? 0 : corner.x;
        return true;
    });
    editor.repeat("a");
    EXPECT_EQ(said.count(), 1);
    EXPECT_EQ(editor.map().spaces.size(), 3u);
    editor.discard();
}

struct AnyTurn : testing::TestWithParam<const char*> {};

TEST_P(AnyTurn, DrawsASpaceAtEveryImageAndTakesAllBackAtOnce) {
    MapEditor editor("en");
    Map map;
    map.id = "turn";
    map.name[""] = "Turn";
    map.width = map.height = 1000;
    editor.document().begin(map);
    editor.set_symmetry(GetParam());
    editor.add_space({{450, 100}, {530, 110}, {520, 200}, {440, 180}});
    const auto count = static_cast<size_t>(editor.images().count());
    ASSERT_EQ(editor.map().spaces.size(), count);
    editor.removeSpace(QString::fromStdString(editor.map().spaces.back().id));
    EXPECT_TRUE(editor.map().spaces.empty());
    editor.undo();
    EXPECT_EQ(editor.map().spaces.size(), count);
    editor.discard();
}

INSTANTIATE_TEST_SUITE_P(Symmetries, AnyTurn,
                         testing::Values("none", "left_right", "top_bottom", "both_ways",
                                         "half_turn", "third_turn", "quarter_turn"));

}  // namespace
}  // namespace fronteira::map_edit
