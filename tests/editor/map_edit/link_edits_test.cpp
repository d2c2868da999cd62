// SPDX-License-Identifier: MIT
#include "map_edit/edits/link_edits.hpp"

#include "small_map.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::map_edit {
namespace {

TEST(LinkEdits, FindNeighboursWithoutALink) {
    Map map = small_map();
    EXPECT_TRUE(unlinked_neighbours(map).empty());
    remove_links(map, "c", "b");
    EXPECT_THAT(unlinked_neighbours(map), testing::ElementsAre(std::pair<size_t, size_t>(1, 2)));
}

TEST(LinkEdits, ChangeALinkThatIsThereInsteadOfAddingOne) {
    Map map = small_map();
    ASSERT_TRUE(set_link(map, "b", "a", "sea", true));
    ASSERT_EQ(map.links.size(), 2u);
    EXPECT_EQ(map.links[0].from, "b");
    EXPECT_EQ(map.links[0].kind, "sea");
    EXPECT_TRUE(map.links[0].one_way);
}

TEST(LinkEdits, RefuseALinkOfASpaceWithItself) {
    Map map = small_map();
    EXPECT_FALSE(set_link(map, "a", "a", "land", false));
}

}  // namespace
}  // namespace fronteira::map_edit
