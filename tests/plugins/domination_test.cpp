// SPDX-License-Identifier: MIT
#include "exchange.hpp"
#include "picture/picture.hpp"

#include <gmock/gmock.h>

namespace fronteira::plugin {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

/// Two continents; Ice and Fire touch, Mist lies across water and is reached one way only.
const std::string small_map =
    "; drawn for a test\r\nname Small World\r\nver 2\r\n\r\n[files]\r\npic back.jpg\r\n"
    "map small.png\r\ncrd small.cards\r\n\r\n[continents]\r\nOld_Land 3 red\r\nNew_Land -1 "
    "#102030\r\n\r\n[countries]\r\n1 Ice 1 2 2\r\n2 Fire 1 6 2\r\n3 Mist 2 10 2\r\n\r\n"
    "[borders]\r\n1 2\r\n2 1 3\r\n";

const std::string small_cards =
    "[cards]\nInfantry 1\nCavalry 2\nCannon 3\nwildcard\nwildcard\n\n[missions]\n"
    "0\t2 3\t0 0 0\tHold two with three\n4\t2 1\t0 0 0\tDestroy PLAYER4\n0\t0 0\t2 *\t*\tTwo "
    "more\n";

/// Twelve by four: columns 0-3 Ice, 4-7 Fire, 8 water, 9-11 Mist.
std::string small_png() {
    picture::Picture picture(12, 4);
    for (int y = 0; y < 4; ++y)
        for (int x = 0; x < 12; ++x) {
            const auto value = static_cast<uint8_t>(x < 4 ? 1 : x < 8 ? 2 : x < 9 ? 255 : 3);
            picture.at(x, y) = {value, value, value};
        }
    return picture::write_png(picture);
}

Files small_files() {
    return {{"small.map", small_map}, {"small.png", small_png()}, {"small.cards", small_cards}};
}

TEST(Domination, ReadsContinentsCountriesAndBorders) {
    const auto imported = import_from("domination", small_files(), "small.map");

    ASSERT_TRUE(imported) << to_text(imported.error());
    const Map& map = imported->map;
    EXPECT_EQ(map.id, "small_world");
    EXPECT_EQ(map.description.at(""), "drawn for a test");
    ASSERT_THAT(map.regions, SizeIs(2));
    EXPECT_EQ(map.regions[0].name.at(""), "Old Land");
    EXPECT_EQ(map.regions[0].colour, "#ff0000");
    EXPECT_EQ(map.regions[1].attributes.at("bonus"), -1);
    ASSERT_THAT(map.spaces, SizeIs(3));
    EXPECT_EQ(map.spaces[2].region, "new_land");
    EXPECT_EQ(graph(map), (std::set<std::pair<size_t, size_t>>{{0, 1}, {1, 0}, {1, 2}}));
    EXPECT_EQ(map.links[0].kind, "land");
    EXPECT_EQ(map.links[1].kind, "sea");
}

TEST(Domination, SeesThatALineBetweenCountriesIsNoSea) {
    picture::Picture drawn(600, 200);
    for (int y = 0; y < 200; ++y)
        for (int x = 0; x < 600; ++x) {
            const bool line = x >= 150 && x < 153, sea = x >= 300 && x < 360;
            const auto grey = static_cast<uint8_t>(line || sea ? 255
                                                   : x < 150   ? 1
                                                   : x < 300   ? 2
                                                               : 3);
            drawn.pixels[static_cast<size_t>(y * 600 + x)] = {grey, grey, grey};
        }
    const std::string text =
        "[files]\nmap lines.png\n[continents]\nLand 1 red\n[countries]\n"
        "1 West 1 70 90\n2 Middle 1 220 90\n3 East 1 450 90\n[borders]\n"
        "1 2\n2 1 3\n3 2\n";

    const auto imported = import_from(
        "domination", {{"lines.map", text}, {"lines.png", picture::write_png(drawn)}}, "lines.map");

    ASSERT_TRUE(imported) << to_text(imported.error());
    EXPECT_EQ(imported->map.links[0].kind, "land");
    EXPECT_EQ(imported->map.links[1].kind, "sea");
}

TEST(Domination, TellsOfAnEmptyPictureAndOfEmptyCards) {
    Files files = small_files();
    files["small.png"].clear();
    files["small.cards"].clear();

    const auto imported = import_from("domination", files, "small.map");

    ASSERT_TRUE(imported) << to_text(imported.error());
    std::string losses = to_text(imported->losses);
    EXPECT_THAT(losses, HasSubstr("the file `small.png` is empty"));
    EXPECT_THAT(losses, HasSubstr("the file `small.cards` is empty"));
}

// Tabs, blanks at the ends, comments in between, colours as Java's Integer.decode takes them.
TEST(Domination, ReadsWhatOldFilesAreLike) {
    const auto imported = import_from("domination", fixture("old_isles.map"), "old_isles.map");

    ASSERT_TRUE(imported) << to_text(imported.error());
    const Map& map = imported->map;
    EXPECT_EQ(map.name.at(""), "Old Isles");
    EXPECT_THAT(map.description.at(""), HasSubstr("drawn by nobody, 1999"));
    std::vector<std::string> colours;
    for (const MapRegion& region : map.regions) colours.push_back(region.colour);
    EXPECT_THAT(colours, ElementsAre("#ff8000", "#c0c0c0", "#0000ff", "#ff0000"));
    EXPECT_EQ(map.regions[1].attributes.at("bonus"), -2);
    EXPECT_EQ(map.spaces[0].name.at(""), "Ben Nevis");
    EXPECT_EQ(graph(map), (std::set<std::pair<size_t, size_t>>{
                              {0, 1}, {1, 0}, {0, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 3}, {4, 2}}));
}

TEST(Domination, TellsWhatItCouldNotCarryAndWhatItGuessed) {
    const auto imported = import_from("domination", small_files(), "small.map");

    EXPECT_EQ(
        codes(imported->losses),
        (std::set<std::string>{"domination.one_way", "domination.picture", "domination.sea"}));
    EXPECT_EQ(imported->losses[0].place.line, 6);  // the background
}

TEST(Domination, TracesTheCountriesOfThePicture) {
    const auto imported = import_from("domination", small_files(), "small.map");

    // Twelve pixels are few for a plane: each is 4000 / 12 wide.
    const Map& map = imported->map;
    EXPECT_EQ(map.width, 4000);
    EXPECT_EQ(map.height, 1333);
    ASSERT_THAT(map.spaces[0].outline, ElementsAre(SizeIs(4)));
    EXPECT_NEAR(static_cast<double>(geometry::twice_area(map.spaces[0].outline[0])) / 2,
                1333.0 * 1333, 1500);
}

TEST(Domination, ReadsCardsAndMissions) {
    const auto imported = import_from("domination", small_files(), "small.map");

    ASSERT_THAT(imported->decks, SizeIs(2));
    const Deck& cards = imported->decks[0];
    ASSERT_THAT(cards.cards, SizeIs(5));
    EXPECT_EQ(cards.cards[1].attributes.at("space"), CardValue("fire"));
    EXPECT_EQ(cards.cards[1].attributes.at("figure"), CardValue("cavalry"));
    EXPECT_EQ(cards.cards[4].attributes.at("figure"), CardValue("wild"));
    const Deck& missions = imported->decks[1];
    ASSERT_THAT(missions.cards, SizeIs(3));
    EXPECT_EQ(missions.cards[0].attributes,
              (std::map<std::string, CardValue>{{"spaces", int64_t{2}}, {"armies", int64_t{3}}}));
    EXPECT_EQ(
        missions.cards[1].attributes,
        (std::map<std::string, CardValue>{{"destroy", "player_4"}, {"otherwise", int64_t{2}}}));
    // A star in the third place: three continents altogether.
    EXPECT_EQ(missions.cards[2].attributes,
              (std::map<std::string, CardValue>{{"regions", std::vector<std::string>{"new_land"}},
                                                {"more_regions", int64_t{2}}}));
}

TEST(Domination, ReadsLatin1UnlessThereIsAMarkOfUtf8) {
    std::string text = small_map;
    text.replace(text.find("Fire"), 4, "F\xe9u");
    EXPECT_EQ(import_text("domination", text)->map.spaces[1].name.at(""), "Féu");
    text.replace(text.find("F\xe9u"), 3, "Féu");
    EXPECT_EQ(import_text("domination", "\xef\xbb\xbf" + text)->map.spaces[1].name.at(""), "Féu");
}

TEST(Domination, IsAGraphWithoutItsPictureAndCards) {
    const auto imported = import_from("domination", {{"small.map", small_map}}, "small.map");

    ASSERT_TRUE(imported) << to_text(imported.error());
    EXPECT_THAT(imported->map.spaces[0].outline, IsEmpty());
    EXPECT_THAT(codes(imported->losses), Contains("domination.missing"));
}

TEST(Domination, RefusesWhatIsWrongWithItsLine) {
    const auto changed = [](const std::string& old, const std::string& with) {
        std::string text = small_map;
        text.replace(text.find(old), old.size(), with);
        const auto imported = import_text("domination", text);
        return imported ? std::string()
                        : imported.error()[0].code + ":" +
                              std::to_string(imported.error()[0].place.line);
    };
    EXPECT_EQ(changed("Old_Land 3", "Old_Land many"), "domination.continent:11");
    EXPECT_EQ(changed("2 Fire 1", "3 Fire 1"), "domination.country_number:16");
    EXPECT_EQ(changed("2 Fire 1", "2 Fire 9"), "domination.unknown_continent:16");
    EXPECT_EQ(changed("2 Fire 1 6 2", "2 Fire 1 1e308 2"), "domination.country:16");
    EXPECT_EQ(changed("2 Fire 1 6 2", "2 Fire 1 nan 2"), "domination.country:16");
    EXPECT_EQ(changed("2 1 3", "2 1 4"), "domination.unknown_country:21");
    EXPECT_EQ(changed("2 1 3", "2 1 -3"), "domination.unknown_country:21");
    EXPECT_EQ(changed("[countries]", "[counties]"), "domination.section:14");
    EXPECT_EQ(changed("map small.png", "mop small.png"), "domination.file:7");
}

TEST(Domination, TellsEachFaultOnceAndNotWhatFollowsFromIt) {
    const auto faults = [](const std::string& from, const std::string& to) {
        Files files = small_files();
        std::string& text = files["small.map"];
        text.replace(text.find(from), from.size(), to);
        const auto imported = import_from("domination", files, "small.map");
        return imported ? Diagnostics() : imported.error();
    };
    for (const auto& [from, to] :
         {std::pair("1 Ice 1 2 2", "x Ice 1 2 2"), std::pair("1 Ice 1", "7 Ice 1"),
          std::pair("Old_Land 3 red", "Old_Land many red"), std::pair("[borders]", "[border]")})
        EXPECT_THAT(faults(from, to), SizeIs(1)) << to;
}

TEST(Domination, RefusesFilesOutsideItsFolder) {
    Files files = small_files();
    std::string& text = files["small.map"];
    text.replace(text.find("small.png"), 9, "../../etc/passwd");
    EXPECT_EQ(fault_of(import_from("domination", files, "small.map")), "exchange.outside");
}

TEST(Domination, RefusesABombOfPixels) {
    Files files = small_files();
    // The size of a PNG stands in its bytes 16 to 23; the sum of that part is then wrong as well.
    files["small.png"].replace(16, 8, std::string("\x7f\xff\xff\xff\x7f\xff\xff\xff", 8));
    EXPECT_FALSE(import_from("domination", files, "small.map"));
}

TEST(Domination, RefusesAPictureThatIsNoise) {
    picture::Picture noise(2000, 2000);
    for (size_t i = 0; i < noise.pixels.size(); ++i) {
        const auto value = static_cast<uint8_t>(1 + (i * 2654435761u >> 16) % 3);
        noise.pixels[i] = {value, value, value};
    }
    Files files = small_files();
    files["small.png"] = picture::write_png(noise);
    EXPECT_EQ(fault_of(import_from("domination", files, "small.map")), "domination.noise");
}

TEST(Domination, RefusesTextsTooLargeToBeAMap) {
    EXPECT_EQ(fault_of(import_text("domination", std::string(2u << 20, '\n'))),
              "domination.too_large");
    std::string crowd = "[continents]\n";
    for (int i = 0; i < 100'000; ++i) crowd += "a 1 red\n";
    EXPECT_EQ(fault_of(import_text("domination", crowd)), "domination.too_many");
}

TEST(Domination, RefusesCardsOfUnknownCountries) {
    for (const std::string line : {"Infantry 4", "Infantry 0", "Infantry", "Elephant 1"}) {
        Files files = small_files();
        files["small.cards"] = "[cards]\n" + line + "\n";
        EXPECT_EQ(fault_of(import_from("domination", files, "small.map")), "domination.card");
    }
}

TEST(Domination, SurvivesBeingCutOffAnywhere) {
    for (size_t size = 0; size < small_map.size(); ++size) {
        Files files = small_files();
        files["small.map"] = small_map.substr(0, size);
        (void)import_from("domination", files, "small.map");
    }
}

}  // namespace
}  // namespace fronteira::plugin
