// SPDX-License-Identifier: MIT
#include "exchange.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace fronteira::plugin {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

std::string board(const std::string& inside) {
    return "<?xml version='1.0'?><luxboard><version>1.1</version><width>1000</width>"
           "<height>500</height><title>Two Shores</title><author>Eva</author>" +
           inside + "</luxboard>";
}

std::string continent(const std::string& name, const std::string& countries) {
    return "<continent><continentname>" + name +
           "</continentname><bonus>3</bonus><color>0.8/0.0/1.0</color>" + countries +
           "</continent>";
}

std::string country(const std::string& id, const std::string& name, const std::string& polygon,
                    const std::string& adjoining, const std::string& more = {}) {
    return "<country><id>" + id + "</id><name>" + name + "</name><polygon>" + polygon +
           "</polygon><adjoining>" + adjoining + "</adjoining>" + more + "</country>";
}

const std::string alba = "100,100 200,100 200,200 100,200";
const std::string brae = "200,100 300,100 300,200 200,200";
const std::string cove = "600,100 700,100 700,200 600,200";

TEST(Lux, MakesSpacesOfCountriesAndRegionsOfContinents) {
    const auto imported = import_text(
        "lux",
        board(continent(
            "North", country("0", "Alba", alba, "1", "<armylocation>140,150</armylocation>") +
                         country("1", "Brae", brae, "0", "<armylocation>240,150</armylocation>"))));

    ASSERT_TRUE(imported) << to_text(imported.error());
    const Map& map = imported->map;
    EXPECT_EQ(map.id, "two_shores");
    ASSERT_THAT(map.spaces, SizeIs(2));
    EXPECT_EQ(map.spaces[0].region, "north");
    EXPECT_EQ(map.regions[0].attributes.at("bonus"), 3);
    EXPECT_EQ(map.regions[0].colour, "#cc00ff");
    ASSERT_THAT(map.links, SizeIs(1));  // named on both sides, it is one
    EXPECT_EQ(map.links[0].kind, "land");
    EXPECT_FALSE(map.links[0].one_way);
    EXPECT_THAT(imported->losses, IsEmpty());
}

TEST(Lux, CountsUpwardsFromTheLowerEdge) {
    const Map map =
        import_text("lux",
                    board(continent("North", country("0", "Alba", alba, "",
                                                     "<armylocation>140,110</armylocation>"))))
            ->map;

    EXPECT_THAT(map.spaces[0].outline[0], Contains(Point{100, 400}));
    EXPECT_EQ(map.spaces[0].anchor, (Point{140, 390}));
}

TEST(Lux, TakesCountriesThatDoNotTouchForLinkedBySea) {
    const auto imported =
        import_text("lux", board(continent("North", country("0", "Alba", alba, "1,2") +
                                                        country("1", "Brae", brae, "0") +
                                                        country("2", "Cove", cove, "0"))));

    ASSERT_THAT(imported->map.links, SizeIs(2));
    EXPECT_EQ(imported->map.links[0].kind, "land");
    EXPECT_EQ(imported->map.links[1].kind, "sea");
    EXPECT_THAT(codes(imported->losses), Contains("lux.sea"));
}

TEST(Lux, KeepsTwoContinentsOfOneNameApart) {
    const Map map = import_text("lux", board(continent("Isles", country("0", "Alba", alba, "1")) +
                                             continent("Isles", country("1", "Brae", brae, "0"))))
                        ->map;

    ASSERT_THAT(map.regions, SizeIs(2));
    EXPECT_NE(map.spaces[0].region, map.spaces[1].region);
}

TEST(Lux, TellsWhatLeadsOneWayAndToNowhere) {
    const auto imported =
        import_text("lux", board(continent("North", country("0", "Alba", alba, "1, 9") +
                                                        country("1", "Brae", brae, ""))));

    ASSERT_THAT(imported->map.links, SizeIs(1));
    EXPECT_TRUE(imported->map.links[0].one_way);
    EXPECT_THAT(codes(imported->losses), Contains("lux.one_way"));
    EXPECT_THAT(codes(imported->losses), Contains("lux.adjoining"));
}

TEST(Lux, CountsThePlayersOfAScenarioFromOne) {
    const auto owned = [](const std::string& first, const std::string& second) {
        const auto owner = [](const std::string& number) {
            return "<initialOwner>" + number + "</initialOwner><initialArmies>4</initialArmies>";
        };
        return import_text("lux", board(continent(
                                      "North", country("0", "Alba", alba, "1", owner(first)) +
                                                   country("1", "Brae", brae, "0", owner(second)))))
            ->map;
    };

    EXPECT_EQ(owned("0", "1").spaces[0].attributes.at("owner"), 1);
    EXPECT_EQ(owned("0", "1").spaces[1].attributes.at("owner"), 2);
    EXPECT_EQ(owned("1", "2").spaces[1].attributes.at("owner"), 2);
    EXPECT_EQ(owned("1", "2").spaces[1].attributes.at("armies"), 4);
}

TEST(Lux, TellsWhatStaysBehind) {
    const auto imported = import_text(
        "lux", board("<theme>Ocean</theme>" +
                     continent("North", country("0", "Alba", alba, "",
                                                "<armylocation>140,150</armylocation>")) +
                     "<line><position>1,2 3,4</position></line>"));

    ASSERT_THAT(imported->losses, SizeIs(2));
    EXPECT_THAT(imported->losses[0].message, StartsWith("`line`"));
    EXPECT_THAT(imported->losses[1].message, StartsWith("`theme`"));
}

TEST(Lux, TellsOfNumbersThatAreNone) {
    std::string text = board(continent(
        "North", country("0", "Alba", alba, "",
                         "<initialOwner>Ann</initialOwner><initialArmies>4.5</initialArmies>")));
    text.replace(text.find("0.8/0.0/1.0"), 11, "red");

    const auto imported = import_text("lux", text);

    ASSERT_TRUE(imported) << to_text(imported.error());
    EXPECT_THAT(imported->map.spaces[0].attributes, IsEmpty());
    EXPECT_EQ(imported->map.regions[0].colour, "");
    const auto told = [&](const char* what) {
        return std::any_of(imported->losses.begin(), imported->losses.end(), [&](const auto& one) {
            return one.message.find(what) != std::string::npos && one.place.line == 1;
        });
    };
    EXPECT_TRUE(told("the colour of `North`"));
    EXPECT_TRUE(told("`initialOwner` of `Alba`"));
    EXPECT_TRUE(told("`initialArmies` of `Alba`"));
}

TEST(Lux, RefusesWhatIsNoBoard) {
    EXPECT_EQ(fault_of(import_text("lux", "<map/>")), "lux.root");
    EXPECT_EQ(fault_of(import_text("lux", board(""))), "draft.no_spaces");
}

}  // namespace
}  // namespace fronteira::plugin
