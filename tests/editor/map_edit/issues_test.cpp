// SPDX-License-Identifier: MIT
#include "map_edit/issues/issues.hpp"

#include "map_edit/document/map_document.hpp"
#include "map_edit/issues/repairs.hpp"
#include "small_map.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

namespace fronteira::map_edit {
namespace {

Needs of_a_game() {
    Needs needs;
    needs.regions = true;
    needs.space_attributes = {"gold"};
    needs.region_attributes = {"fame"};
    return needs;
}

TEST(Issues, AreNoneOfAMapAsItShouldBe) {
    EXPECT_TRUE(find_issues(small_map(), std::nullopt).empty());
}

TEST(Issues, PointToThePartTheyAreAbout) {
    Map map = small_map();
    map.links.push_back({"a", "nowhere", "land", false, {}});
    map.spaces[1].anchor = {700, 700};
    map.regions[0].name = {{"en", "West"}};
    map.spaces[2].name = {{"en", "The c"}, {"pt_BR", "O c"}};
    const auto issues = find_issues(map, std::nullopt);
    ASSERT_EQ(issues.size(), 3u);
    EXPECT_EQ(issues[0].finding.code, "map.unknown_space") << "errors come first";
    EXPECT_EQ(issues[0].link, 2u);
    EXPECT_EQ(issues[1].finding.code, "map.missing_translation");
    EXPECT_EQ(issues[1].region, 0u);
    EXPECT_EQ(issues[2].finding.code, "map.label_outside");
    EXPECT_EQ(issues[2].space, 1u);
}

TEST(Issues, AreToldOnceWhereTheGameForbidsWhatIsDoubtfulAnyway) {
    Map map = small_map();
    map.links.clear();
    const auto codes = [&](const Needs& needs) {
        std::vector<std::string> found;
        for (const Issue& one : find_issues(map, needs)) found.push_back(one.finding.code);
        return found;
    };
    Needs needs;
    EXPECT_THAT(codes(needs), testing::ElementsAre("needs.connected"));
    needs.connected = false;
    EXPECT_THAT(codes(needs), testing::ElementsAre("map.unreachable"));
}

TEST(Issues, TellWhatCardsNameAndTheMapLacks) {
    CardNames cards{{"a", "atlantis"}, {}};
    const auto issues = find_issues(small_map(), Needs{}, cards);
    ASSERT_EQ(issues.size(), 1u);
    EXPECT_EQ(issues[0].finding.code, "needs.card_spaces");
    EXPECT_EQ(issues[0].finding.word, "atlantis");
    for (int i = 0; i < 9; ++i) cards.regions.push_back("r" + std::to_string(i));
    const auto more = find_issues(small_map(), Needs{}, cards);
    ASSERT_EQ(more.size(), 2u);
    EXPECT_EQ(more[1].finding.word, "r0, r1, r2, r3, r4, r5, r6, r7");
    EXPECT_EQ(more[1].finding.numbers.front(), 1);
}

TEST(Issues, CountTheCellsOfAGrid) {
    Map map;
    map.id = "board";
    map.name[""] = "Board";
    map.grid.width = map.grid.height = 3;
    Needs needs;
    needs.min_spaces = 9;
    EXPECT_TRUE(find_issues(map, needs).empty());
    needs.min_spaces = 10;
    EXPECT_EQ(find_issues(map, needs).size(), 1u);
}

struct Fault {
    const char* code;
    std::function<void(Map&)> make;
};

void PrintTo(const Fault& fault, std::ostream* out) {
    *out << fault.code;
}

struct Repairs : testing::TestWithParam<Fault> {};

bool has(const std::vector<Issue>& issues, const std::string& code, const Issue** found = nullptr) {
    for (const Issue& issue : issues)
        if (issue.finding.code == code) {
            if (found != nullptr) *found = &issue;
            return true;
        }
    return false;
}

TEST_P(Repairs, MakeTheIssueGoAndAreTakenBackByOneUndo) {
    Map faulty = small_map();
    GetParam().make(faulty);
    MapDocument document;
    document.begin(faulty);
    const std::string before = document.text();
    Needs needs = of_a_game();
    needs.connected = GetParam().code != std::string("map.unreachable");  // else it is told as that
    const auto issues = find_issues(document.map(), needs);
    const Issue* issue = nullptr;
    ASSERT_TRUE(has(issues, GetParam().code, &issue));
    ASSERT_FALSE(repair_name(*issue).isEmpty());
    ASSERT_TRUE(document.edit(repair_name(*issue), [&](Map& map) { return repair(map, *issue); }));
    EXPECT_FALSE(has(find_issues(document.map(), needs), GetParam().code));
    document.history().undo();
    EXPECT_EQ(document.text(), before);
}

TEST(Repairs, MakeARegionWhereTheMapHasNone) {
    Map map = small_map();
    map.regions.clear();
    for (MapSpace& space : map.spaces) space.region.clear();
    const auto issues = find_issues(map, of_a_game());
    const Issue* issue = nullptr;
    ASSERT_TRUE(has(issues, "needs.region", &issue));
    ASSERT_TRUE(repair(map, *issue));
    ASSERT_EQ(map.regions.size(), 1u);
    for (const MapSpace& space : map.spaces) EXPECT_EQ(space.region, map.regions[0].id);
}

TEST(Repairs, SpreadATagOverTheMapWhereSpacesLackIt) {
    Map map = small_map();
    Needs needs;
    needs.tags = {{"port", 2}};
    const Issue* issue = nullptr;
    auto issues = find_issues(map, needs);
    ASSERT_TRUE(has(issues, "needs.tag", &issue));
    EXPECT_FALSE(repair_name(*issue).isEmpty());
    ASSERT_TRUE(repair(map, *issue));
    EXPECT_FALSE(has(find_issues(map, needs), "needs.tag"));

    for (MapSpace& space : map.spaces) space.tags = {"port"};
    issues = find_issues(map, needs);
    ASSERT_TRUE(has(issues, "needs.tag", &issue));
    EXPECT_TRUE(repair_name(*issue).isEmpty()) << "which of them only the author knows";
}

// A link leads to the first space of an id, so that no link can reach the second.
TEST(Repairs, LeaveASpaceUnreachableThatHasTheIdOfAnother) {
    Map map = small_map();
    map.spaces.push_back(map.spaces[0]);
    const std::vector<MapLink> links = map.links;
    Issue issue;
    issue.finding.code = "map.unreachable";
    EXPECT_FALSE(repair(map, issue));
    EXPECT_EQ(map.links.size(), links.size());
    for (const MapLink& link : map.links) EXPECT_EQ(link.kind, "land");
}

INSTANTIATE_TEST_SUITE_P(
    Faults, Repairs,
    testing::Values(Fault{"map.unknown_region", [](Map& map) { map.spaces[2].region = "nowhere"; }},
                    Fault{"map.outside",
                          [](Map& map) {
                              map.spaces[2].outline[0][0] = {5000, 150};
                          }},
                    Fault{"map.unknown_space", [](Map& map) { map.links[1].to = "nowhere"; }},
                    Fault{"map.self_link",
                          [](Map& map) {
                              map.links.push_back({"a", "a", "sea", false, {}});
                          }},
                    Fault{"map.duplicate_link",
                          [](Map& map) {
                              map.links.push_back({"b", "a", "land", false, {}});
                          }},
                    Fault{"map.unreachable", [](Map& map) { map.links.clear(); }},
                    Fault{"map.label_outside",
                          [](Map& map) {
                              map.spaces[0].anchor = {600, 600};
                          }},
                    Fault{"map.no_return", [](Map& map) { map.links[1].one_way = true; }},
                    Fault{"needs.connected", [](Map& map) { map.links.pop_back(); }},
                    Fault{"needs.region", [](Map&) {}}, Fault{"needs.space_attribute", [](Map&) {}},
                    Fault{"needs.region_attribute", [](Map&) {}}));

}  // namespace
}  // namespace fronteira::map_edit
