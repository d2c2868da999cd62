// SPDX-License-Identifier: MIT
#include "svg_text.hpp"

#include <gmock/gmock.h>

namespace fronteira::plugin {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsSupersetOf;
using testing::SizeIs;

Map drawn(const std::string& inside) {
    const auto imported = import_text("svg", svg(inside));
    EXPECT_TRUE(imported) << to_text(imported.error());
    return imported ? imported->map : Map();
}

TEST(Svg, MakesSpacesOfShapes) {
    const Map map = drawn(
        "<polygon id='a' points='0,0 100,0 100,100 0,100'/><rect id='b' x='200' y='10' width='50' "
        "height='40'/><path id='c' d='M300 300h100v50H300z'/>");

    ASSERT_THAT(map.spaces, SizeIs(3));
    EXPECT_EQ(map.width, 1000);
    EXPECT_THAT(map.spaces[0].outline[0],
                ElementsAre(Point{0, 0}, Point{100, 0}, Point{100, 100}, Point{0, 100}));
    EXPECT_THAT(map.spaces[1].outline[0],
                ElementsAre(Point{200, 10}, Point{250, 10}, Point{250, 50}, Point{200, 50}));
    EXPECT_THAT(map.spaces[2].outline[0],
                ElementsAre(Point{300, 300}, Point{400, 300}, Point{400, 350}, Point{300, 350}));
}

TEST(Svg, HonoursTransforms) {
    // Turned by a right angle about (100, 100), then moved by (50, 0).
    const Map map = drawn(
        "<g transform='translate(50)'><rect width='20' height='10' x='100' y='100' "
        "transform='rotate(90 100 100)'/></g>");

    EXPECT_THAT(map.spaces[0].outline[0],
                testing::UnorderedElementsAre(Point{150, 100}, Point{150, 120}, Point{140, 120},
                                              Point{140, 100}));
}

TEST(Svg, HonoursTransformsOfStyleSheets) {
    const Map map = drawn("<rect width='20' height='10' style='transform: translate(30px, 5px)'/>");

    EXPECT_EQ(map.spaces[0].outline[0][0], (Point{30, 5}));
    const auto odd = import_text("svg", svg("<rect width='20' height='10' "
                                            "style='transform: translate(3em)'/>"));
    EXPECT_THAT(codes(odd->losses), Contains("svg.transform"));
}

TEST(Svg, FitsADrawingInTheDrawing) {
    const Map map = drawn(
        "<svg x='100' y='50' width='200' height='100' viewBox='5 0 10 10'>"
        "<rect x='5' width='10' height='10'/></svg>"
        "<symbol id='s' viewBox='0 0 2 2'><rect width='2' height='2'/></symbol>"
        "<use href='#s' x='400' width='60' height='60'/>");

    // As large as fits, and in the middle.
    EXPECT_THAT(map.spaces[0].outline[0],
                ElementsAre(Point{150, 50}, Point{250, 50}, Point{250, 150}, Point{150, 150}));
    EXPECT_THAT(map.spaces[1].outline[0],
                ElementsAre(Point{400, 0}, Point{460, 0}, Point{460, 60}, Point{400, 60}));
    const auto unsized =
        import_text("svg", svg("<svg viewBox='0 0 9 9'><rect width='9' height='9'/></svg>"));
    EXPECT_THAT(codes(unsized->losses), Contains("svg.view"));
}

TEST(Svg, ReadsNamesAsIllustratorWritesThem) {
    const Map map = drawn(
        "<rect id='New_x20_York' width='9' height='9'/><rect id='up_x5F_x' x='9' "
        "width='9' height='9'/><rect id='a_x' x='20' width='9' height='9'/>");

    EXPECT_EQ(map.spaces[0].name.at(""), "New York");
    EXPECT_EQ(map.spaces[0].id, "new_york");
    EXPECT_EQ(map.spaces[1].name.at(""), "up_x");
    EXPECT_EQ(map.spaces[2].name.at(""), "a_x");
}

TEST(Svg, ReadsLengthsWithUnits) {
    const Map map =
        import_text("svg",
                    "<svg width='10in' height='25.4cm'><rect width='5in' height='72pt'/>"
                    "<rect x='6pc' y='254mm' width='96px' height='1in'/></svg>")
            ->map;

    EXPECT_EQ(map.width, 960);
    EXPECT_EQ(map.height, 960);
    EXPECT_THAT(map.spaces[0].outline[0],
                ElementsAre(Point{0, 0}, Point{480, 0}, Point{480, 96}, Point{0, 96}));
}

TEST(Svg, MakesNoSpaceOfAShapeWithoutAreaAndSaysSo) {
    const auto imported = import_text(
        "svg", svg("<rect width='9' height='9'/><path d='M0 0L9 9'/><path d=''/><rect width='5%' "
                   "height='9'/>"));

    EXPECT_THAT(imported->map.spaces, SizeIs(1));
    EXPECT_THAT(codes(imported->losses), Contains("svg.empty"));
}

// A quarter of a circle of radius 10 lacks 100 - 25 * pi of its square.
TEST(Svg, RoundsTheCornersOfARectangle) {
    const auto imported = import_text(
        "svg", svg("<rect id='a' width='100' height='40' rx='10'/><rect id='b' x='200' width='100' "
                   "height='40' rx='80' ry='10'/>"));

    ASSERT_THAT(imported->map.spaces, SizeIs(2));
    const auto area = [&](size_t space) {
        double twice = 0;
        const auto& ring = imported->map.spaces[space].outline.at(0);
        for (size_t i = 0; i < ring.size(); ++i) {
            const auto &one = ring[i], &next = ring[(i + 1) % ring.size()];
            twice += static_cast<double>(one.x) * next.y - static_cast<double>(next.x) * one.y;
        }
        return std::abs(twice) / 2;
    };
    const double rounded = area(0) / area(1);
    EXPECT_NEAR(rounded, (4000 - (400 - 100 * M_PI)) / (4000 - (2000 - 500 * M_PI)), 0.01);
    EXPECT_THAT(codes(imported->losses), testing::Not(Contains("svg.path")));
}

TEST(Svg, TellsThatClipPathsAndMasksCutNothingOff) {
    const auto imported = import_text(
        "svg", svg("<g clip-path='url(#c)'><rect id='a' width='9' height='9'/></g><rect id='b' "
                   "x='20' width='9' height='9' style='mask:url(#m)'/><rect id='d' x='40' "
                   "width='9' height='9' clip-path='none'/>"));

    EXPECT_THAT(imported->map.spaces, SizeIs(3));
    EXPECT_EQ(std::count_if(imported->losses.begin(), imported->losses.end(),
                            [](const Diagnostic& loss) { return loss.code == "svg.cut"; }),
              2);
}

TEST(Svg, LeavesOutWhatIsNotVisibleAndSaysSo) {
    const auto imported = import_text(
        "svg", svg("<g visibility='hidden'><rect id='a' width='9' height='9'/><rect id='b' x='20' "
                   "width='9' height='9' style='visibility:visible'/></g>"));

    ASSERT_THAT(imported->map.spaces, SizeIs(1));
    EXPECT_EQ(imported->map.spaces[0].id, "b");
    EXPECT_THAT(codes(imported->losses), Contains("svg.hidden"));
}

TEST(Svg, TakesAFilledPolylineForASpaceAndSaysWhereTheFirstThingLeftOutStands) {
    const auto imported = import_text(
        "svg", svg("<polyline points='0,0 90,0 90,90'/>\n<polyline fill='none' points='0,0 "
                   "90,0 90,90'/>\n<text>A</text>"));

    EXPECT_THAT(imported->map.spaces, SizeIs(1));
    EXPECT_THAT(to_text(imported->losses), testing::HasSubstr(":2:2: warning: 1 `polyline` was"));
    EXPECT_THAT(to_text(imported->losses), testing::HasSubstr(":3:2: warning: 1 `text` was"));
}

TEST(Svg, ReadsRelativeAndCompactPaths) {
    const Map map = drawn("<path d='m10 10l80-0 0,80-80 0zm200,0h50v50h-50z'/>");

    ASSERT_THAT(map.spaces[0].outline, SizeIs(2));
    EXPECT_THAT(map.spaces[0].outline[0],
                ElementsAre(Point{10, 10}, Point{90, 10}, Point{90, 90}, Point{10, 90}));
    EXPECT_EQ(map.spaces[0].outline[1][0], (Point{210, 10}));
}

TEST(Svg, SeesThatNeighboursTouchAlongACurveDrawnBothWays) {
    const Map map = drawn(
        "<path id='a' d='M100 100 C150 200 250 200 300 100 L300 0 L100 0z'/>"
        "<path id='b' d='M300 100 C250 200 150 200 100 100 L100 400 L300 400z'/>");

    ASSERT_THAT(map.links, SizeIs(1));
    EXPECT_GT(map.spaces[0].outline[0].size(), 8u);
}

TEST(Svg, TakesGroupsForRegionsAndSaysSo) {
    const auto imported = import_text(
        "svg", svg("<g id='North'><rect width='10' height='10'/></g><g id='South'><rect y='20' "
                   "width='10' height='10'/><text>South</text></g>"));

    ASSERT_TRUE(imported);
    EXPECT_EQ(imported->map.spaces[1].region, "south");
    EXPECT_THAT(codes(imported->losses), Contains("svg.regions"));
    EXPECT_THAT(codes(imported->losses), Contains("svg.other"));
}

TEST(Svg, TakesOnlyTerritoriesWhereTheyAreMarked) {
    const Map map = drawn(
        "<rect width='1000' height='800'/><path id='Territory_1' d='M0 0h10v10z'/><path "
        "id='BonusLink_X' d='M50 50h10v10z'/>");

    EXPECT_THAT(map.spaces, SizeIs(1));
}

TEST(Svg, ReadsADrawingAsInkscapeWritesIt) {
    const auto imported = import_from("svg", fixture("inkscape.svg"), "inkscape.svg");

    ASSERT_TRUE(imported) << to_text(imported.error());
    const Map& map = imported->map;
    std::map<std::string, const MapSpace*> spaces;
    for (const MapSpace& space : map.spaces) spaces[space.id] = &space;
    ASSERT_THAT(spaces, SizeIs(5)) << "lines, guides and what is only defined are not land";
    EXPECT_EQ(spaces.at("alba")->region, "north");
    EXPECT_EQ(spaces.at("cove")->region, "south");
    // Alba's corners in the layer, moved by (100, 100).
    EXPECT_THAT(spaces.at("alba")->outline[0],
                testing::UnorderedElementsAre(Point{100, 100}, Point{300, 100}, Point{300, 300},
                                              Point{100, 300}));
    // A square turned about its middle, then doubled and moved by (100, 300).
    EXPECT_THAT(spaces.at("cove")->outline[0],
                testing::UnorderedElementsAre(Point{100, 300}, Point{300, 300}, Point{300, 500},
                                              Point{100, 500}));
    // A clone of Alba: halved, moved by (100, 0), doubled, moved by (100, 300).
    EXPECT_THAT(spaces.at("dun")->outline[0],
                testing::UnorderedElementsAre(Point{300, 300}, Point{500, 300}, Point{500, 500},
                                              Point{300, 500}));
    // A symbol of 40 at (300, 20), doubled and moved.
    EXPECT_THAT(spaces.at("eyot")->outline[0],
                testing::UnorderedElementsAre(Point{700, 340}, Point{780, 340}, Point{780, 420},
                                              Point{700, 420}));
    EXPECT_EQ(spaces.at("eyot")->region, "south");
    EXPECT_EQ(graph(map).contains({0, 1}), true) << "Alba and Brae have a border in common";
    EXPECT_THAT(codes(imported->losses), Contains("svg.use"));
    EXPECT_THAT(codes(imported->losses), Contains("svg.hidden"));
}

TEST(Svg, TakesClassesOfOtherProgramsForNothingButClasses) {
    const auto imported =
        import_text("svg",
                    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1000 1000'>"
                    "<path class='region' id='sp' d='M0,0H500V100H0z'/>"
                    "<path class='link' id='rj' d='M0,100H500V200H0z'/>"
                    "<path class='scenery' id='mg' d='M0,200H500V300H0z'/></svg>");
    ASSERT_TRUE(imported);
    EXPECT_EQ(imported->map.spaces.size(), 3u);
    EXPECT_EQ(imported->map.regions.size(), 0u);
}

TEST(Svg, TellsOfSceneryThatAnotherHandDrew) {
    const auto imported =
        import_text("svg",
                    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1000 1000'>"
                    "<path class='space' id='sp' d='M0,0H500V100H0z'/>"
                    "<path class='scenery' d='M0,200H500V300H0z'/></svg>");
    ASSERT_TRUE(imported);
    EXPECT_EQ(imported->map.spaces.size(), 1u);
    EXPECT_THAT(codes(imported->losses), Contains("svg.other"));
}

// Inkscape puts things in another order.
TEST(Svg, FindsARegionWhereverItStands) {
    const auto imported = import_text(
        "svg", svg("<rect id='a' data-region='n' width='10' height='10'/><rect id='b' x='10' "
                   "data-region='m' width='10' height='10'/><g class='region' id='region.n' "
                   "data-id='n' data-name='North'/>"));

    ASSERT_TRUE(imported) << to_text(imported.error());
    EXPECT_EQ(imported->map.regions.size(), 1u);
    EXPECT_NE(imported->map.spaces[0].region, "");
    EXPECT_EQ(imported->map.spaces[0].region, imported->map.regions[0].id);
    EXPECT_EQ(imported->map.spaces[1].region, "");
    EXPECT_THAT(codes(imported->losses), Contains("svg.region"));
}

TEST(Svg, ShowsOnlyOnePartOfASwitch) {
    const auto imported = import_text(
        "svg",
        svg("<rect id='a' width='100' height='100'/><switch><title>t</title>"
            "<rect id='ai' requiredExtensions='http://other' x='200' width='90' height='90'/>"
            "<rect id='pt' systemLanguage='pt' x='200' width='80' height='80'/>"
            "<rect id='b' x='200' width='70' height='70'/>"
            "<rect id='c' x='200' width='60' height='60'/></switch>"
            "<switch><rect id='d' systemLanguage='en' y='200' width='50' height='50'/></switch>"));

    ASSERT_TRUE(imported) << to_text(imported.error());
    std::vector<std::string> ids;
    for (const MapSpace& space : imported->map.spaces) ids.push_back(space.id);
    EXPECT_THAT(ids, testing::ElementsAre("a", "b", "d"));
}

TEST(Svg, TakesNoShapeForASpaceWhoseFillIsNotSeen) {
    const auto imported = import_text(
        "svg", svg("<rect id='a' width='100' height='100'/>"
                   "<rect id='b' x='200' width='50' height='50' fill='transparent'/>"
                   "<rect id='c' x='300' width='50' height='50' fill-opacity='0'/>"
                   "<g style='fill-opacity:0%'><rect id='d' x='400' width='50' height='50' "
                   "fill='red'/><rect id='e' x='500' width='50' height='50' "
                   "fill-opacity='0.5'/></g>"));

    ASSERT_TRUE(imported) << to_text(imported.error());
    std::vector<std::string> ids;
    for (const MapSpace& space : imported->map.spaces) ids.push_back(space.id);
    EXPECT_THAT(ids, testing::ElementsAre("a", "e"));
    EXPECT_THAT(codes(imported->losses), Contains("svg.other"));
}

}  // namespace
}  // namespace fronteira::plugin
