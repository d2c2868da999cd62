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

TEST(CheckOfLoops, DoesNotDoubtAPlaceThatIsANumber) {
    EXPECT_THAT(said_of_lines("  local near = to:neighbours()\n"
                              "  for i in ipairs(near) do near[i].armies = i end\n"
                              "  for i in ipairs(near) do if i == #near then lost = i end end\n"
                              "  for _ in ipairs(near) do from.armies = from.armies + lost end"),
                Not(HasSubstr("[rules.bare_loop]")));
}

}  // namespace
}  // namespace fronteira::cli
