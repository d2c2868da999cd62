// SPDX-License-Identifier: MIT
#include "exchange.hpp"

#include <gmock/gmock.h>

namespace fronteira::plugin {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsSupersetOf;
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

// Territories are numbered in many maps: the reference to object 2 is not the space named "2".
TEST(Tmx, FollowsAReferenceToItsObjectWhateverOthersAreCalled) {
    const auto square = [](int id, const std::string& name) {
        return "<object id='" + std::to_string(id) + "' name='" + name + "' x='" +
               std::to_string(200 * id) + "' y='0' width='50' height='50'/>";
    };
    const auto link = [](const std::string& from, const std::string& to) {
        return "<object id='9' class='link'><properties>" + from + to +
               "</properties><point/></object>";
    };
    const auto reference = [](const std::string& name, const std::string& id) {
        return "<property name='" + name + "' type='object' value='" + id + "'/>";
    };
    const std::string spaces = square(1, "2") + square(2, "B") + square(3, "C") + square(4, "C");

    const auto by_number = import_text(
        "tmx", tmx(objects(spaces + link(reference("from", "2"), reference("to", "4")))));
    ASSERT_THAT(by_number->map.links, SizeIs(1));
    EXPECT_EQ(by_number->map.links[0].from, by_number->map.spaces[1].id);
    EXPECT_EQ(by_number->map.links[0].to, by_number->map.spaces[3].id);

    const auto by_name =
        import_text("tmx", tmx(objects(spaces + link(property("from", "2"), property("to", "C")))));
    ASSERT_THAT(by_name->map.links, SizeIs(1));
    EXPECT_EQ(by_name->map.links[0].from, by_name->map.spaces[0].id);
    EXPECT_EQ(by_name->map.links[0].to, by_name->map.spaces[2].id);
    EXPECT_EQ(std::count_if(by_name->losses.begin(), by_name->losses.end(),
                            [](const Diagnostic& one) { return one.code == "tmx.link"; }),
              1);
}

TEST(Tmx, PlacesALabelWhereTheLayerLies) {
    const auto imported = import_text(
        "tmx",
        tmx("<objectgroup name='spaces' offsetx='200' offsety='50'>" + a + b + "</objectgroup>"));

    ASSERT_TRUE(imported);
    EXPECT_EQ(imported->map.spaces[0].outline[0][0], (Point{300, 150}));
    EXPECT_EQ(imported->map.spaces[0].anchor, (Point{320, 180}));
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

TEST(Tmx, LaysObjectsOfAnIsometricMapAsTheyAreSeen) {
    const Map map =
        import_text("tmx",
                    "<map orientation='isometric' width='20' height='10' tilewidth='64' "
                    "tileheight='32'><objectgroup offsetx='7'><object x='32' y='0' width='64' "
                    "height='32'/></objectgroup></map>")
            ->map;

    EXPECT_EQ(map.width, 30 * 32);
    EXPECT_EQ(map.height, 30 * 16);
    // The top corner of the tiles is 10 halves of a tile from the left.
    EXPECT_THAT(map.spaces[0].outline[0],
                ElementsAre(Point{359, 16}, Point{423, 48}, Point{391, 64}, Point{327, 32}));
}

TEST(Tmx, LaysTheLabelOfAnIsometricMapInItsObject) {
    const Map map =
        import_text("tmx",
                    "<map orientation='isometric' width='20' height='10' tilewidth='64' "
                    "tileheight='32'><objectgroup offsetx='7'><object x='32' y='0' width='64' "
                    "height='32'><properties>" +
                        property("anchor_x", "64") + property("anchor_y", "16") +
                        "</properties></object></objectgroup></map>")
            ->map;

    // The middle of the object is the middle of its rhomb.
    Point sum{};
    for (const Point corner : map.spaces[0].outline[0]) sum = {sum.x + corner.x, sum.y + corner.y};
    EXPECT_EQ(map.spaces[0].anchor, (Point{sum.x / 4, sum.y / 4}));
}

TEST(Tmx, KnowsHowMuchIsSeenOfTilesInShiftedRows) {
    const auto sized = [](const std::string& words) {
        const auto imported = import_text("tmx",
                                          "<map width='20' height='30' tilewidth='60' "
                                          "tileheight='40' " +
                                              words + ">" + objects(b) + "</map>");
        EXPECT_TRUE(imported);
        EXPECT_THAT(codes(imported->losses), testing::Not(Contains("tmx.orientation")));
        return Point{imported->map.width, imported->map.height};
    };
    EXPECT_EQ(sized("orientation='staggered' staggeraxis='y'"), (Point{1230, 620}));
    EXPECT_EQ(sized("orientation='staggered' staggeraxis='x'"), (Point{630, 1220}));
    EXPECT_EQ(sized("orientation='hexagonal' staggeraxis='y' hexsidelength='20'"),
              (Point{1230, 910}));
    EXPECT_EQ(sized("orientation='hexagonal' staggeraxis='x' hexsidelength='30'"),
              (Point{915, 1220}));
}

TEST(Tmx, DrawsACapsuleRoundAtItsEnds) {
    const Map map = import_text("tmx", tmx(objects("<object x='100' y='100' width='80' "
                                                   "height='40'><capsule/></object>")))
                        ->map;

    const Ring& ring = map.spaces[0].outline[0];
    EXPECT_GT(ring.size(), 8u);
    EXPECT_THAT(ring, testing::Not(Contains(Point{100, 100})));
    EXPECT_THAT(ring, Contains(Point{120, 100}));
    EXPECT_THAT(ring, Contains(Point{160, 140}));
}

TEST(Tmx, TellsOfEveryPropertyThatItDoesNotUnderstand) {
    const std::string all =
        "<group name='land'><properties>" + property("climate", "mild") + "</properties>" +
        objects(a + b + "<object id='3' name='North' class='region'><properties>" +
                property("colour", "red") + "</properties></object><object id='4' class='link'>" +
                "<properties>" + property("from", "1") + property("to", "2") +
                property("cost", "3") + "</properties></object><object id='5' name='Far' x='300' " +
                "y='100' width='50' height='50'><properties>" + property("anchor_x", "left") +
                "<property name='capital' type='object' value='1'/></properties></object>") +
        "</group>";

    const auto imported = import_text("tmx", tmx(all));

    ASSERT_TRUE(imported);
    EXPECT_EQ(std::count_if(imported->losses.begin(), imported->losses.end(),
                            [](const Diagnostic& one) { return one.code == "tmx.property"; }),
              5);
    EXPECT_TRUE(imported->map.spaces[2].attributes.empty());  // no number of an object
}

TEST(Tmx, TellsOfAFaultInCornersAndOfATilesetByItsFile) {
    const auto imported = import_text(
        "tmx", tmx("<tileset firstgid='1' source='grass.tsx'/>" +
                   objects("<object name='Odd'><polygon points='0,0 90,0 90,90 x,9'/></object>")));

    ASSERT_TRUE(imported);
    EXPECT_THAT(codes(imported->losses), Contains("tmx.points"));
    EXPECT_THAT(to_text(imported->losses), testing::HasSubstr("the tileset `grass.tsx`"));
}

TEST(Tmx, TellsOfLayersAndObjectsThatItLeavesOut) {
    const auto imported = import_text(
        "tmx", tmx("<tileset firstgid='1' source='../../secret.tsx'/><layer name='ground'/>" +
                   objects(a + "<object id='9' x='1' y='1'><text>hello</text></object>")));

    ASSERT_TRUE(imported);
    EXPECT_THAT(codes(imported->losses), Contains("tmx.layer"));
    EXPECT_THAT(codes(imported->losses), Contains("tmx.object"));
    EXPECT_THAT(codes(imported->losses), Contains("draft.word"));  // `Capital` is not an id
}

TEST(Tmx, LeavesOutWhatIsHiddenAndSaysSo) {
    const std::string hidden_layer =
        "<objectgroup name='drafts' visible='0'><object id='7' name='Draft' x='400' y='100' "
        "width='50' height='50'/></objectgroup>";
    const std::string hidden_object =
        "<object id='8' name='Gone' x='500' y='100' width='50' height='50' visible='0'/>";

    const auto imported = import_text("tmx", tmx(hidden_layer + objects(a + b + hidden_object)));

    EXPECT_THAT(imported->map.spaces, SizeIs(2));
    EXPECT_EQ(std::count_if(imported->losses.begin(), imported->losses.end(),
                            [](const Diagnostic& loss) { return loss.code == "tmx.hidden"; }),
              2);
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

TEST(Tmx, TellsOfAWayThatIsNeitherTrueNorFalse) {
    const auto imported =
        import_text("tmx", tmx(objects(a + b + "<object id='3' class='link'><properties>" +
                                       property("from", "Alba") + property("to", "Brae") +
                                       property("one_way", "yes") + "</properties></object>")));

    ASSERT_TRUE(imported);
    EXPECT_FALSE(imported->map.links.at(0).one_way);
    EXPECT_THAT(codes(imported->losses), Contains("tmx.property"));
}

TEST(Tmx, TellsThatALongNameWasCut) {
    const auto imported =
        import_text("tmx", tmx(objects("<object id='1' name='" + std::string(201, 'a') +
                                       "' x='100' y='100' width='50' height='40'/>")));

    ASSERT_TRUE(imported) << to_text(imported.error());
    EXPECT_EQ(imported->map.spaces[0].name.at(""), std::string(200, 'a'));
    EXPECT_THAT(codes(imported->losses), Contains("draft.long_name"));
}

TEST(Tmx, TellsOfNumbersThatAreNone) {
    const auto imported =
        import_text("tmx",
                    "<map orientation='orthogonal' width='ten' height='50' tilewidth='10' "
                    "tileheight='10'><objectgroup name='spaces' offsetx='left'>"
                    "<object id='1' name='Alba' x='near' y='far' width='50' height='40'/>"
                    "</objectgroup></map>");

    ASSERT_TRUE(imported) << to_text(imported.error());
    EXPECT_GE(imported->map.width, 50) << "its spaces tell its size";
    std::vector<std::string> told;
    for (const Diagnostic& loss : imported->losses) told.push_back(loss.message);
    EXPECT_THAT(told, IsSupersetOf({"has no good size; its spaces tell it",
                                    "`offsetx` of `spaces` is not a number and was taken as 0",
                                    "`x` of `Alba` is not a number and was taken as 0",
                                    "`y` of `Alba` is not a number and was taken as 0"}));
}

}  // namespace
}  // namespace fronteira::plugin
