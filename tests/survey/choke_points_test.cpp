// SPDX-License-Identifier: MIT
#include <fronteira/random.hpp>

#include "drawn.hpp"
#include "survey/survey.hpp"

#include <gmock/gmock.h>

namespace fronteira::survey {
namespace {

using testing::Each;
using testing::ElementsAre;

std::vector<int> parts(const Map& map) {
    return parts_without(graph_of(map));
}

/// Into how many parts the spaces connected with one fall when it is taken away: counted by hand,
/// spreading out from each that is left.
int parts_by_spreading(const Graph& graph, int without) {
    std::vector<bool> met(graph.beside.size());
    met[static_cast<size_t>(without)] = true;
    int parts = 0;
    for (const int start : graph.beside[static_cast<size_t>(without)]) {
        if (met[static_cast<size_t>(start)]) continue;
        ++parts;
        std::vector<int> todo{start};
        while (!todo.empty()) {
            const int space = todo.back();
            todo.pop_back();
            if (met[static_cast<size_t>(space)]) continue;
            met[static_cast<size_t>(space)] = true;
            for (const int next : graph.beside[static_cast<size_t>(space)]) todo.push_back(next);
        }
    }
    return parts;
}

TEST(ChokePoints, AreTheInnerSpacesOfAChain) {
    EXPECT_THAT(parts(drawn(4, {{0, 1}, {1, 2}, {2, 3}})), ElementsAre(1, 2, 2, 1));
}

TEST(ChokePoints, AreNoneInARing) {
    EXPECT_THAT(parts(drawn(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}})), Each(1));
}

TEST(ChokePoints, AreWhereRingsTouch) {
    EXPECT_THAT(parts(drawn(5, {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 2}})),
                ElementsAre(1, 1, 2, 1, 1));
}

TEST(ChokePoints, LetAStarFallIntoAsManyPartsAsItHasArms) {
    EXPECT_THAT(parts(drawn(4, {{0, 1}, {0, 2}, {0, 3}})), ElementsAre(3, 1, 1, 1));
}

TEST(ChokePoints, AreNoSpacesByThemselves) {
    EXPECT_THAT(parts(drawn(2, {})), Each(0));
}

TEST(ChokePoints, AreThoseOfSpreadingOutOnMapsDrawnByLot) {
    Random random;
    random.state = 7;
    for (int round = 0; round < 200; ++round) {
        Map map = drawn(12, {});
        const int links = static_cast<int>(random.below(24));
        for (int i = 0; i < links; ++i)
            map.links.push_back({std::to_string(random.below(12)),
                                 std::to_string(random.below(12)),
                                 "land",
                                 random.below(2) == 0,
                                 {}});
        const Graph graph = graph_of(map);
        const std::vector<int> found = parts_without(graph);
        for (int space = 0; space < 12; ++space)
            ASSERT_EQ(found[static_cast<size_t>(space)], parts_by_spreading(graph, space));
    }
}

TEST(ChokePoints, AreFoundInAChainOfAHundredThousandSpaces) {
    Map map = drawn(100000, {});
    for (int i = 1; i < 100000; ++i)
        map.links.push_back({std::to_string(i - 1), std::to_string(i), "land", false, {}});

    const std::vector<int> found = parts(map);

    EXPECT_EQ(found[50000], 2);
    EXPECT_EQ(found[99999], 1);
}

}  // namespace
}  // namespace fronteira::survey
