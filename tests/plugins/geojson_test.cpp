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

TEST(GeoJson, PutsNorthUpAndDegreesOnAPlane) {
    const Map map = import_text("geojson", collection(west + "," + east))->map;

    // 20 by 20 degrees and a margin of a fiftieth: 20.8 degrees on 4000 units, 192.3 a degree.
    EXPECT_EQ(map.width, 4000);
    EXPECT_EQ(map.height, 4000);
    EXPECT_THAT(map.spaces[0].outline[0],
                ElementsAre(Point{77, 2000}, Point{2000, 2000}, Point{2000, 77}, Point{77, 77}));
}

TEST(GeoJson, TellsOfWhatItLeavesOut) {
    const auto imported =
        import_text("geojson", collection(west + "," + feature("{}", "Point", "[1,2]")));

    EXPECT_THAT(codes(imported->losses), Contains("geojson.other"));
    EXPECT_THAT(codes(imported->losses), Contains("geojson.properties"));
    EXPECT_THAT(codes(imported->losses), Contains("draft.links"));
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
