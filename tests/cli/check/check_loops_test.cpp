// SPDX-License-Identifier: MIT
// What `check` says of loops over lists.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(CheckOfLoops, WarnsOfAPlaceThatIsTakenForWhatStandsThere) {
    const std::string place =
        "rules/battle.lua:11: warning: `near` is the place in the list, not the entry (for _, near "
        "in ipairs(list) do) "
        "[rules.bare_loop]";

    EXPECT_THAT(said_of_lines("  for near in ipairs(to:neighbours()) do if near == from then "
                              "match:retire(victim) end end"),
                HasSubstr(place));
    EXPECT_THAT(said_of_lines("  for near in ipairs(to:neighbours()) do near.armies = 1 end"),
                HasSubstr(place));
}

TEST(CheckOfLoops, WarnsOfAListWithoutIpairs) {
    const std::string alone =
        "rules/battle.lua:11: warning: use `ipairs` for a list (for _, "
        "one in ipairs(list) do) [rules.bare_loop]";

    EXPECT_THAT(said_of_lines("  for _, near in to:neighbours() do near.armies = 1 end"),
                HasSubstr(alone));
    EXPECT_THAT(said_of_lines("  for _, seat in match.seat do match:retire(seat) end"),
                HasSubstr(alone));
}

TEST(CheckOfLoops, WarnsOfLoopsThatCountUpToLess) {
    const std::string said = said_of_lines(
        "  for i = #match.seat, 1 do match:retire(match.seat[i]) end\n"
        "  for i = 3, 1 do lost = lost + i end\n"
        "  for i = #match.seat, 1, -1 do lost = lost + i end\n"
        "  for i = 1, 3 do lost = lost + i end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: warning: this loop counts up, and begins "
                                "behind its end (for i = #list, 1, -1 do counts down) "
                                "[rules.always_so]"));
    EXPECT_THAT(said, HasSubstr(":12: warning: this loop counts up"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfLoops, DoesNotDoubtAPlaceThatIsANumber) {
    EXPECT_THAT(said_of_lines("  local near = to:neighbours()\n"
                              "  for i in ipairs(near) do near[i].armies = i end\n"
                              "  for i in ipairs(near) do if i == #near then lost = i end end\n"
                              "  for _ in ipairs(near) do from.armies = from.armies + lost end"),
                Not(HasSubstr("[rules.bare_loop]")));
}

}  // namespace
}  // namespace fronteira::cli
