// SPDX-License-Identifier: MIT
#include "map_edit/issues/issue_words.hpp"

#include "grid/grid.hpp"
#include "small_map.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

namespace fronteira::map_edit {
namespace {

using testing::HasSubstr;

/// Those of a map, by code.
std::map<std::string, std::string> told(const Map& map, const Needs& needs,
                                        const std::string& language = "en") {
    std::map<std::string, std::string> all;
    for (const Issue& issue : find_issues(map, needs)) {
        const IssueWords words = words_of(issue, map, language);
        all[issue.finding.code] = words.text.toStdString() + "|" + words.hint.toStdString();
    }
    return all;
}

std::string text_of(const std::string& code, const Map& map, const Needs& needs = {},
                    const std::string& language = "en") {
    const std::string both = told(map, needs, language)[code];
    return both.substr(0, both.find('|'));
}

TEST(IssueWords, NameSpacesAsTheMapDoesInTheLanguage) {
    Map map = small_map();
    map.spaces[2].name = {{"en", "The c"}, {"pt_BR", "O c"}};
    Needs needs;
    needs.regions = true;
    EXPECT_EQ(text_of("needs.region", map, needs),
              "Every space must be in a region; without one: The c");
    EXPECT_THAT(text_of("needs.region", map, needs, "pt_BR"), HasSubstr(": O c"));
}

TEST(IssueWords, CallASpaceWithoutANameByItsId) {
    Map map = small_map();
    map.spaces[2].name.clear();
    map.links.pop_back();
    EXPECT_EQ(text_of("needs.connected", map),
              "Every space must be reachable from every other; cut off from The a: c");
    Needs needs;
    needs.connected = false;
    EXPECT_EQ(text_of("map.unreachable", map, needs), "There is no way from The a to: c");
}

TEST(IssueWords, TellTheBoundThatIsNotKept) {
    Needs needs;
    needs.min_spaces = 6;
    needs.max_spaces = 5000;
    EXPECT_EQ(text_of("needs.spaces", small_map(), needs),
              "The map has 3 spaces; the game needs at least 6");
    needs.min_spaces = 1;
    needs.max_spaces = 2;
    EXPECT_EQ(text_of("needs.spaces", small_map(), needs),
              "The map has 3 spaces; the game takes at most 2");
}

TEST(IssueWords, TellWhatGridTheGameNeeds) {
    Needs needs;
    needs.grid = GridNeeds{MapGrid::Shape::square_with_diagonals, {8, 10, 12}, {8}};
    EXPECT_EQ(text_of("needs.grid", small_map(), needs),
              "The spaces are drawn; the game is played on a grid");
    Map map;
    map.grid = {9, 2, MapGrid::Shape::hex, {}};
    EXPECT_EQ(text_of("needs.grid_shape", map, needs),
              "The game needs squares that are linked across their corners, too");
    EXPECT_EQ(text_of("needs.grid_width", map, needs),
              "The grid is 9 cells wide; the game needs 8, 10 or 12");
    EXPECT_EQ(text_of("needs.grid_height", map, needs),
              "The grid is 2 cells high; the game needs 8");
}

TEST(IssueWords, TellNumbersAndTagsThatAreMissing) {
    Needs needs;
    needs.space_attributes = {"gold"};
    needs.region_attributes = {"fame"};
    needs.tags = {{"port", 2}};
    const Map map = small_map();
    EXPECT_EQ(text_of("needs.space_attribute", map, needs),
              "Every space needs the number gold; without it: The a, The b, The c");
    EXPECT_EQ(text_of("needs.region_attribute", map, needs),
              "Every region needs the number fame; without it: West");
    EXPECT_EQ(text_of("needs.tag", map, needs), "0 spaces carry the tag port; the game needs 2");
}

TEST(IssueWords, NameNoMoreThanEight) {
    Map map = small_map();
    for (int i = 0; i < 8; ++i) {
        map.spaces.push_back(map.spaces[2]);
        map.spaces.back().id = "d" + std::to_string(i);
    }
    Needs needs;
    needs.regions = true;
    EXPECT_THAT(text_of("needs.region", map, needs), testing::EndsWith("The c and 1 more"));
}

TEST(IssueWords, TellInTheLanguageWhatCardsName) {
    const Map map = small_map();
    const auto issues = find_issues(map, Needs{}, {{"atlantis"}, {}});
    ASSERT_EQ(issues.size(), 1u);
    EXPECT_EQ(words_of(issues[0], map, "en").text.toStdString(),
              "Cards of the game name spaces that the map does not have: atlantis");
}

TEST(IssueWords, NameTheCellsOfAGrid) {
    Map map;
    map.id = "board";
    map.grid.width = map.grid.height = 2;
    Needs needs;
    needs.regions = true;
    const std::vector<Issue> issues = find_issues(map, needs);
    ASSERT_EQ(issues.size(), 1u);
    EXPECT_THAT(words_of(issues[0], grid::spell_out(map), "en").text.toStdString(),
                HasSubstr("without one: a1, b1, a2, b2"));
}

struct Saying {
    const char* code;
    std::function<void(Map&)> make;
    const char* text;
};

void PrintTo(const Saying& saying, std::ostream* out) {
    *out << saying.code;
}

struct IssueSentences : testing::TestWithParam<Saying> {};

TEST_P(IssueSentences, NameThePartsOfTheMap) {
    Map map = small_map();
    GetParam().make(map);
    EXPECT_EQ(text_of(GetParam().code, map), GetParam().text);
}

INSTANTIATE_TEST_SUITE_P(
    Mistakes, IssueSentences,
    testing::Values(
        Saying{"map.duplicate_id", [](Map& map) { map.spaces[2].id = "a"; },
               "Two spaces have the id a"},
        Saying{"map.unknown_region", [](Map& map) { map.spaces[2].region = "nowhere"; },
               "The c is in a region that the map does not have"},
        Saying{"map.outside",
               [](Map& map) {
                   map.spaces[2].outline[0][0] = {5000, 150};
               },
               "The c reaches beyond the edge of the map"},
        Saying{"map.unknown_space", [](Map& map) { map.links[1].to = "nowhere"; },
               "A link joins The b and nowhere, and one of them is not in the map"},
        Saying{"map.self_link",
               [](Map& map) {
                   map.links.push_back({"a", "a", "sea", false, {}});
               },
               "A link joins The a to itself"},
        Saying{"map.duplicate_link",
               [](Map& map) {
                   map.links.push_back({"b", "a", "land", false, {}});
               },
               "The b and The a have a second link of the same kind"},
        Saying{"map.missing_translation",
               [](Map& map) {
                   map.regions[0].name = {{"en", "West"}};
                   map.spaces[2].name = {{"en", "The c"}, {"pt_BR", "O c"}};
               },
               "West has a name only in: English"},
        Saying{"map.label_outside",
               [](Map& map) {
                   map.spaces[0].anchor = {600, 600};
               },
               "The label of The a lies outside its outline"},
        Saying{"map.same_anchor",
               [](Map& map) {
                   map.spaces[2].anchor = map.spaces[1].anchor;
                   map.spaces[2].outline.clear();
               },
               "The labels of The b and The c are in the same place"},
        Saying{
            "map.crossing_outline",
            [](Map& map) { std::swap(map.spaces[0].outline[0][2], map.spaces[0].outline[0][3]); },
            "The outline of The a crosses itself"},
        Saying{"map.overlap", [](Map& map) { map.spaces[2].outline = map.spaces[1].outline; },
               "The b and The c overlap"},
        Saying{"map.empty_region",
               [](Map& map) {
                   map.regions.push_back({"east", {{"", "East"}}, "#123456", {}, {}});
               },
               "No space is in the region East"},
        Saying{"map.duplicate_name", [](Map& map) { map.spaces[2].name[""] = "The a"; },
               "Two spaces have the name The a: a, c"},
        Saying{"map.no_return", [](Map& map) { map.links[1].one_way = true; },
               "A one-way link leads from The b to The c, and there is no way back"},
        Saying{"map.colours_alike",
               [](Map& map) {
                   map.regions.push_back({"east", {{"", "East"}}, map.regions[0].colour, {}, {}});
                   map.spaces[2].region = "east";
               },
               "Not everybody can tell the colours of these regions apart: West, East"}));

}  // namespace
}  // namespace fronteira::map_edit
