// SPDX-License-Identifier: MIT
// What `check` says of bots and specs that it does not run.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(CheckOfScripts, WarnsOfNamesThatNothingHasButSomethingNearly) {
    ToyCopy toy;
    toy.write("bots/first.lua",
              "return function(view)\n  local offer = view:moves()[1]\n"
              "  if view.me.target == offer.to and view.reservd > 1 then return offer end\n"
              "  return offer, offer.mosst\nend\n");
    toy.replace("tests/battle_spec.lua", "return here.armies, there.armies",
                "return here.armies, there.armeis");

    const std::string said = toy.check().out;

    EXPECT_THAT(said, HasSubstr("toy_war/bots/first.lua:3:42: warning: nothing has `reservd` (did "
                                "you mean `reserve`?) [script.unknown_name]"));
    EXPECT_THAT(said, HasSubstr("bots/first.lua:4:23: warning: nothing has `mosst`"));
    EXPECT_THAT(said, HasSubstr("tests/battle_spec.lua:10:31: warning: nothing has `armeis`"));
    EXPECT_THAT(said, HasSubstr("0 errors, 3 warnings"));
}

TEST(CheckOfScripts, DoesNotDoubtNamesThatScriptsGive) {
    ToyCopy toy;
    toy.write("bots/first.lua",
              "local plan = { armiez = 2 }\nfunction plan.mosst(offer) return offer.most end\n"
              "return function(view)\n  plan.reservd = \"seats.armis\" .. view.me.number\n"
              "  local offer = view:moves()[plan.reservd and 1]\n"
              "  return offer, plan.armiez and plan.mosst(offer)\nend\n");

    EXPECT_THAT(toy.check().out, Not(HasSubstr("[script.unknown_name]")));
}

TEST(CheckOfScripts, WarnsOfASpecThatTriesNothing) {
    ToyCopy toy;
    toy.replace("tests/battle_spec.lua", "  it(\"goes to",
                "  it(\"costs an army\", function()\n    -- not yet\n  end)\n\n  it(\"goes to");

    const std::string said = toy.check().out;

    EXPECT_THAT(said, HasSubstr("tests/battle_spec.lua:18: warning: this says something and tries "
                                "nothing (write what must hold, equal(actual, expected), or "
                                "remove it) [spec.empty]"));
    EXPECT_THAT(said, HasSubstr("0 errors, 1 warning"));
}

}  // namespace
}  // namespace fronteira::cli
