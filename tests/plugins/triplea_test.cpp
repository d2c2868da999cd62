// SPDX-License-Identifier: MIT
#include "exchange.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace fronteira::plugin {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;
using testing::SizeIs;

const std::string territories =
    "<territory name='Alba'/><territory name='Brae &amp; Burn'/><territory name='SZ 1' "
    "water='true'/><connection t1='Alba' t2='Brae &amp; Burn'/><connection t1='SZ 1' t2='Alba'/>";
const std::string polygons =
    "Alba  <  (0,0) (100,0) (100,100) (0,100) > < (300,300) (400,300) (400,400) >\n"
    "Brae & Burn <(100,0) (200,0) (200,100) (100,100)>\r\n\n"
    "SZ 1 < (0,100) (200,100) (200,200) (0,200) >\n";
const std::string centres = "Alba  (40,50)\nBrae & Burn  (150,50)\nSZ 1  (90,150)\n";

std::string game(const std::string& map, const std::string& more = {}) {
    return "<?xml version='1.0'?><!DOCTYPE game SYSTEM 'game.dtd'><game><info name='Two Isles' "
           "version='1.0'/><map>" +
           map + "</map>" + more + "</game>";
}

std::string attachments(const std::string& inside) {
    return "<attachmentList>" + inside + "</attachmentList>";
}

std::string beginning(const std::string& inside) {
    return "<initialize>" + inside + "</initialize>";
}

Result<Imported> import_game(const std::string& text,
                             const Files& others = {{"polygons.txt", polygons},
                                                    {"centers.txt", centres}}) {
    Files files = others;
    files["isles.xml"] = text;
    return import_from("triplea", files, "isles.xml");
}

TEST(TripleA, MakesSpacesOfTerritoriesWithTheirPolygonsAndCentres) {
    const auto imported = import_game(game(territories));

    ASSERT_TRUE(imported) << to_text(imported.error());
    const Map& map = imported->map;
    EXPECT_EQ(map.id, "two_isles");
    ASSERT_THAT(map.spaces, SizeIs(3));
    EXPECT_EQ(map.spaces[1].id, "brae_burn");
    EXPECT_THAT(map.spaces[0].outline, SizeIs(2));  // an island of its own
    // Its places lie to one another as they do in the file, whatever size the plane is given.
    const Ring& square = map.spaces[0].outline[0];
    const int32_t side = square[1].x - square[0].x;
    EXPECT_NEAR(map.spaces[0].anchor.x - square[0].x, side * 0.40, 1);
    EXPECT_NEAR(map.spaces[0].anchor.y - square[0].y, side * 0.50, 1);
}

TEST(TripleA, LinksWhatIsConnectedBySeaWhereThereIsWater) {
    const Map map = import_game(game(territories))->map;

    ASSERT_THAT(map.links, SizeIs(2));
    EXPECT_EQ(map.links[0].kind, "land");
    EXPECT_EQ(map.links[1].kind, "sea");
    EXPECT_FALSE(map.links[1].one_way);
    EXPECT_THAT(map.spaces[2].tags, ElementsAre("water"));
}

TEST(TripleA, LeavesOutConnectionsThatLeadNowhereOrStandTwice) {
    const std::string more =
        "<connection t1='Alba' t2='Atlantis'/><connection t1='Alba' t2='Alba'/>"
        "<connection t1='Brae &amp; Burn' t2='Alba'/>";

    const auto imported = import_game(game(territories + more));

    EXPECT_THAT(imported->map.links, SizeIs(2));
    EXPECT_EQ(std::count_if(imported->losses.begin(), imported->losses.end(),
                            [](const auto& loss) { return loss.code == "triplea.connection"; }),
              2);
}

TEST(TripleA, TakesNumbersOfTerritoriesAndTellsOfOtherOptions) {
    const std::string attachment =
        "<attachment attachTo='Alba' type='territory'><option name='production' value='4'/>"
        "<option name='capital' value='Romans'/><option name='victoryCity' value='1'/>"
        "<option name='blockadeZone' value='true'/></attachment>"
        "<attachment attachTo='infantry' type='unitType'/>";

    const auto imported = import_game(game(territories, attachments(attachment)));

    const MapSpace& alba = imported->map.spaces[0];
    EXPECT_EQ(alba.attributes.at("production"), 4);
    EXPECT_EQ(alba.attributes.at("victory_city"), 1);
    EXPECT_THAT(alba.tags, ElementsAre("capital"));
    EXPECT_THAT(codes(imported->losses), Contains("triplea.option"));
    EXPECT_THAT(codes(imported->losses), Contains("triplea.attachment"));
}

// Maps of before TripleA 2.0 spell it so.
TEST(TripleA, ReadsAttachmentsInTheirOldSpelling) {
    const auto imported =
        import_game(game(territories,
                         "<attatchmentList><attatchment attatchTo='Alba' type='territory'><option "
                         "name='production' value='4'/></attatchment></attatchmentList>"));

    EXPECT_EQ(imported->map.spaces[0].attributes.at("production"), 4);
    EXPECT_THAT(codes(imported->losses), testing::Not(Contains("triplea.rules")));
}

TEST(TripleA, TagsATerritoryAsImpassableOnlyIfItIs) {
    const auto tags_for = [](const std::string& value) {
        const std::string attachment =
            "<attachment attachTo='Alba' type='territory'><option name='isImpassable' value='" +
            value + "'/></attachment>";
        return import_game(game(territories, attachments(attachment)))->map.spaces[0].tags;
    };

    EXPECT_THAT(tags_for("true"), ElementsAre("impassable"));
    EXPECT_THAT(tags_for("false"), IsEmpty());
}

TEST(TripleA, MakesARegionOfWhatAPowerOwnsAtTheBeginning) {
    const std::string production = attachments(
        "<attachment attachTo='Alba' type='territory'><option name='production' "
        "value='4'/></attachment><attachment attachTo='Brae &amp; Burn' "
        "type='territory'><option name='production' value='2'/></attachment>");
    const std::string owners = beginning(
        "<ownerInitialize><territoryOwner territory='Alba' owner='Romans'/><territoryOwner "
        "territory='Brae &amp; Burn' owner='Romans'/></ownerInitialize><unitInitialize>"
        "<unitPlacement unitType='infantry' territory='Alba' quantity='3'/><unitPlacement "
        "unitType='tank' territory='Alba' quantity='2'/></unitInitialize>");

    const auto imported = import_game(game(territories, production + owners),
                                      {{"polygons.txt", polygons},
                                       {"centers.txt", centres},
                                       {"map.properties", "color.Romans=B42D2D\r\n"}});

    ASSERT_TRUE(imported) << to_text(imported.error());
    ASSERT_THAT(imported->map.regions, SizeIs(2));
    EXPECT_EQ(imported->map.regions[0].colour, "#B42D2D");
    EXPECT_EQ(imported->map.regions[0].attributes.at("bonus"), 6);
    EXPECT_EQ(imported->map.spaces[1].region, "romans");
    EXPECT_EQ(imported->map.spaces[2].region, "water");
    EXPECT_EQ(imported->map.spaces[0].attributes.at("armies"), 5);
    EXPECT_THAT(codes(imported->losses), Contains("triplea.regions"));
    EXPECT_THAT(codes(imported->losses), Contains("triplea.units"));
}

std::string owned_by(const std::string& power) {
    return beginning("<ownerInitialize><territoryOwner territory='Alba' owner='" + power +
                     "'/></ownerInitialize>");
}

// Java writes a blank in a key, and letters beyond ASCII, in its own way.
TEST(TripleA, ReadsPropertiesAsJavaWritesThem) {
    const auto colour_of = [](const std::string& power, const std::string& key) {
        const auto imported = import_game(
            game(territories, owned_by(power)),
            {{"polygons.txt", polygons}, {"map.properties", "#x\n" + key + "=B42D2D\n"}});
        return imported->map.regions[0].colour;
    };
    EXPECT_EQ(colour_of("Great Britain", "color.Great\\ Britain"), "#B42D2D");
    EXPECT_EQ(colour_of("Great Britain", "color.Great Britain"), "#B42D2D");
    EXPECT_EQ(colour_of("M\xc3\xa9xico", "color.M\\u00e9xico"), "#B42D2D");
    EXPECT_EQ(colour_of("Romans", "#color.Romans"), "");
}

TEST(TripleA, TakesTheSizeOfItsPictureUnlessSomethingLiesBeyond) {
    const auto size = [](const std::string& properties) {
        const auto imported = import_game(
            game(territories), {{"polygons.txt", polygons}, {"map.properties", properties}});
        return std::pair(imported->map.width, imported->map.height);
    };
    EXPECT_EQ(size("map.width=2000\nmap.height=1500\n"), std::pair(2000, 1500));
    EXPECT_EQ(size("map.width=20\nmap.height=1500\n"), size(""));
}

TEST(TripleA, TellsOfColoursWithoutAPowerAndOfResources) {
    const auto imported =
        import_game(game(territories, beginning("<resourceInitialize/>")),
                    {{"polygons.txt", polygons}, {"map.properties", "color.Romans=B42D2D\n"}});
    EXPECT_THAT(to_text(imported->losses),
                testing::AllOf(testing::HasSubstr("map.properties:1:1: warning: the colour of "
                                                  "`Romans` was left out"),
                               testing::HasSubstr("`resourceInitialize` was not carried over")));
}

TEST(TripleA, TellsOfRulesThatAMapDoesNotHave) {
    const auto imported =
        import_game(game(territories, "<gamePlay/><production/><!-- no part -->"));

    ASSERT_THAT(codes(imported->losses), Contains("triplea.rules"));
    EXPECT_THAT(to_text(imported->losses), testing::HasSubstr("`gamePlay`, `production` were"));
}

TEST(TripleA, TellsWhatIsMissingBesideTheGame) {
    const auto no_outlines = import_game(game(territories), {{"centers.txt", centres}});
    ASSERT_TRUE(no_outlines) << to_text(no_outlines.error());
    EXPECT_THAT(codes(no_outlines->losses), Contains("triplea.missing"));
    EXPECT_THAT(no_outlines->map.spaces[0].outline, IsEmpty());

    EXPECT_EQ(fault_of(import_game(game(territories), {})), "triplea.missing");
}

TEST(TripleA, TellsOfLinesThatDrawNothing) {
    const std::string odd = polygons + "Alba < (1,1) >\n(3,4)\nCove (x,y)\nDun < (1,1) (2,2) >\n";

    const auto imported =
        import_game(game(territories), {{"polygons.txt", odd}, {"centers.txt", centres}});

    ASSERT_TRUE(imported) << to_text(imported.error());
    std::vector<int> lines;
    for (const Diagnostic& loss : imported->losses)
        if (loss.code == "triplea.line") lines.push_back(loss.place.line);
    EXPECT_THAT(lines, ElementsAre(5, 6, 7));
    EXPECT_THAT(codes(imported->losses), Contains("triplea.stranger"));  // Dun
}

TEST(TripleA, RefusesWhatIsNoGame) {
    EXPECT_EQ(fault_of(import_game("<map/>")), "triplea.root");
    EXPECT_EQ(fault_of(import_game(game(""))), "draft.no_spaces");
}

TEST(TripleA, LosesNothingSilentlyOfAPlainGame) {
    const auto imported = import_game(game(territories));

    EXPECT_THAT(codes(imported->losses), Not(Contains("triplea.stranger")));
    EXPECT_THAT(codes(imported->losses), Not(Contains("triplea.rules")));
}

TEST(TripleA, TellsOfNumbersAndPointsThatAreNone) {
    const auto imported = import_game(
        game(territories,
             attachments("<attachment attachTo='Alba' type='territory'>"
                         "<option name='production' value='two'/></attachment>") +
                 beginning("<ownerInitialize><territoryOwner territory='Alva' owner='Scots'/>"
                           "</ownerInitialize><unitInitialize><unitPlacement territory='Alba' "
                           "quantity='many'/></unitInitialize>")),
        {{"polygons.txt", "Alba < (0,0) (100,0) (100,100) (0,100) (50,70 (0,40) >\n" +
                              polygons.substr(polygons.find("Brae"))},
         {"centers.txt", centres},
         {"map.properties", "color.Scots=red\n"}});

    ASSERT_TRUE(imported) << to_text(imported.error());
    EXPECT_THAT(codes(imported->losses), IsSupersetOf({"triplea.number", "triplea.territory",
                                                       "triplea.line", "triplea.colour"}));
    EXPECT_EQ(std::count_if(imported->losses.begin(), imported->losses.end(),
                            [](const auto& one) { return one.code == "triplea.number"; }),
              2);
    EXPECT_THAT(imported->map.spaces[0].outline[0], SizeIs(4));
}

}  // namespace
}  // namespace fronteira::plugin
