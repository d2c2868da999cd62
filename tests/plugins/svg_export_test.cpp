// SPDX-License-Identifier: MIT
#include "exchange.hpp"

#include <gmock/gmock.h>

namespace fronteira::plugin {
namespace {

using testing::IsEmpty;
using testing::IsSupersetOf;

TEST(SvgExport, CarriesTheWorldThereAndBackWithoutAnyChange) {
    Map before = world();
    const auto exported = export_to("svg", {before, {}, "world", "en"});
    ASSERT_TRUE(exported);
    const auto after = import_from("svg", files_of(*exported), "world.svg");
    ASSERT_TRUE(after) << to_text(after.error());

    // All but the texts in other languages, of which it tells.
    const auto in_english = [](LocalText& text) {
        if (!text.empty()) text = {{"", text.contains("en") ? text.at("en") : text.at("")}};
    };
    in_english(before.name);
    in_english(before.description);
    for (MapRegion& region : before.regions) in_english(region.name);
    for (MapSpace& space : before.spaces) in_english(space.name);
    EXPECT_EQ(content::write_map(after->map), content::write_map(before));
    EXPECT_EQ(codes(exported->losses), std::set<std::string>{"export.languages"});
    EXPECT_THAT(codes(after->losses), IsEmpty());
}

TEST(SvgExport, CarriesASmallPlaneLinesOfTextAndTwoRegionsOfOneName) {
    Map before = world();
    before.width = 300, before.height = 200;
    before.description = {{"", "One line\nand another, " + std::string(300, 'x')}};
    before.regions = {{"r", {{"", "North"}}, "#102030", {}, {}},
                      {"s", {{"", "North"}}, "#302010", {}, {}}};
    before.links.clear();
    before.spaces.clear();
    for (const char* id : {"a", "b"}) {
        MapSpace space;
        space.id = id;
        space.name[""] = std::string("Space ") + id;
        space.region = *id == 'a' ? "r" : "s";
        const int32_t left = *id == 'a' ? 10 : 60;
        space.anchor = {left + 25, 35};
        space.outline = {{{left, 10}, {left + 50, 10}, {left + 50, 60}, {left, 60}}};
        before.spaces.push_back(space);
    }
    before.links = {{"a", "b", "land", false, {}}};
    before.name = {{"", "Small"}};

    const auto exported = export_to("svg", {before, {}, "small", "en"});
    ASSERT_TRUE(exported);
    const auto after = import_from("svg", files_of(*exported), "small.svg");

    ASSERT_TRUE(after) << to_text(after.error());
    EXPECT_EQ(content::write_map(after->map), content::write_map(before));
    EXPECT_THAT(codes(after->losses), IsEmpty());
}

/// Two squares beside one another.
Map two_squares() {
    Map map;
    map.id = "two";
    map.name[""] = "Two";
    map.width = map.height = 1000;
    for (const int32_t left : {0, 100}) {
        MapSpace space;
        space.id = left == 0 ? "one" : "two";
        space.name[""] = "Space " + space.id;
        space.anchor = {left + 50, 50};
        space.outline = {{{left, 0}, {left + 100, 0}, {left + 100, 100}, {left, 100}}};
        map.spaces.push_back(space);
    }
    return map;
}

std::string there_and_back(const Map& map) {
    const auto exported = export_to("svg", {map, {}, "two", "en"});
    EXPECT_THAT(codes(exported->losses), IsEmpty());
    const auto after = import_from("svg", files_of(*exported), "two.svg");
    EXPECT_THAT(codes(after->losses), IsEmpty());
    return content::write_map(after->map);
}

TEST(SvgExport, CarriesIdsThatLookLikeCodesOfAnotherProgram) {
    Map map = two_squares();
    map.spaces[0].id = "cell_x41_y3";
    map.spaces[1].id = "cell__" + std::string(58, '2');  // no id is longer
    map.links = {{map.spaces[0].id, map.spaces[1].id, "sea", true, {}}};
    EXPECT_EQ(there_and_back(map), content::write_map(map));
}

TEST(SvgExport, CarriesThatNothingIsLinked) {
    EXPECT_EQ(there_and_back(two_squares()), content::write_map(two_squares()));
}

TEST(SvgExport, CarriesNamesOfAnyLength) {
    Map map = two_squares();
    map.name[""] = std::string(300, 'm');
    map.spaces[0].name[""] = std::string(300, 'a');
    map.spaces[0].region = "r";
    map.regions = {{"r", {{"", std::string(300, 'r')}}, "#102030", {}, {}}};
    EXPECT_EQ(there_and_back(map), content::write_map(map));
}

TEST(SvgExport, TellsOfADescriptionInAnotherLanguageAndOfAPicture) {
    Map map = two_squares();
    map.description = {{"en", "Hi"}, {"pt_BR", "Oi"}};
    map.picture.file = "scan.png";
    for (const char* format : {"svg", "domination"}) {
        const auto exported = export_to(format, {map, {}, "two", "en"});
        EXPECT_THAT(codes(exported->losses), IsSupersetOf({"export.languages", "export.picture"}))
            << format;
    }
}

TEST(SvgExport, CarriesTextThatLooksLikeMarkup) {
    Map map;
    map.id = "m";
    map.name[""] = "A <b> & \"c\"";
    map.width = map.height = 1000;
    MapSpace space;
    space.id = "a";
    space.name[""] = "<script>&amp;\"";
    space.outline = {{{0, 0}, {500, 0}, {0, 500}}};
    space.anchor = {10, 10};
    map.spaces = {space};

    const auto after =
        import_from("svg", files_of(*export_to("svg", {map, {}, "m", "en"})), "m.svg");

    EXPECT_EQ(after->map.name, map.name);
    EXPECT_EQ(after->map.spaces[0].name, space.name);
}

TEST(SvgExport, GivesAMapWithoutASourceNone) {
    Map map = world();
    map.source.clear();
    const auto exported = export_to("svg", {map, {}, "world", "en"});
    ASSERT_TRUE(exported);
    EXPECT_EQ(import_text("svg", exported->files.front().bytes)->map.source, "");
}

}  // namespace
}  // namespace fronteira::plugin
