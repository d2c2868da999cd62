// SPDX-License-Identifier: MIT
// What `check` doubts of entries that lists of a file do not have.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

TEST(CheckOfEntries, WarnsOfThoseBeforeTheFirstAndBehindTheLast) {
    const std::string said =
        said_of_lines("  lost = (prices[0] or 0) + prices[2] + prices[3] + (by_place[0] or 1)",
                      "local prices, by_place = { 4, 5 }, { [0] = 3, 4 }");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:11: warning: `prices[0]` is nil (`prices` has "
                                "the entries 1 to 2) [rules.unknown_field]"));
    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:41: warning: `prices[3]` is nil"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfEntries, WarnsOfListsThatAreAskedForTheEntryOfAHandle) {
    const std::string said =
        said_of_lines("  lost = prices[match.me] or prices[to] or prices[match.me.number]",
                      "local prices = { 4, 5 }");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: warning: `prices` is a list, and has no "
                                "entry for a seat (prices[seat.number]) [rules.unknown_field]"));
    EXPECT_THAT(said, HasSubstr("has no entry for a space"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfEntries, WarnsOfRowsThatAreAskedForByHandles) {
    const std::string said = said_of_lines(
        "  match.seat[match.me].target = to\n  lost = match.space[match.me.target].armies\n"
        "  lost = match.seat[match.me.number % 2 + 1].number");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:3: warning: `match.seat` is a list, and has "
                                "no entry for a seat (match.seat[seat.number]) "
                                "[rules.unknown_field]"));
    EXPECT_THAT(said, HasSubstr(":12:10: warning: `match.space` is a list, and has no entry for a "
                                "space (space is the row itself)"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

}  // namespace
}  // namespace fronteira::cli
