// SPDX-License-Identifier: MIT
#include "content/maps/map_file.hpp"

#include "support/scratch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

using ::testing::ElementsAre;
using ::testing::Pair;

constexpr const char* two_spaces = R"(id = "tiny"
name = { en = "Tiny", pt_BR = "Pequeno" }
size = [200, 100]
authors = ["A", "B"]
licence = "CC0-1.0"
[[region]]
id = "west"
name = "West"
colour = "#3f8f5b"
bonus = 2
attributes = { oil = 1 }
[[space]]
id = "a"
name = "A"
region = "west"
anchor = [10, 20]
outline = [[0, 0, 20, 0, 20, 40], [30, 0, 40, 0, 40, 10]]
tags = ["port"]
attributes = { gold = 3 }
[[space]]
id = "b"
name = "B"
anchor = [100, 50]
[links]
land = [["a", "b"]]
[one_way]
river = [["b", "a"]]
)";

TEST(MapFile, ReadsEveryKeyOfADrawnMap) {
    const Result<Map> map = parse_map(two_spaces, "tiny.toml");

    ASSERT_TRUE(map) << to_text(map.error());
    EXPECT_EQ(map->id, "tiny");
    EXPECT_EQ(map->name.at("pt_BR"), "Pequeno");
    EXPECT_THAT(map->authors, ElementsAre("A", "B"));
    EXPECT_EQ(map->licence, "CC0-1.0");
    EXPECT_EQ(map->width, 200);
    EXPECT_EQ(map->height, 100);
    ASSERT_EQ(map->regions.size(), 1u);
    EXPECT_EQ(map->regions[0].colour, "#3f8f5b");
    EXPECT_THAT(map->regions[0].attributes, ElementsAre(Pair("bonus", 2), Pair("oil", 1)));
    ASSERT_EQ(map->spaces.size(), 2u);
    const MapSpace& a = map->spaces[0];
    EXPECT_EQ(a.name.at(""), "A");
    EXPECT_EQ(a.region, "west");
    EXPECT_EQ(a.anchor, (Point{10, 20}));
    EXPECT_THAT(a.outline, ElementsAre(ElementsAre(Point{0, 0}, Point{20, 0}, Point{20, 40}),
                                       ElementsAre(Point{30, 0}, Point{40, 0}, Point{40, 10})));
    EXPECT_THAT(a.tags, ElementsAre("port"));
    EXPECT_THAT(a.attributes, ElementsAre(Pair("gold", 3)));
    EXPECT_EQ(a.place.line, 12);
    ASSERT_EQ(map->links.size(), 2u);
    EXPECT_EQ(map->links[0].kind, "land");
    EXPECT_FALSE(map->links[0].one_way);
    EXPECT_EQ(map->links[1].from, "b");
    EXPECT_EQ(map->links[1].kind, "river");
    EXPECT_TRUE(map->links[1].one_way);
}

TEST(MapFile, ReadsAGrid) {
    const Result<Map> map = parse_map(
        "id = \"g\"\nname = \"G\"\n[grid]\nwidth = 10\nheight = 8\n"
        "shape = \"hex\"\n",
        "g.toml");

    ASSERT_TRUE(map) << to_text(map.error());
    EXPECT_EQ(map->grid.width, 10);
    EXPECT_EQ(map->grid.height, 8);
    EXPECT_EQ(map->grid.shape, MapGrid::Shape::hex);
}

TEST(MapFile, WarnsOfAnAttributeThatOneSpaceAloneNearlySharesWithOthers) {
    const auto space = [](const char* id, const char* rest) {
        return std::string("[[space]]\nid = \"") + id + "\"\nname = \"" + id +
               "\"\nanchor = [1, 1]\n" + rest;
    };
    Diagnostics warnings;

    ASSERT_TRUE(parse_map("id = \"m\"\nname = \"M\"\nsize = [9, 9]\n" +
                              space("a", "attributes = { silver = 1 }\n") +
                              space("b", "attributes = { silver = 2, gold = 1 }\n") +
                              space("c", "attributes = { sliver = 2 }\n"),
                          "m.toml", &warnings));

    EXPECT_EQ(to_text(warnings),
              "m.toml:18:16: warning: no other space has `sliver` (did you mean `silver`?) "
              "[map.lone_name]\n");
}

TEST(MapFile, WarnsOfAnAttributeOfARegionThatIsNearlyTheBonus) {
    Diagnostics warnings;

    ASSERT_TRUE(
        parse_map("id = \"m\"\nname = \"M\"\nsize = [9, 9]\n"
                  "[[region]]\nid = \"r\"\nname = \"R\"\nattributes.bonsu = 3\n"
                  "[[region]]\nid = \"s\"\nname = \"S\"\nbonus = 3\n"
                  "[[space]]\nid = \"a\"\nname = \"A\"\nanchor = [1, 1]\n",
                  "m.toml", &warnings));

    EXPECT_THAT(to_text(warnings), testing::HasSubstr("no other region has `bonsu` (did you mean "
                                                      "`bonus`?) [map.lone_name]"));
}

TEST(MapFile, WarnsOfAMissingTranslationButReadsTheMap) {
    std::string text = two_spaces;
    text.replace(text.find("name = \"West\""), 13, "name = { en = \"West\" }");
    Diagnostics warnings;

    const Result<Map> map = parse_map(text, "tiny.toml", &warnings);

    ASSERT_TRUE(map) << to_text(map.error());
    ASSERT_EQ(warnings.size(), 1u);
    EXPECT_EQ(to_text(warnings[0]),
              "tiny.toml:8:8: warning: this text is missing in `pt_BR` (other texts of this file "
              "have it) [map.missing_translation]");
}

TEST(MapFile, BlamesTheOneTextForALanguageThatNoOtherHas) {
    std::string text = two_spaces;
    text.replace(text.find("name = \"West\""), 13, "name = { en = \"West\", pt = \"Oeste\" }");
    text.replace(text.find("name = \"B\""), 10, "name = { en = \"B\", pt_BR = \"B\" }");
    Diagnostics warnings;

    const Result<Map> map = parse_map(text, "tiny.toml", &warnings);

    ASSERT_TRUE(map) << to_text(map.error());
    ASSERT_EQ(warnings.size(), 1u) << to_text(warnings);
    EXPECT_EQ(to_text(warnings[0]),
              "tiny.toml:8:8: warning: this text is missing in `pt_BR` (no other text of this file "
              "has `pt`) [map.missing_translation]");
}

TEST(MapFile, WarnsWhenTheFileIsNamedOtherwise) {
    const support::Scratch files;
    files.write("tiny.toml", two_spaces);
    files.write("huge.toml", two_spaces);
    Diagnostics warnings;

    ASSERT_TRUE(load_map(files.path() / "tiny.toml", &warnings));
    EXPECT_TRUE(warnings.empty());
    ASSERT_TRUE(load_map(files.path() / "huge.toml", &warnings, "maps/huge.toml"));
    ASSERT_EQ(warnings.size(), 1u);
    EXPECT_EQ(warnings[0].code, "map.id_differs");
    EXPECT_EQ(warnings[0].place.file, "maps/huge.toml");
}

TEST(MapFile, TellsAWrongSizeAloneAndNotOfEveryPlaceOnIt) {
    std::string text = two_spaces;
    const size_t size = text.find("size = [");
    text.replace(size, text.find('\n', size) - size, "size = [10, 0]");
    const Result<Map> map = parse_map(text, "tiny.toml");

    ASSERT_FALSE(map);
    ASSERT_EQ(map.error().size(), 1u) << to_text(map.error());
    EXPECT_EQ(map.error()[0].code, "map.out_of_range");
}

TEST(MapFile, SaysHowManyEndsALinkHas) {
    std::string text = two_spaces;
    const size_t links = text.find("[links]");
    text.replace(links, std::string::npos, "[links]\nland = [[\"a\", \"b\", \"a\"]]\n");
    const Result<Map> map = parse_map(text, "tiny.toml");

    ASSERT_FALSE(map);
    EXPECT_NE(to_text(map.error()).find("two ids of spaces, found a list of 3"), std::string::npos)
        << to_text(map.error());
}

TEST(MapFile, TellsAllFaultsAtOnceInTheOrderOfTheFile) {
    const Result<Map> map = parse_map(
        "id = \"World\"\nname = \"W\"\nsize = [10, 10]\nlicense = \"MIT\"\n[[space]]\nid = \"a\"\n"
        "name = \"A\"\nanchor = [11, 0]\n[links]\nland = [[\"a\", \"a\"], [\"a\", \"z\"]]\n",
        "w.toml");

    ASSERT_FALSE(map);
    std::vector<std::string> codes;
    for (const Diagnostic& finding : map.error()) codes.push_back(finding.code);
    EXPECT_THAT(codes, ElementsAre("map.bad_id", "map.unknown_key", "map.outside", "map.self_link",
                                   "map.unknown_space"));
}

}  // namespace
}  // namespace fronteira::content
