// SPDX-License-Identifier: MIT
#include "map_edit/issues/link_finder.hpp"

#include "small_map.hpp"

#include <gtest/gtest.h>

namespace fronteira::map_edit {
namespace {

/// Three squares in a row without links; the last one stands 6 off.
Map with_gap() {
    Map map = small_map();
    map.links.clear();
    for (Point& corner : map.spaces[2].outline[0]) corner.x += 6;
    return map;
}

TEST(LinkFinder, ProposesALinkWhereBordersAreShared) {
    const auto found = propose_links(with_gap(), 0);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].from, "a");
    EXPECT_EQ(found[0].to, "b");
    EXPECT_EQ(found[0].length, 100);
}

TEST(LinkFinder, ProposesALinkAcrossAGapWithinTheTolerance) {
    EXPECT_EQ(propose_links(with_gap(), 5).size(), 1u);
    EXPECT_EQ(propose_links(with_gap(), 6).size(), 2u);
}

TEST(LinkFinder, ProposesNothingThatIsLinked) {
    EXPECT_TRUE(propose_links(small_map(), 0).empty());
}

TEST(LinkFinder, DoesNotWantWhatHardlyTouches) {
    Map map = with_gap();
    MapSpace sliver = map.spaces[0];
    sliver.id = "d";
    sliver.outline = {{{100, 198}, {100, 200}, {50, 200}}};
    map.spaces[0].outline = {{{100, 100}, {200, 100}, {200, 200}, {100, 200}, {100, 198}}};
    map.spaces.push_back(sliver);
    const auto found = propose_links(map, 0);
    ASSERT_EQ(found.size(), 2u);
    EXPECT_TRUE(found[0].wanted);
    EXPECT_FALSE(found[1].wanted);
}

TEST(LinkFinder, AddsWhatIsWantedAsOneEdit) {
    MapEditor editor("en");
    editor.document().begin(with_gap());
    const std::string before = editor.document().text();
    LinkFinder finder;
    finder.set_editor(&editor);
    finder.set_tolerance(10);
    finder.look();
    ASSERT_EQ(finder.proposals().size(), 2u);
    finder.want(1, false);
    const std::string unwanted = finder.proposals()[1].to;
    EXPECT_EQ(finder.wanted(), 1);

    finder.add();

    ASSERT_EQ(editor.map().links.size(), 1u);
    EXPECT_EQ(editor.moment(), 1);
    ASSERT_EQ(finder.proposals().size(), 1u);
    EXPECT_EQ(finder.proposals()[0].to, unwanted);
    EXPECT_FALSE(finder.proposals()[0].wanted) << "what was not wanted is not wanted now";
    editor.undo();
    EXPECT_EQ(editor.document().text(), before);
    editor.discard();
}

}  // namespace
}  // namespace fronteira::map_edit
