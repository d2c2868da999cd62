// SPDX-License-Identifier: MIT
#include "draft/draft.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

namespace fronteira::draft {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

DraftSpace square(const std::string& name, double left, double top, double side) {
    DraftSpace space;
    space.name = name;
    space.rings = {
        {{left, top}, {left + side, top}, {left + side, top + side}, {left, top + side}}};
    return space;
}

Draft two_squares() {
    Draft draft;
    draft.name = "Two";
    draft.frame = Frame{0, 0, 1000, 500};
    draft.spaces = {square("West", 100, 100, 300), square("East", 400, 100, 300)};
    return draft;
}

TEST(Draft, TakesAPlaneOfAGoodSizeAsItIs) {
    Diagnostics losses;

    const auto map = finish(two_squares(), losses);

    ASSERT_TRUE(map) << to_text(map.error());
    EXPECT_EQ(map->width, 1000);
    EXPECT_THAT(map->spaces[0].outline[0],
                ElementsAre(Point{100, 100}, Point{400, 100}, Point{400, 400}, Point{100, 400}));
    EXPECT_EQ(map->spaces[0].anchor, (Point{250, 250}));
}

TEST(Draft, CutsLongNamesAndTellsOfThem) {
    Draft draft = two_squares();
    draft.spaces[0].name = std::string(201, 'w');
    draft.spaces[1].name = std::string(200, 'e');
    Diagnostics losses;

    const auto map = finish(draft, losses);

    ASSERT_TRUE(map);
    EXPECT_EQ(map->spaces[0].name.at(""), std::string(200, 'w'));
    EXPECT_EQ(map->spaces[1].name.at(""), std::string(200, 'e'));
    EXPECT_THAT(losses, Contains(Field(&Diagnostic::message,
                                       "only the beginning was kept of 1 name of more than 200 "
                                       "bytes")));
}

TEST(Draft, FitsASmallPlaneToALongerSideOf4000) {
    Draft draft = two_squares();
    draft.frame = Frame{0, 0, 100, 50};
    draft.spaces = {square("West", 10, 10, 30)};
    Diagnostics losses;

    const auto map = finish(draft, losses);

    ASSERT_TRUE(map);
    EXPECT_EQ(map->width, 4000);
    EXPECT_EQ(map->height, 2000);
    EXPECT_EQ(map->spaces[0].outline[0][0], (Point{400, 400}));
}

TEST(Draft, GuessesLinksFromBordersAndSaysSo) {
    Diagnostics losses;

    const auto map = finish(two_squares(), losses);

    ASSERT_THAT(map->links, SizeIs(1));
    EXPECT_EQ(map->links[0].from, "west");
    EXPECT_EQ(map->links[0].to, "east");
    EXPECT_THAT(losses, Contains(Field(&Diagnostic::code, "draft.links")));
}

TEST(Draft, GuessesNoLinksWhereTheFileKnowsThem) {
    Draft draft = two_squares();
    draft.knows_links = true;
    Diagnostics losses;

    EXPECT_THAT(finish(draft, losses)->links, IsEmpty());
    EXPECT_THAT(losses, Not(Contains(Field(&Diagnostic::code, "draft.links"))));
}

TEST(Draft, LeavesOutLinksThatAMapMayNotHaveAndSaysSo) {
    Draft draft = two_squares();
    draft.knows_links = true;
    draft.links = {{0, 1}, {1, 0}, {0, 0}, {0, 1, "sea"}, {1, 0, "sea", true}};
    Diagnostics losses;

    EXPECT_THAT(finish(draft, losses)->links, SizeIs(2));
    EXPECT_THAT(losses, Contains(Field(&Diagnostic::code, "draft.self_link")));
    EXPECT_THAT(losses, Contains(Field(&Diagnostic::code, "draft.same_link")).Times(2));
}

TEST(Draft, AddsRegionsThatOnlySpacesName) {
    Draft draft = two_squares();
    draft.regions = {{{}, "North", "#ffffff", {{"bonus", 2}}, {}}};
    draft.spaces[0].region = "North";
    draft.spaces[1].region = "South";
    Diagnostics losses;

    const auto map = finish(draft, losses);

    ASSERT_THAT(map->regions, SizeIs(2));
    EXPECT_EQ(map->regions[0].attributes.at("bonus"), 2);
    EXPECT_EQ(map->spaces[1].region, "south");
    EXPECT_THAT(losses, Contains(AllOf(Field(&Diagnostic::code, "draft.new_region"),
                                       Field(&Diagnostic::message, HasSubstr("`South`")))));
}

TEST(Draft, TellsOfSpacesWithOneName) {
    Draft draft = two_squares();
    draft.spaces[1].name = "West";
    Diagnostics losses;

    EXPECT_EQ(finish(draft, losses)->spaces[1].id, "west_2");
    EXPECT_THAT(losses, Contains(AllOf(Field(&Diagnostic::code, "draft.same_name"),
                                       Field(&Diagnostic::message, HasSubstr("`west_2`")))));
}

TEST(Draft, LeavesOutWordsThatRulesCannotAskForAndSaysSo) {
    Draft draft = two_squares();
    draft.knows_links = true;
    draft.spaces[0].tags = {"port", "Big Port", "port"};
    draft.spaces[0].attributes = {{"gold", 1}, {"g\"old", 2}};
    draft.links = {{0, 1, "Land Bridge"}};
    Diagnostics losses;

    const auto map = finish(draft, losses);

    EXPECT_THAT(map->spaces[0].tags, ElementsAre("port"));
    EXPECT_EQ(map->spaces[0].attributes, (Attributes{{"gold", 1}}));
    EXPECT_THAT(map->links, IsEmpty());
    EXPECT_THAT(losses, Contains(Field(&Diagnostic::code, "draft.word")).Times(3));
}

TEST(Draft, LeavesOutOutlinesWithoutAreaAndSaysSo) {
    Draft draft = two_squares();
    draft.spaces[0].rings.push_back({{500, 450}, {600, 450}, {700, 450}});
    Diagnostics losses;

    EXPECT_THAT(finish(draft, losses)->spaces[0].outline, SizeIs(1));
    EXPECT_THAT(losses, Contains(Field(&Diagnostic::code, "draft.no_area")));
}

TEST(Draft, SaysOfWhichSpaceAnOutlineWasLeftOutAndLabelsItWhereItWas) {
    Draft draft = two_squares();
    draft.spaces.push_back(
        {{}, "Line", {}, {{{500, 450}, {600, 450}}}, {}, {}, {}, {"a.svg", 7, 3}});
    Diagnostics losses;

    const auto map = finish(draft, losses);

    EXPECT_EQ(map->spaces[2].anchor, (Point{500, 450}));
    EXPECT_THAT(to_text(losses),
                HasSubstr("a.svg:7:3: warning: 1 outline of `Line` without area was left out"));
}

TEST(Draft, SaysThatItMadeUpNames) {
    Draft draft = two_squares();
    draft.spaces[1].name = draft.spaces[1].id = "";
    draft.spaces[1].place = {"a.svg", 7, 3};
    Diagnostics losses;

    ASSERT_TRUE(finish(draft, losses));
    EXPECT_THAT(to_text(losses), HasSubstr("a.svg:7:3: warning: a name was made up for 1 space"));
}

TEST(Draft, SaysThatTwoRegionsHaveOneName) {
    Draft draft = two_squares();
    draft.regions = {{"n", "North", {}, {}, {}}, {"m", "North", {}, {}, {"a.svg", 9, 1}}};
    Diagnostics losses;

    ASSERT_TRUE(finish(draft, losses));
    EXPECT_THAT(to_text(losses),
                HasSubstr("a.svg:9:1: warning: several regions are called `North`"));
}

TEST(Draft, MovesWhatLiesOutsideToTheEdgeAndSaysSo) {
    Draft draft = two_squares();
    draft.spaces.push_back(square("Far", 900, 100, 300));
    Diagnostics losses;

    const auto map = finish(draft, losses);

    EXPECT_EQ(map->spaces[2].outline[0][1], (Point{1000, 100}));
    EXPECT_THAT(losses, Contains(Field(&Diagnostic::code, "draft.outside")));
}

TEST(Draft, SaysWhichLabelLiesOutside) {
    Draft draft = two_squares();
    draft.spaces[1].anchor = geometry::Position{1200, 100};
    draft.spaces[1].place = {"two.txt", 7, 1};
    Diagnostics losses;

    const auto map = finish(draft, losses);

    EXPECT_EQ(map->spaces[1].anchor, (Point{1000, 100}));
    EXPECT_THAT(losses, Contains(AllOf(Field(&Diagnostic::code, "draft.outside"),
                                       Field(&Diagnostic::place, Field(&Place::line, 7)))));
}

TEST(Draft, SaysWhichSpaceHasNoOutlineWhereOthersHave) {
    Draft draft = two_squares();
    draft.spaces[1].rings.clear();
    draft.spaces[1].anchor = geometry::Position{500, 200};
    draft.spaces[1].place = {"two.txt", 7, 1};
    Diagnostics losses;
    ASSERT_TRUE(finish(draft, losses));
    EXPECT_THAT(losses, Contains(AllOf(Field(&Diagnostic::code, "draft.no_outline"),
                                       Field(&Diagnostic::place, Field(&Place::line, 7)))));

    losses.clear();
    draft.spaces.erase(draft.spaces.begin());
    ASSERT_TRUE(finish(draft, losses));
    EXPECT_THAT(losses, testing::Not(Contains(Field(&Diagnostic::code, "draft.no_outline"))));
}

TEST(Draft, RefusesCoordinatesBeyondAllMeasure) {
    for (const double bad : {1e308, -1e10, std::numeric_limits<double>::infinity(),
                             std::numeric_limits<double>::quiet_NaN()}) {
        Draft draft = two_squares();
        draft.spaces[1].rings[0][2].x = bad;
        draft.spaces[1].place = {"f", 7, 0};
        Diagnostics losses;
        const auto map = finish(draft, losses);
        ASSERT_FALSE(map);
        EXPECT_EQ(map.error()[0].code, "draft.coordinates");
        EXPECT_EQ(map.error()[0].place.line, 7);
    }
}

TEST(Draft, RefusesAFrameThatIsNone) {
    for (const Frame frame : {Frame{0, 0, -5, 100}, Frame{0, 0, 0, 0}, Frame{0, 0, 1e300, 1},
                              Frame{std::nan(""), 0, 5, 5}}) {
        Draft draft = two_squares();
        draft.frame = frame;
        Diagnostics losses;
        ASSERT_FALSE(finish(draft, losses));
    }
}

TEST(Draft, SurvivesAFrameOfNextToNothing) {
    Draft draft = two_squares();
    draft.frame = Frame{0, 0, 1e-308, 1e-308};
    Diagnostics losses;

    const auto map = finish(draft, losses);

    ASSERT_TRUE(map);
    EXPECT_EQ(map->width, 1);
}

TEST(Draft, RefusesToBeEmpty) {
    Diagnostics losses;
    ASSERT_FALSE(finish(Draft{}, losses));
}

TEST(Draft, ComesToAnEndWhenOutlinesAreEntangled) {
    Draft draft;
    draft.frame = Frame{0, 0, 1e6, 1e6};
    // Every edge crosses the whole plane.
    DraftSpace space;
    space.rings.emplace_back();
    for (int i = 0; i < 1600; ++i)
        space.rings[0].push_back(i % 2 == 0 ? geometry::Position{i * 9.0, i * 600.0}
                                            : geometry::Position{1e6, 1e6 - i * 500.0});
    draft.spaces = {space, square("Bystander", 1000, 1000, 1000)};
    Diagnostics losses;

    ASSERT_TRUE(finish(draft, losses));
    EXPECT_THAT(losses, Contains(Field(&Diagnostic::code, "draft.entangled")));
}

}  // namespace
}  // namespace fronteira::draft
