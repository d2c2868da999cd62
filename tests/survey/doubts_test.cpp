// SPDX-License-Identifier: MIT
#include "survey/doubts.hpp"

#include "drawn.hpp"
#include "survey/crossings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace fronteira::survey {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

/// Two squares with a common border, linked, labels inside.
Map two_squares() {
    Map map = drawn(2, {{0, 1}});
    map.width = map.height = 1000;
    for (int i = 0; i < 2; ++i) {
        MapSpace& space = map.spaces[static_cast<size_t>(i)];
        const int32_t left = 100 + 100 * i;
        space.name["en"] = "Space " + space.id;
        space.anchor = {left + 50, 150};
        space.outline = {{{left, 100}, {left + 100, 100}, {left + 100, 200}, {left, 200}}};
        space.place = {"two.toml", 10 + i, 1};
    }
    return map;
}

std::string told(const Map& map) {
    return to_text(survey::told(doubts(map)));
}

TEST(Doubts, AreNoneOfAMapAsItShouldBe) {
    EXPECT_EQ(told(two_squares()), "");
}

TEST(Doubts, ArePlacedAtTheSpace) {
    Map map = two_squares();
    map.spaces[1].anchor = {500, 150};
    EXPECT_THAT(told(map), HasSubstr("two.toml:11:1: warning: the anchor of `1` lies outside"));
}

TEST(Doubts, AreOfTwoSpacesWithOneAnchor) {
    Map map = two_squares();
    map.spaces[1].anchor = map.spaces[0].anchor;
    map.spaces[1].outline.clear();
    EXPECT_EQ(told(map),
              "two.toml:11:1: warning: `0` and `1` have the same anchor, 150, 150 (their names and "
              "pieces would lie on one another) [map.same_anchor]\n");
}

// Whichever way round the outline is drawn.
TEST(Doubts, AreNoneOfAnAnchorOnTheBorder) {
    Map map = two_squares();
    for (int turned = 0; turned < 2; ++turned) {
        for (const Point anchor :
             {Point{100, 150}, Point{200, 150}, Point{150, 100}, Point{100, 100}}) {
            map.spaces[0].anchor = anchor;
            EXPECT_EQ(told(map), "") << anchor.x << ", " << anchor.y;
        }
        std::ranges::reverse(map.spaces[0].outline[0]);
    }
}

TEST(Doubts, NameTheSpacesOutOfReach) {
    Map map = two_squares();
    map.links.clear();
    EXPECT_THAT(told(map), HasSubstr("`1` cannot be reached from `0`"));
}

TEST(Doubts, TellOutlinesThatCrossThemselves) {
    Map map = two_squares();
    std::swap(map.spaces[0].outline[0][2], map.spaces[0].outline[0][3]);
    EXPECT_THAT(told(map), HasSubstr("the outline of `0` crosses itself"));
}

TEST(Doubts, TellOutlinesOfTwoSpacesThatCross) {
    Map map = two_squares();
    map.spaces[0].outline[0][1] = {250, 150};
    EXPECT_THAT(told(map), HasSubstr("the outlines of `0` and `1` cross"));
}

// From (100, 100) to (250, 150) the line meets x = 200 at two thirds: 133.3.
TEST(Doubts, SayWhereOutlinesCrossAndWhatToDo) {
    Map map = two_squares();
    map.spaces[0].outline[0][1] = {250, 150};
    map.spaces[0].outline[0][2] = {200, 200};
    map.spaces[1].outline[0][0] = {200, 110};
    EXPECT_THAT(told(map), HasSubstr("(near 200, 133; move corners until the lines only touch)"));
}

// As editors with a grid draw them: every line of one lies on a line of the other or ends on it.
TEST(Doubts, TellSpacesThatOverlapThoughTheirCornersLieOnLines) {
    Map map = two_squares();
    for (int i = 0; i < 2; ++i) {
        const int32_t left = 60 * i;
        map.spaces[static_cast<size_t>(i)].outline = {
            {{left, 0}, {left + 100, 0}, {left + 100, 100}, {left, 100}}};
        map.spaces[static_cast<size_t>(i)].anchor = {left + 50, 50};
    }
    EXPECT_THAT(told(map), HasSubstr("warning: `0` and `1` overlap (near 80, 50"));
    for (Point& corner : map.spaces[1].outline[0]) corner.x += 40;
    map.spaces[1].anchor = {150, 50};
    EXPECT_EQ(told(map), "") << "now they only touch";
}

TEST(Doubts, TellThatTheBarsOfACrossOverlapThoughTheyMeetInCorners) {
    Map map = two_squares();
    map.spaces[0].outline = {{{0, 100},
                              {100, 100},
                              {200, 100},
                              {300, 100},
                              {300, 200},
                              {200, 200},
                              {100, 200},
                              {0, 200}}};
    map.spaces[1].outline = map.spaces[0].outline;
    for (Point& corner : map.spaces[1].outline[0]) std::swap(corner.x, corner.y);
    map.spaces[0].anchor = {50, 150};
    map.spaces[1].anchor = {150, 50};
    EXPECT_THAT(told(map), HasSubstr("warning: `0` and `1` overlap (near 150, 150"));
}

TEST(Doubts, TellEveryOverlapOfSquaresOnACoarseGridAndNoOther) {
    uint32_t chance = 5;
    const auto below = [&chance](int32_t end) {
        chance = chance * 1664525 + 1013904223;
        return static_cast<int32_t>(chance >> 8) % end;
    };
    for (int round = 0; round < 60; ++round) {
        Map map = drawn(8, {});
        map.width = map.height = 1000;
        std::set<std::pair<int, int>> expected, found;
        for (MapSpace& space : map.spaces) {
            const int32_t x = below(8) * 50, y = below(8) * 50;
            const int32_t right = x + 50 + below(3) * 50, bottom = y + 50 + below(3) * 50;
            space.outline = {{{x, y}, {right, y}, {right, bottom}, {x, bottom}}};
        }
        for (int i = 0; i < 8; ++i)
            for (int j = i + 1; j < 8; ++j) {
                const Ring& a = map.spaces[static_cast<size_t>(i)].outline[0];
                const Ring& b = map.spaces[static_cast<size_t>(j)].outline[0];
                if (a[0].x < b[2].x && b[0].x < a[2].x && a[0].y < b[2].y && b[0].y < a[2].y)
                    expected.emplace(i, j);
            }
        for (const Finding& one : doubts(map))
            if (one.code == "map.overlap" || one.code == "map.crossing_outline")
                found.emplace(one.spaces[0], one.spaces[1]);
        EXPECT_EQ(found, expected) << round;
    }
}

// A corner of the one on a slanted line of the other, which whole numbers cannot hit.
TEST(Doubts, AreNoneOfNeighboursThatRoundingMovedByLessThanAUnit) {
    Map map = two_squares();
    map.spaces[0].outline = {{{100, 100}, {400, 103}, {400, 300}, {100, 300}}};
    map.spaces[1].outline = {{{100, 0}, {400, 0}, {400, 103}, {250, 102}, {100, 100}}};
    map.spaces[0].anchor = {250, 200};
    map.spaces[1].anchor = {250, 50};
    EXPECT_EQ(told(map), "");
}

TEST(Doubts, TellASpaceThatLiesWithinAnother) {
    Map map = two_squares();
    map.spaces[1].outline = {{{120, 120}, {180, 120}, {180, 180}, {120, 180}}};
    map.spaces[1].anchor = {150, 150};
    EXPECT_THAT(told(map), HasSubstr("two.toml:10:1: warning: `0` and `1` overlap"));
    map.spaces[0].outline.push_back(map.spaces[1].outline[0]);  // a hole
    map.spaces[0].anchor = {110, 110};
    EXPECT_EQ(told(map), "");
}

TEST(Doubts, TellTwoSpacesWithOneOutline) {
    Map map = two_squares();
    map.spaces[1].outline = map.spaces[0].outline;
    map.spaces[1].anchor = map.spaces[0].anchor;
    EXPECT_THAT(told(map), HasSubstr("`0` and `1` overlap"));
}

TEST(Doubts, TellARegionWithoutSpaces) {
    Map map = two_squares();
    add_region(map, "north", {0, 1}, 2);
    EXPECT_EQ(told(map), "");
    add_region(map, "south", {}, 2);
    map.regions[1].place = {"two.toml", 3, 1};
    EXPECT_THAT(told(map), HasSubstr("two.toml:3:1: warning: no space is in the region `south`"));
}

TEST(Doubts, TellANameOfTwoSpacesButNotOfTwoLanguages) {
    Map map = two_squares();
    map.spaces[0].name = {{"en", "Chile"}, {"pt_BR", "Peru"}};
    map.spaces[1].name = {{"en", "Peru"}, {"pt_BR", "Chile"}};
    EXPECT_EQ(told(map), "");
    map.spaces[1].name["en"] = "Chile";
    EXPECT_THAT(told(map), HasSubstr("`0` and `1` have the same name, \"Chile\""));
}

TEST(Doubts, TellAOneWayLinkWithoutReturn) {
    Map map = two_squares();
    map.links[0].one_way = true;
    EXPECT_THAT(told(map), HasSubstr("leads from `0` to `1`, and no way leads back"));
    map.links.push_back({"1", "0", "sea", true, {}});
    EXPECT_EQ(told(map), "") << "now there is one";
}

TEST(Doubts, TellColoursOfNeighboursThatSomeEyesCannotTellApart) {
    Map map = two_squares();
    add_region(map, "red", {0}, 1);
    add_region(map, "green", {1}, 1);
    // Far apart for most people; the same olive without red-sensitive or green-sensitive cones.
    map.regions[0].colour = "#b05a3c";
    map.regions[1].colour = "#6f7a34";
    EXPECT_THAT(told(map), HasSubstr("colours of the regions `red` and `green`"));
    map.regions[1].colour = "#cfe0a0";
    EXPECT_EQ(told(map), "") << "lighter by far";
}

TEST(Doubts, OfAGridAreNone) {
    Map map;
    map.grid.width = map.grid.height = 3;
    EXPECT_THAT(doubts(map), IsEmpty());
}

/// Long thin triangles from edge to edge of a large plane, by lot.
Map needles(int count) {
    Map map = drawn(count, {});
    map.width = map.height = 1'000'000;
    uint32_t chance = 7;
    const auto coordinate = [&chance] {
        chance = chance * 1664525 + 1013904223;
        return static_cast<int32_t>(chance >> 8) % 1'000'000;
    };
    int32_t number = 0;
    for (MapSpace& space : map.spaces) {
        space.anchor = {number++, 0};
        space.outline = {{{0, coordinate()}, {1'000'000, coordinate()}, {coordinate(), 0}}};
    }
    return map;
}

/// Whether the two lines have a point in common that is no end of either.
bool meet(Point a, Point b, Point c, Point d) {
    const auto turn = [](Point p, Point q, Point r) {
        return (double(q.x) - p.x) * (double(r.y) - p.y) -
               (double(q.y) - p.y) * (double(r.x) - p.x);
    };
    return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

TEST(Crossings, AreFoundHoweverLongTheEdgesAre) {
    const Map map = needles(30);

    const Crossings crossing = crossings(map);

    EXPECT_TRUE(crossing.all);
    std::set<std::pair<int, int>> found, expected;
    for (const Crossing& one : crossing.found) found.emplace(one.one, one.other);
    for (int i = 0; i < 30; ++i)
        for (int j = i + 1; j < 30; ++j)
            for (size_t a = 0; a < 3; ++a)
                for (size_t b = 0; b < 3; ++b) {
                    const Ring& one = map.spaces[static_cast<size_t>(i)].outline[0];
                    const Ring& other = map.spaces[static_cast<size_t>(j)].outline[0];
                    if (meet(one[a], one[(a + 1) % 3], other[b], other[(b + 1) % 3]))
                        expected.emplace(i, j);
                }
    EXPECT_EQ(found, expected);
    EXPECT_GT(expected.size(), 100u);
}

TEST(Crossings, OfOutlinesThatAreTooEntangledAreToldInPart) {
    for (const int count : {100, 20'000}) {
        const Findings found = doubts(needles(count));

        EXPECT_EQ(found.back().code, "map.entangled") << count;
        EXPECT_LT(found.size(), 1000u + static_cast<size_t>(count) + 10);
    }
}

TEST(OneWayLinks, AreLookedAtTogether) {
    constexpr int count = 20'000;
    Map ring = drawn(count, {});
    for (int i = 0; i < count; ++i)
        ring.links.push_back(
            {std::to_string(i), std::to_string((i + 1) % count), "land", true, {}});
    Map chain = ring;
    chain.links.pop_back();

    const auto no_return = [](const Map& map) {
        const Findings found = doubts(map);
        return std::count_if(found.begin(), found.end(),
                             [](const Finding& one) { return one.code == "map.no_return"; });
    };
    EXPECT_EQ(no_return(ring), 0);
    EXPECT_EQ(no_return(chain), count - 1);
}

}  // namespace
}  // namespace fronteira::survey
