// SPDX-License-Identifier: MIT
// What `check` says of names that functions put together.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string retire = " match:retire(victim) end";

TEST(CheckOfJoinedNames, WarnsOfARowThatNoMapHas) {
    EXPECT_THAT(said_of_lines("  if to == match.space[\"c\" .. dice + 1] then" + retire),
                HasSubstr("rules/battle.lua:11: warning: no space is called `c...` (no map of the "
                          "mod has it, so it is nil) [rules.unknown_field]"));
}

TEST(CheckOfJoinedNames, WarnsOfAColumnThatRowsLack) {
    const std::string lacks =
        "a match has no column `reserved_...` (declare it in rules/state.lua)";

    EXPECT_THAT(said_of_lines("  if match[\"reserved_\" .. dice] == 2 then" + retire),
                HasSubstr(lacks));
    EXPECT_THAT(said_of_lines("  match[\"reserved_\" .. dice] = 2"), HasSubstr(lacks));
}

TEST(CheckOfJoinedNames, DoesNotDoubtWhatSomeMapOrColumnIsCalled) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match[\"conq\" .. \"ue\" .. \"red\"] = true\n"
                "  if to == match.space[\"aca\" .. victim.id] then" +
                    retire + "\n  if to == match.space[\"port_\" .. dice + 1] then" + retire);
    toy.replace("maps/ring.toml", "id = \"acai\"", "id = \"acai\"\nattributes = { port_2 = 1 }");

    EXPECT_THAT(toy.check().out, Not(HasSubstr("[rules.unknown_field]")));
}

}  // namespace
}  // namespace fronteira::cli
