// SPDX-License-Identifier: MIT
#include "content/deck_file.hpp"
#include "exchange.hpp"
#include "geometry/label_image.hpp"
#include "geometry/outline.hpp"

#include <gmock/gmock.h>

namespace fronteira::plugin {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::SizeIs;

class WorldInDomination : public testing::Test {
 protected:
    void SetUp() override {
        std::vector<Deck> decks;
        for (const char* name : {"objective", "territory"})
            decks.push_back(*content::load_deck(std::string(FRONTEIRA_SOURCE_DIR) +
                                                "/mods/war/cards/" + name + ".toml"));
        exported_ = *export_to("domination", {before_, decks, "world", "en"});
        after_ = *import_from("domination", files_of(exported_), "world.map");
    }

    Map before_ = world();
    Exported exported_;
    Imported after_;
};

TEST_F(WorldInDomination, ComesBackWithTheSameGraphRegionsAndNames) {
    EXPECT_EQ(graph(after_.map), graph(before_));
    ASSERT_EQ(after_.map.spaces.size(), before_.spaces.size());
    std::map<std::string, std::string> regions;
    for (size_t i = 0; i < before_.regions.size(); ++i) {
        EXPECT_EQ(after_.map.regions[i].attributes, before_.regions[i].attributes);
        EXPECT_EQ(after_.map.regions[i].colour, before_.regions[i].colour);
        regions[before_.regions[i].id] = after_.map.regions[i].id;
    }
    for (size_t i = 0; i < before_.spaces.size(); ++i) {
        EXPECT_EQ(after_.map.spaces[i].name.at(""), before_.spaces[i].name.at("en"));
        EXPECT_EQ(after_.map.spaces[i].region, regions.at(before_.spaces[i].region));
    }
}

TEST_F(WorldInDomination, ComesBackWithOutlinesThatCoverTheSamePixels) {
    const auto outlines = [](const Map& map) {
        std::vector<geometry::Outline> all;
        for (const MapSpace& space : map.spaces) all.push_back(space.outline);
        return all;
    };
    const auto old_pixels = geometry::fill(outlines(before_), 1200, 600, 0.3);
    const auto new_pixels = geometry::fill(outlines(after_.map), 1200, 600, 1);

    size_t land = 0, other = 0;
    for (size_t i = 0; i < old_pixels.labels.size(); ++i) {
        if (old_pixels.labels[i] != 0) ++land;
        if (old_pixels.labels[i] != new_pixels.labels[i]) ++other;
    }
    // Lines may move by a pixel: that is a matter of coasts, not of countries.
    EXPECT_LT(other, land / 25);
}

TEST_F(WorldInDomination, ComesBackWithItsCards) {
    ASSERT_THAT(after_.decks, SizeIs(2));
    EXPECT_THAT(after_.decks[0].cards, SizeIs(44));
    ASSERT_THAT(after_.decks[1].cards, SizeIs(14));
    // "Conquer Europe, Oceania and a third continent of your choice"
    EXPECT_EQ(after_.decks[1].cards[0].attributes.at("regions"),
              CardValue(std::vector<std::string>{"europe", "oceania"}));
    EXPECT_EQ(after_.decks[1].cards[0].attributes.at("more_regions"), CardValue(int64_t{1}));
}

TEST_F(WorldInDomination, TellsWhatDoesNotGoIntoIt) {
    EXPECT_THAT(codes(exported_.losses), Contains("export.kinds"));
    EXPECT_THAT(codes(exported_.losses), Contains("export.languages"));
    EXPECT_THAT(codes(exported_.losses), Contains("domination.figure"));
}

TEST(DominationExport, KeepsTheFiguresOfCardsAndGivesOthersWhatIsLeft) {
    Deck deck;
    deck.id = "territory";
    const Map map = world();
    for (const char* figure : {"Cavalry", "sabre", "Infantry", "cavalry", "sabre"}) {
        Card& card = deck.cards.emplace_back();
        card.id = "card_" + std::to_string(deck.cards.size());
        card.attributes["space"] = map.spaces[deck.cards.size()].id;
        card.attributes["figure"] = std::string(figure);
    }

    const auto exported = export_to("domination", {map, {deck}, "world", "en"});

    ASSERT_TRUE(exported) << to_text(exported.error());
    EXPECT_THAT(files_of(*exported).at("world.cards"),
                HasSubstr("[cards]\nCavalry 2\nCannon 3\nInfantry 4\nCavalry 5\nCannon 6\n"));
    std::vector<std::string> told;
    for (const Diagnostic& loss : exported->losses)
        if (loss.code == "domination.figure") told.push_back(loss.message);
    EXPECT_THAT(told, testing::ElementsAre("the figure `sabre` is written as Cannon"));
}

TEST(DominationExport, TellsOfSpacesThatLieUnderOthers) {
    Map map = world();
    map.spaces[1].anchor = map.spaces[0].anchor;
    EXPECT_THAT(codes(export_to("domination", {map, {}, "world", "en"})->losses),
                Contains("domination.covered"));
    EXPECT_THAT(codes(export_to("domination", {world(), {}, "world", "en"})->losses),
                testing::Not(Contains("domination.covered")));
}

TEST(DominationExport, GivesEachVictimANumberOfItsOwn) {
    Deck missions;
    missions.id = "objective";
    for (const char* victim : {"red", "player_1", "player_0", "player_2", "red"}) {
        Card& card = missions.cards.emplace_back();
        card.id = "destroy_" + std::to_string(missions.cards.size());
        card.attributes["destroy"] = std::string(victim);
        card.attributes["otherwise"] = int64_t{24};
    }
    const auto exported = export_to("domination", {world(), {missions}, "world", "en"});
    ASSERT_TRUE(exported) << to_text(exported.error());
    const auto again = import_from("domination", files_of(*exported), "world.map");
    ASSERT_TRUE(again) << to_text(again.error());

    std::vector<std::string> victims;
    for (const Deck& deck : again->decks)
        for (const Card& card : deck.cards)
            if (const auto victim = card.attributes.find("destroy");
                victim != card.attributes.end())
                victims.push_back(std::get<std::string>(victim->second));
    EXPECT_THAT(victims,
                testing::ElementsAre("player_3", "player_1", "player_4", "player_2", "player_3"));
}

TEST(DominationExport, RefusesMoreCountriesThanAPixelHasValues) {
    Map map;
    map.width = map.height = 1000;
    for (int i = 0; i < 255; ++i) {
        MapSpace space;
        space.id = "s" + std::to_string(i);
        map.spaces.push_back(space);
    }
    const auto exported = export_to("domination", {map, {}, "big", "en"});
    ASSERT_FALSE(exported);
    EXPECT_THAT(exported.error()[0].message, HasSubstr("at most 254"));
}

}  // namespace
}  // namespace fronteira::plugin
