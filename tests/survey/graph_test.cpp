// SPDX-License-Identifier: MIT
#include "survey/graph.hpp"

#include "drawn.hpp"

#include <gmock/gmock.h>

namespace fronteira::survey {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Graph, HasEachNeighbourOnceHoweverManyLinksLeadThere) {
    Map map = drawn(3, {{0, 1}, {2, 1}, {0, 1}});
    map.links[2].kind = "sea";

    const Graph graph = graph_of(map);

    EXPECT_THAT(graph.beside[1], ElementsAre(0, 2));
    EXPECT_THAT(graph.beside[0], ElementsAre(1));
}

TEST(Graph, KnowsFromWhereASpaceCanBeEntered) {
    Map map = drawn(2, {{0, 1}});
    map.links[0].one_way = true;

    const Graph graph = graph_of(map);

    EXPECT_THAT(graph.from[0], IsEmpty());
    EXPECT_THAT(graph.from[1], ElementsAre(0));
    EXPECT_THAT(graph.beside[0], ElementsAre(1));
}

TEST(Graph, PassesOverWhatAnUnfinishedMapLacks) {
    Map map = drawn(2, {{0, 1}, {1, 7}, {1, 1}});
    map.spaces[0].region = "nowhere";

    const Graph graph = graph_of(map);

    EXPECT_THAT(graph.beside[1], ElementsAre(0));
    EXPECT_EQ(graph.region_of[0], -1);
}

}  // namespace
}  // namespace fronteira::survey
