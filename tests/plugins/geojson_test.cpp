// SPDX-License-Identifier: MIT
#include "exchange.hpp"

#include <gmock/gmock.h>

namespace fronteira::plugin {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::SizeIs;

std::string feature(const std::string& properties, const std::string& type,
                    const std::string& coordinates) {
    return R"({"type":"Feature","properties":)" + properties + R"(,"geometry":{"type":")" + type +
           R"(","coordinates":)" + coordinates + "}}";
}

std::string collection(const std::string& features) {
    return R"({"type":"FeatureCollection","features":[)" + features + "]}";
}

// Degrees; two squares side by side, the left one up to 10 north.
const std::string west = feature(R"({"NAME":"West Land","continent":"Old","pop":7})", "Polygon",
                                 "[[[0,0],[10,0],[10,10],[0,10],[0,0]]]");
const std::string east = feature(R"({"name":"Éast","region":"Old"})", "MultiPolygon",
                                 "[[[[10,0],[20,0],[20,10],[10,10],[10,0]]],[[[15,-10],[18,-10],"
                                 "[18,-5],[15,-10]]]]");

TEST(GeoJson, MakesSpacesOfPolygons) {
    const auto imported = import_text("geojson", collection(west + "," + east));

    ASSERT_TRUE(imported) << to_text(imported.error());
    const Map& map = imported->map;
    ASSERT_THAT(map.spaces, SizeIs(2));
    EXPECT_EQ(map.spaces[0].id, "west_land");
    EXPECT_EQ(map.spaces[0].name.at(""), "West Land");
    EXPECT_EQ(map.spaces[0].region, "old");
    EXPECT_EQ(map.spaces[1].id, "east");
    EXPECT_THAT(map.spaces[1].outline, SizeIs(2));
    EXPECT_EQ(graph(map), (std::set<std::pair<size_t, size_t>>{{0, 1}, {1, 0}}));
}

TEST(GeoJson, CallsASpaceByItsNameRatherThanByANumber) {
    const auto id_of = [](const std::string& id, const std::string& properties) {
        const std::string square =
            feature(properties, "Polygon", "[[[0,0],[10,0],[10,10],[0,10],[0,0]]]");
        return import_text("geojson", collection("{\"id\":" + id + "," + square.substr(1)))
            ->map.spaces[0]
            .id;
    };
    EXPECT_EQ(id_of("\"17\"", R"({"name":"Brazil"})"), "brazil");
    EXPECT_EQ(id_of("17", R"({"name":"Brazil"})"), "brazil");
    EXPECT_EQ(id_of("\"BRA\"", R"({"name":"Brazil"})"), "bra");
    EXPECT_EQ(id_of("\"17\"", "{}"), "n17");
}

TEST(GeoJson, PutsNorthUpAndDegreesOnAPlane) {
    const Map map = import_text("geojson", collection(west + "," + east))->map;

    // 20 by 20 degrees and a margin of a fiftieth: 20.8 degrees on 4000 units, 192.3 a degree.
    EXPECT_EQ(map.width, 4000);
    EXPECT_EQ(map.height, 4000);
    EXPECT_THAT(map.spaces[0].outline[0],
                ElementsAre(Point{77, 2000}, Point{2000, 2000}, Point{2000, 77}, Point{77, 77}));
}

TEST(GeoJson, PutsTogetherWhatTheLineOf180DegreesDivides) {
    const auto imported =
        import_from("geojson", fixture("across_180.geojson"), "across_180.geojson");

    ASSERT_TRUE(imported) << to_text(imported.error());
    const Map& map = imported->map;
    ASSERT_THAT(map.spaces, SizeIs(3));
    // From 177 east to 173 west are 10 degrees, from 16 to 22 south 6; a margin of a fiftieth.
    EXPECT_NEAR(map.height, map.width * 6.4 / 10.4, 20);
    ASSERT_THAT(map.spaces[0].outline, SizeIs(2));
    const auto east_of = [](const Ring& ring) {
        return std::max_element(ring.begin(), ring.end(),
                                [](Point a, Point b) { return a.x < b.x; })
            ->x;
    };
    // Fiji's parts touch, and the eastern one touches Tonga.
    EXPECT_THAT(map.spaces[0].outline[1],
                Contains(testing::Field(&Point::x, east_of(map.spaces[0].outline[0]))));
    EXPECT_TRUE(graph(map).contains({0, 1}));
    // Two degrees wide, not 358.
    const Ring& strait = map.spaces[2].outline[0];
    EXPECT_NEAR(east_of(strait) - strait[0].x, map.width * 2 / 10.4, 20);
    EXPECT_THAT(codes(imported->losses), Contains("geojson.antimeridian"));
}

// From 160 east to 160 west, with a lake that is written as lying in the west.
TEST(GeoJson, KeepsAHoleInTheLandThatTheLineDivides) {
    const std::string lake =
        feature(R"({"name":"Land"})", "Polygon",
                "[[[160,60],[-160,60],[-160,70],[160,70],[160,60]],[[-178,63],[-170,63],[-170,66],"
                "[-178,66],[-178,63]]]");
    const Map map = import_text("geojson", collection(lake))->map;

    ASSERT_THAT(map.spaces[0].outline, SizeIs(2));
    const auto [west, east] =
        std::minmax_element(map.spaces[0].outline[0].begin(), map.spaces[0].outline[0].end(),
                            [](Point a, Point b) { return a.x < b.x; });
    for (const Point corner : map.spaces[0].outline[1]) {
        EXPECT_GT(corner.x, west->x);
        EXPECT_LT(corner.x, east->x);
    }
}

TEST(GeoJson, LeavesAMapOfTheWorldAndAPoleAsTheyAre) {
    const std::string ice =
        feature(R"({"name":"Ice"})", "Polygon",
                "[[[-180,-90],[-180,-70],[0,-65],[180,-70],[180,-90],[-180,-90]]]");
    const std::string far = feature(R"({"name":"Far"})", "Polygon",
                                    "[[[-180,60],[-170,60],[-170,70],[-180,70],[-180,60]]]");
    const auto imported = import_text("geojson", collection(ice + "," + far));

    ASSERT_TRUE(imported) << to_text(imported.error());
    EXPECT_EQ(imported->map.width, 4000);
    EXPECT_THAT(codes(imported->losses), testing::Not(Contains("geojson.antimeridian")));
    EXPECT_LT(imported->map.spaces[1].outline[0][0].x, 300);
}

TEST(GeoJson, TellsOfWhatItLeavesOut) {
    const auto imported =
        import_text("geojson", collection(west + "," + feature("{}", "Point", "[1,2]")));

    EXPECT_THAT(codes(imported->losses), Contains("geojson.other"));
    EXPECT_THAT(codes(imported->losses), Contains("geojson.properties"));
    EXPECT_THAT(codes(imported->losses), Contains("draft.links"));
}

TEST(GeoJson, KeepsEveryCornerOfARingThatIsNotClosedAndSaysSo) {
    const auto imported = import_text(
        "geojson", R"({"type":"Polygon","coordinates":[[[0,0],[10,0],[10,10],[0,10]]]})");

    ASSERT_TRUE(imported);
    EXPECT_EQ(imported->map.spaces[0].outline[0].size(), 4u);
    EXPECT_THAT(codes(imported->losses), Contains("geojson.unclosed"));
}

TEST(GeoJson, MakesNoSpaceOfAnEmptyShapeAndSaysSo) {
    const auto imported = import_text("geojson",
                                      R"({"type":"FeatureCollection","features":[
            {"type":"Feature","geometry":{"type":"MultiPolygon","coordinates":[]}},
            {"type":"Polygon","coordinates":[[[0,0],[10,0],[10,10],[0,0]]]}]})");

    ASSERT_TRUE(imported);
    EXPECT_EQ(imported->map.spaces.size(), 1u);
    EXPECT_THAT(codes(imported->losses), Contains("geojson.other"));
}

TEST(GeoJson, SaysThatTopoJsonIsAnotherFormat) {
    EXPECT_EQ(fault_of(import_text("geojson", R"({"type":"Topology","objects":{},"arcs":[]})")),
              "geojson.topology");
}

TEST(GeoJson, SaysThatAMapOfTiledIsAnotherFormat) {
    EXPECT_EQ(fault_of(import_text("geojson", R"({"tiledversion":"1.11.2","layers":[]})")),
              "geojson.tiled");
}

TEST(GeoJson, SaysWhenCoordinatesAreNoDegrees) {
    const auto imported =
        import_text("geojson", feature("{}", "Polygon", "[[[0,0],[1000,0],[1000,900],[0,0]]]"));

    EXPECT_THAT(codes(imported->losses), Contains("geojson.plane"));
}

TEST(GeoJson, TellsWhereTheTextIsBroken) {
    const auto imported = import_text("geojson", "{\n \"type\": oops }");

    ASSERT_FALSE(imported);
    EXPECT_EQ(imported.error()[0].code, "geojson.broken");
    EXPECT_EQ(imported.error()[0].place.line, 2);
}

TEST(GeoJson, RefusesOrSurvivesWhatIsHostile) {
    EXPECT_EQ(fault_of(import_text("geojson", std::string(1'000'000, '['))), "geojson.too_deep");
    EXPECT_EQ(fault_of(import_text("geojson", "")), "geojson.broken");
    EXPECT_EQ(fault_of(import_text("geojson", "7")), "draft.no_spaces");
    EXPECT_EQ(fault_of(import_text("geojson", collection(""))), "draft.no_spaces");
    const auto polygon = [](const std::string& coordinates) {
        return fault_of(import_text("geojson", collection(feature("{}", "Polygon", coordinates))));
    };
    EXPECT_EQ(polygon("[[[0,0],[1e308,0],[1,1],[0,0]]]"), "draft.coordinates");
    EXPECT_EQ(polygon("[[[0,0],[1e999,0],[1,1],[0,0]]]"), "geojson.broken");
    EXPECT_EQ(polygon("[[[0,0],[NaN,0],[1,1],[0,0]]]"), "geojson.broken");
    EXPECT_EQ(polygon("[[[0,0],[null,0],[1,1],[0,0]]]"), "geojson.coordinates");
    EXPECT_EQ(polygon("[[[0,0],[0]]]"), "geojson.coordinates");
    EXPECT_EQ(polygon("[[]]"), "geojson.coordinates");
    EXPECT_EQ(polygon("{}"), "geojson.coordinates");
    EXPECT_EQ(polygon("[[[5,5],[5,5],[5,5],[5,5]]]"), "");  // no area: a space without outline
    EXPECT_EQ(fault_of(import_text("geojson", "\"\xff\xfe\"")), "geojson.broken");
}

TEST(GeoJson, SurvivesBeingCutOffAnywhere) {
    const std::string whole = collection(west + "," + east);
    for (size_t size = 0; size < whole.size(); ++size)
        EXPECT_FALSE(import_text("geojson", whole.substr(0, size)));
}

}  // namespace
}  // namespace fronteira::plugin
