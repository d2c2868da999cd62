// SPDX-License-Identifier: MIT
#include "generate/generate.hpp"

#include "content/maps/map_file.hpp"
#include "content/maps/map_writer.hpp"
#include "core/board/board.hpp"
#include "geometry/borders.hpp"
#include "survey/doubts.hpp"
#include "survey/graph.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace fronteira::generate {
namespace {

using geometry::Symmetry;

Map made(const Recipe& recipe) {
    const Result<Map> map = generate(recipe);
    EXPECT_TRUE(map) << to_text(map.error());
    return map ? *map : Map{};
}

/// What `fronteira check` would say.
Diagnostics complaints(const Map& map) {
    Diagnostics found;
    const auto read = content::parse_map(content::write_map(map), "generated.toml", &found);
    if (!read) return read.error();
    if (const auto board = core::compile(*read); !board) return board.error();
    for (const Diagnostic& doubt : survey::doubts(*read)) found.push_back(doubt);
    return found;
}

struct AnyRecipe : testing::TestWithParam<Recipe> {};

TEST_P(AnyRecipe, MakesAMapThatTheCheckHasNothingToSayOf) {
    EXPECT_EQ(to_text(complaints(made(GetParam()))), "");
}

TEST_P(AnyRecipe, MakesSpacesThatCanAllBeReached) {
    EXPECT_TRUE(survey::cut_off(survey::graph_of(made(GetParam()))).empty());
}

TEST_P(AnyRecipe, MakesAsManySpacesAsAreAskedFor) {
    const geometry::Images images(GetParam().symmetry, 100, 100);
    const int parts = images.count();
    const int wanted = std::max(1, (GetParam().spaces + parts / 2) / parts) * parts;
    EXPECT_EQ(made(GetParam()).spaces.size(), static_cast<size_t>(wanted));
}

TEST_P(AnyRecipe, MakesTheSameMapAgain) {
    EXPECT_EQ(content::write_map(made(GetParam())), content::write_map(made(GetParam())));
}

// Spaces and regions stand image by image, and in each image alike.
TEST_P(AnyRecipe, GivesEveryLinkItsImages) {
    const Map map = made(GetParam());
    const geometry::Images images(GetParam().symmetry, 100, 100);
    const int spaces = static_cast<int>(map.spaces.size()) / images.count();
    std::map<std::string, int> numbers;
    for (const MapSpace& space : map.spaces)
        numbers.emplace(space.id, static_cast<int>(numbers.size()));
    const auto ends = [&](const MapLink& link, int image) {
        const auto end = [&](const std::string& id) {
            const int number = numbers.at(id);
            return images.after(image, number / spaces) * spaces + number % spaces;
        };
        return std::tuple(std::min(end(link.from), end(link.to)),
                          std::max(end(link.from), end(link.to)), link.kind);
    };

    std::set<std::tuple<int, int, std::string>> links;
    for (const MapLink& link : map.links)
        EXPECT_TRUE(links.insert(ends(link, 0)).second) << link.from << ", " << link.to;

    for (const MapLink& link : map.links)
        for (int image = 1; image < images.count(); ++image)
            EXPECT_TRUE(links.contains(ends(link, image)))
                << link.from << ", " << link.to << ", image " << image;
}

std::vector<Recipe> recipes() {
    std::vector<Recipe> all;
    for (uint64_t seed = 1; seed <= 6; ++seed) all.push_back({42, 6, 3, 50, seed});
    all.push_back({2, 1, 1, 30, 7});
    all.push_back({12, 12, 12, 40, 8});
    all.push_back({60, 5, 1, 80, 9});
    all.push_back({300, 20, 9, 45, 10, 4000, 2400});
    for (const Symmetry symmetry :
         {Symmetry::left_right, Symmetry::top_bottom, Symmetry::both_ways, Symmetry::half_turn,
          Symmetry::third_turn, Symmetry::quarter_turn})
        for (uint64_t seed = 1; seed <= 3; ++seed)
            all.push_back({36, 8, 4, 45, seed, 2000, seed == 2 ? 2000 : 1200, symmetry});
    // Of pixels that a third of a turn puts elsewhere: spaces that touch in one image only, lines
    // that come to cross.
    for (const uint64_t seed : {4, 24, 33})
        all.push_back({42, 6, 3, 50, seed, 2000, 1200, Symmetry::third_turn});
    return all;
}

INSTANTIATE_TEST_SUITE_P(Recipes, AnyRecipe, testing::ValuesIn(recipes()));

TEST(Generate, MakesAnotherMapOfAnotherSeed) {
    Recipe one, other;
    other.seed = 2;
    EXPECT_NE(content::write_map(made(one)), content::write_map(made(other)));
}

TEST(Generate, PutsSeaBetweenLandmasses) {
    Map map = made({40, 4, 4, 35, 5});
    std::erase_if(map.links, [](const MapLink& link) { return link.kind == "sea"; });
    // Without links over sea, what can be reached from a space is one landmass.
    survey::Graph graph = survey::graph_of(map);
    std::set<std::vector<bool>> landmasses;
    for (int space = 0; space < graph.spaces(); ++space)
        landmasses.insert(survey::reachable(graph, space));
    EXPECT_EQ(landmasses.size(), 4u);
}

TEST(Generate, GivesEveryRegionOnePieceOfLand) {
    const Map map = made({60, 8, 3, 50, 4});
    for (const MapRegion& region : map.regions) {
        Map part = map;
        std::erase_if(part.links, [](const MapLink& link) { return link.kind == "sea"; });
        std::erase_if(part.spaces,
                      [&](const MapSpace& space) { return space.region != region.id; });
        EXPECT_TRUE(survey::cut_off(survey::graph_of(part)).empty()) << region.id;
        EXPECT_GT(region.attributes.at("bonus"), 0);
    }
}

TEST(Generate, LinksWhatTouchesAndNothingElseOverLand) {
    const Map map = made({});
    std::vector<geometry::Outline> outlines;
    for (const MapSpace& space : map.spaces) outlines.push_back(space.outline);
    const auto land = std::count_if(map.links.begin(), map.links.end(),
                                    [](const MapLink& link) { return link.kind == "land"; });
    EXPECT_EQ(geometry::find_borders(outlines).size(), static_cast<size_t>(land));
}

TEST(Generate, DrawsCrookedBorders) {
    // A cell of straight lines has six corners or so.
    const Map map = made({});
    size_t corners = 0;
    for (const MapSpace& space : map.spaces) corners += space.outline.front().size();
    EXPECT_GT(corners / map.spaces.size(), 15u);
}

TEST(Generate, RepeatsCornersExactlyUnderAMirror) {
    const Recipe recipe{30, 4, 2, 50, 3, 2000, 1200, Symmetry::both_ways};
    const Map map = made(recipe);
    const geometry::Images images(recipe.symmetry, recipe.width, recipe.height);
    std::set<std::pair<int, int>> corners;
    for (const MapSpace& space : map.spaces)
        for (const Ring& ring : space.outline)
            for (const Point corner : ring) corners.emplace(corner.x, corner.y);
    for (const auto& [x, y] : corners)
        for (int image = 1; image < images.count(); ++image) {
            const Point there = images.of({x, y}, image);
            EXPECT_TRUE(corners.contains({there.x, there.y})) << x << ", " << y;
        }
}

TEST(Generate, RefusesWhatCannotBe) {
    EXPECT_FALSE(generate({1}));
    EXPECT_FALSE(generate({10, 11}));
    EXPECT_FALSE(generate({10, 2, 3}));
    EXPECT_FALSE(generate({10, 2, 2, 95}));
    EXPECT_FALSE(generate({2000, 2, 2, 50, 1, 100, 100}));
}

TEST(Generate, TellsAllThatCannotBe) {
    const auto refused = generate({5, 10, 20, 95});
    ASSERT_FALSE(refused);
    EXPECT_EQ(to_text(refused.error()),
              "error: regions: 10 (from 1 to 5) [generate.number]\n"
              "error: landmasses: 20 (from 1 to 5) [generate.number]\n"
              "error: land: 95 (from 10 to 90) [generate.number]\n");
}

}  // namespace
}  // namespace fronteira::generate
