// SPDX-License-Identifier: MIT
#include "exchange.hpp"

#include <gmock/gmock.h>

namespace fronteira::plugin {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::SizeIs;

std::string tmx(const std::string& layers) {
    return "<?xml version='1.0'?><map orientation='orthogonal' width='100' height='50' "
           "tilewidth='10' tileheight='10'>" +
           layers + "</map>";
}

std::string objects(const std::string& inside) {
    return "<objectgroup name='spaces'>" + inside + "</objectgroup>";
}

std::string property(const std::string& name, const std::string& value) {
    return "<property name='" + name + "' value='" + value + "'/>";
}

const std::string a =
    "<object id='1' name='Alba' x='100' y='100'><properties>" + property("region", "North") +
    property("gold", "3") + property("tags", "port, Capital") + property("army_x", "120") +
    property("army_y", "130") + "</properties><polygon points='0,0 100,0 100,100 0,100'/></object>";
const std::string b = "<object id='2' name='Brae' x='200' y='100' width='50' height='100'/>";

TEST(Tmx, MakesSpacesOfObjects) {
    const auto imported = import_text("tmx", tmx(objects(a + b)));

    ASSERT_TRUE(imported) << to_text(imported.error());
    const Map& map = imported->map;
    EXPECT_EQ(map.width, 1000);
    EXPECT_EQ(map.height, 500);
    ASSERT_THAT(map.spaces, SizeIs(2));
    EXPECT_THAT(map.spaces[0].outline[0],
                ElementsAre(Point{100, 100}, Point{200, 100}, Point{200, 200}, Point{100, 200}));
    EXPECT_EQ(map.spaces[0].anchor, (Point{120, 130}));
    EXPECT_EQ(map.spaces[0].region, "north");
    EXPECT_EQ(map.spaces[0].attributes.at("gold"), 3);
    EXPECT_THAT(map.spaces[0].tags, ElementsAre("port"));
    EXPECT_EQ(map.links.size(), 1u);  // their borders touch
}

TEST(Tmx, ReadsLinksAndRegionsThatAreObjects) {
    const std::string region = "<object id='3' class='region' name='North'><properties>" +
                               property("bonus", "5") + property("colour", "#ff102030") +
                               "</properties><point/></object>";
    const std::string link = "<object id='4' type='link'><properties>" + property("from", "2") +
                             property("to", "Alba") + property("kind", "sea") +
                             property("one_way", "true") +
                             "</properties><polyline points='0,0 9,9'/></object>";

    const Map map = import_text("tmx", tmx(objects(a + b + region + link)))->map;

    EXPECT_EQ(map.regions[0].colour, "#102030");
    EXPECT_EQ(map.regions[0].attributes.at("bonus"), 5);
    ASSERT_THAT(map.links, SizeIs(1));
    EXPECT_EQ(map.links[0].from, "brae");
    EXPECT_EQ(map.links[0].kind, "sea");
    EXPECT_TRUE(map.links[0].one_way);
}

TEST(Tmx, TurnsObjectsAndMovesLayers) {
    const Map map =
        import_text("tmx",
                    tmx("<group offsetx='10'><objectgroup offsety='5'><object x='100' y='100' "
                        "width='20' height='10' rotation='90'/></objectgroup></group>"))
            ->map;

    // A right angle clockwise about its corner: to the left and down.
    EXPECT_THAT(map.spaces[0].outline[0],
                ElementsAre(Point{110, 105}, Point{110, 125}, Point{100, 125}, Point{100, 105}));
}

TEST(Tmx, TellsOfLayersAndObjectsThatItLeavesOut) {
    const auto imported = import_text(
        "tmx", tmx("<tileset firstgid='1' source='../../secret.tsx'/><layer name='ground'/>" +
                   objects(a + "<object id='9' x='1' y='1'><text>hello</text></object>")));

    ASSERT_TRUE(imported);
    EXPECT_THAT(codes(imported->losses), Contains("tmx.layer"));
    EXPECT_THAT(codes(imported->losses), Contains("tmx.object"));
    EXPECT_THAT(codes(imported->losses), Contains("draft.word"));  // `Capital` is no id
}

TEST(Tmx, RefusesOrSurvivesWhatIsHostile) {
    EXPECT_EQ(fault_of(import_text("tmx", "<svg/>")), "tmx.root");
    EXPECT_EQ(fault_of(import_text("tmx", tmx(""))), "draft.no_spaces");
    EXPECT_EQ(
        fault_of(import_text("tmx", "<map width='-1' height='5' tilewidth='9' tileheight='9'>" +
                                        objects(b) + "</map>")),
        "draft.frame");
    EXPECT_EQ(fault_of(import_text("tmx",
                                   "<map width='1e308' height='9' tilewidth='1e308' "
                                   "tileheight='1'>" +
                                       objects(b) + "</map>")),
              "draft.frame");
    EXPECT_EQ(fault_of(import_text(
                  "tmx", tmx(objects("<object x='1e308' y='0' width='1e308' height='9'/>")))),
              "draft.coordinates");
    EXPECT_EQ(fault_of(import_text("tmx",
                                   tmx(objects("<object><polygon points='nan,inf 1'/></object>")))),
              "");
    EXPECT_TRUE(
        import_text("tmx", tmx(objects("<object><polygon points='1,1 2,2 3,3'/></object>"))));
    std::string deep;
    for (int i = 0; i < 5000; ++i) deep += "<group>";
    for (int i = 0; i < 5000; ++i) deep += "</group>";
    EXPECT_EQ(fault_of(import_text("tmx", tmx(deep))), "markup.too_deep");
}

TEST(Tmx, SurvivesBeingCutOffAnywhere) {
    const std::string whole = tmx(objects(a + b));
    for (size_t size = 0; size < whole.size(); ++size)
        EXPECT_FALSE(import_text("tmx", whole.substr(0, size)));
}

}  // namespace
}  // namespace fronteira::plugin
