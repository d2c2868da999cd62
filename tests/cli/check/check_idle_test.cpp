// SPDX-License-Identifier: MIT
// What `check` doubts of conditions from which nothing comes.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

TEST(CheckOfIdle, WarnsOfConditionsOnWhichNothingDepends) {
    const std::string said = said_of_lines(
        "  local rest = to.armies > 3 and nil or victim\n  if rest == victim then end\n"
        "  local one = to.armies > 3 and victim or nil\n  lost = one and rest and 1 or 0");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: warning: nothing depends on this condition "
                                "(`a and nil or b` is always b: write if a then ... else ... end) "
                                "[rules.always_so]"));
    EXPECT_THAT(said, HasSubstr("rules/battle.lua:12: warning: nothing depends"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

}  // namespace
}  // namespace fronteira::cli
