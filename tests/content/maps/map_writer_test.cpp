// SPDX-License-Identifier: MIT
#include "content/maps/map_writer.hpp"

#include "content/maps/map_file.hpp"

#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

constexpr const char* canonical = R"(id = "tiny"
name = { en = "Tiny", pt_BR = "Pequeno" }
authors = ["A"]
licence = "CC0-1.0"
size = [200, 100]

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
land = [
  ["a", "b"],
]

[one_way]
river = [
  ["b", "a"],
]
)";

constexpr const char* by_hand = R"(# Drawn by hand.

id = "tiny"
name = "Tiny"
size = [200,   100] # wide
mood = "gloomy"

# All the west.
[[region]]
id = "west"
name = "West" # wild

[[space]]
name = "A"
id = "a" # first
anchor = [10, 20]

# The harbour.
[[space]]
id = "b"
name = "B"
anchor = [100, 50] # middle
depth = 7
[space.attributes]
gold = 3

[links] # few
land = [["a", "b"]]

[weather]
rain = true
)";

Map read(std::string text) {
    const Result<Map> map = parse_map(text, "m.toml");
    EXPECT_TRUE(map) << to_text(map.error());
    return map ? *map : Map{};
}

/// The map of `by_hand` without the keys that this version does not know.
Map known_part() {
    std::string text = by_hand;
    for (const char* unknown : {"mood = \"gloomy\"\n", "depth = 7\n", "[weather]\nrain = true\n"})
        text.erase(text.find(unknown), std::string(unknown).size());
    return read(text);
}

std::string written_with(const std::string& old, const std::string& fresh) {
    std::string after = by_hand;
    return after.replace(after.find(old), old.size(), fresh);
}

TEST(MapWriter, WritesTheCanonicalFormAgain) {
    EXPECT_EQ(write_map(read(canonical)), canonical);
}

TEST(MapWriter, WritesAGrid) {
    const std::string grid =
        "id = \"g\"\nname = \"G\"\n\n[grid]\nwidth = 10\nheight = 8\nshape = \"hex\"\n";

    EXPECT_EQ(write_map(read(grid)), grid);
}

TEST(MapWriter, WritesThePictureThatIsTraced) {
    const std::string traced =
        "id = \"g\"\nname = \"G\"\nsize = [200, 100]\n\n[picture]\nfile = \"atlas.png\"\n"
        "corner = [-20, 5]\nsize = [240, 90]\nturns = 3\nopacity = 35\nshown = false\nlocked = "
        "true\n";

    EXPECT_EQ(write_map(read(traced)), traced);
}

TEST(MapUpdate, PutsAPictureAtTheEndAndTakesItAwayAgain) {
    Map map = known_part();
    map.picture = {"atlas.png", {0, 0}, 200, 100};
    const std::string with_picture = update_map(by_hand, map);
    EXPECT_TRUE(with_picture.starts_with(by_hand));
    EXPECT_NE(with_picture.find("\n[picture]\nfile = \"atlas.png\"\n"), std::string::npos);

    map.picture = {};

    EXPECT_EQ(update_map(with_picture, map), by_hand);
}

TEST(MapWriter, KeepsLinesOfManyCornersShort) {
    Map map = read(canonical);
    for (int i = 0; i < 300; ++i) map.spaces[0].outline[0].push_back({100, 100});

    const std::string text = write_map(map);

    for (size_t begin = 0; begin < text.size(); begin = text.find('\n', begin) + 1)
        EXPECT_LE(text.find('\n', begin) - begin, 100u);
    EXPECT_EQ(read(text).spaces[0].outline[0].size(), 303u);
}

TEST(MapUpdate, LeavesTheTextOfAnUnchangedMapAlone) {
    EXPECT_EQ(update_map(by_hand, known_part()), by_hand);
}

TEST(MapUpdate, RewritesOnlyTheSpaceThatChanged) {
    Map map = known_part();
    map.spaces[0].anchor.x = 11;

    EXPECT_EQ(update_map(by_hand, map),
              written_with("name = \"A\"\nid = \"a\" # first\nanchor = [10, 20]\n",
                           "id = \"a\"\nname = \"A\"\nanchor = [11, 20]\n"));
}

TEST(MapUpdate, KeepsTheCommentAboveAndTheUnknownKeysOfAChangedSpace) {
    Map map = known_part();
    map.spaces[1].attributes["gold"] = 4;

    EXPECT_EQ(update_map(by_hand, map),
              written_with("anchor = [100, 50] # middle\ndepth = 7\n[space.attributes]\ngold = 3\n",
                           "anchor = [100, 50]\nattributes = { gold = 4 }\ndepth = 7\n"));
}

TEST(MapUpdate, KeepsTheHeadOfTheFileAndItsUnknownKeys) {
    Map map = known_part();
    map.width = 300;

    EXPECT_EQ(update_map(by_hand, map),
              written_with("size = [200,   100] # wide\n", "size = [300, 100]\n"));
}

TEST(MapUpdate, AddsAndRemovesSpaces) {
    Map map = known_part();
    map.links.clear();
    map.spaces.erase(map.spaces.begin());
    map.spaces.push_back(map.spaces[0]);
    map.spaces[1].id = "c";

    const std::string text = update_map(by_hand, map);

    EXPECT_EQ(text.find("id = \"a\""), std::string::npos);
    EXPECT_NE(text.find("# The harbour.\n[[space]]\nid = \"b\""), std::string::npos) << text;
    EXPECT_NE(text.find("[[space]]\nid = \"c\"\nname = \"B\"\nanchor = [100, 50]\n"
                        "attributes = { gold = 3 }\n"),
              std::string::npos)
        << text;
    EXPECT_EQ(text.find("[links]"), std::string::npos);
    EXPECT_NE(text.find("[weather]\nrain = true\n"), std::string::npos);
}

TEST(MapUpdate, WritesTheCanonicalFormWhenTheOldTextIsBroken) {
    EXPECT_EQ(update_map("id = ", read(canonical)), canonical);
    EXPECT_EQ(update_map("", read(canonical)), canonical);
}

}  // namespace
}  // namespace fronteira::content
