// SPDX-License-Identifier: MIT
// What `check` says of names in rules that nothing has.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

// An effect may be so rare that no match of a check comes to it.
TEST(CheckOfNames, FindsNamesThatNothingHasInEffectsThatItDoesNotRun) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  loss = 0 if lost > 3 then finish_phas(match) end");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out,
                HasSubstr("undefined global `finish_phas` (did you mean `finish_phase`?)"));
    EXPECT_THAT(ran.out, HasSubstr("assignment to undefined global `loss`"));
}

// Of functions that no match has come to.
TEST(CheckOfNames, TellsWhatALibraryDoesNotHave) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if lost > 90 then lost = math.floor(math.huge) end\n"
                "  local all = {}\n  all[to.id] = won\n  table.sotr(all)");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11:44: error: `math` has no `huge` (a whole "
                                   "number that is large enough, such as 1000000)"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:14:3: error: `table` has no `sotr` (did you "
                                   "mean `sort`?)"));
    EXPECT_THAT(ran.out, HasSubstr("2 errors, 0 warnings"));
}

TEST(CheckOfNames, NamesTheModuleWhereAPathIsRequired) {
    ToyCopy toy;
    toy.replace("rules/init.lua", "require \"attack\"", "require \"rules/attack.lua\"");

    EXPECT_THAT(toy.check().out, HasSubstr("error: there is no module `rules/attack.lua` (did you "
                                           "mean `attack`?) [script.error]"));
}

// What is read of a misspelt name is nil, and Lua complains of that a line later.
TEST(CheckOfNames, NamesWhatIsMisspeltBesideTheErrorThatItLeadsTo) {
    ToyCopy toy;
    toy.replace("rules/setup.lua", "  match:shuffle",
                "  local home = match.space.acia\n"
                "  home.armies = home.armees\n  match:shuffle");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/setup.lua:9: error: attempt to index a nil value "
                                   "(local 'home')"));
    EXPECT_THAT(ran.out, HasSubstr("rules/setup.lua:8:28: warning: nothing has `acia` (did you "
                                   "mean `acai`?) [rules.unknown_field]"));
}

TEST(CheckOfNames, NamesWhatIsMisspeltOnce) {
    ToyCopy toy;
    toy.replace("rules/setup.lua", "space.armies = seat, 2", "space.armies = seat, space.armees");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("error: no space has `armees` (did you mean `armies`?)"));
    EXPECT_THAT(ran.out, HasSubstr("1 error, 0 warnings"));
}

TEST(CheckOfNames, SaysHowFarTheCellsOfAGridGo) {
    ToyCopy toy("toy_fog");
    toy.replace("rules/setup.lua", "match.space[corners[i]]",
                "match.space[corners[i]] or match.space.c99_0");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing has `c99_0` (cells go from c0_0 to c"));
}

TEST(CheckOfNames, NamesTheModuleThatIsNearlyCalledSo) {
    for (const std::string prefix : {"", "toy_war/"}) {
        ToyCopy toy;
        toy.replace("rules/init.lua", "require \"attack\"", "require \"" + prefix + "atack\"");

        EXPECT_THAT(toy.check().out,
                    HasSubstr("rules/init.lua:4:39: error: there is no module `" + prefix +
                              "atack` (did you mean `" + prefix + "attack`?) [script.error]"));
    }
}

TEST(CheckOfNames, FindsModulesOfModsThatAreNotThere) {
    ToyCopy toy;
    toy.replace("rules/init.lua", "require \"muster\"", "require \"toy_peace/muster\"");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("there is no module `toy_peace/muster`"));
}

TEST(CheckOfNames, NamesTheModuleThatABotNearlyRequired) {
    ToyCopy toy;
    toy.replace("bots/first.lua", "return function(view)",
                "local wrecked = require \"wreckd\"\nreturn function(view)");

    EXPECT_THAT(toy.check().out,
                HasSubstr("bots/first.lua:2: error: there is no module `wreckd` (did you mean "
                          "`wrecked`?)"));
}

TEST(CheckOfNames, NamesWhatAWordThatIsNoGlobalIsCalledThere) {
    const std::string said =
        said_of_lines("  lost = roll(6)\n  lost = min(lost, 3)\n  draw_game()");

    EXPECT_THAT(said, HasSubstr("undefined global `roll` (match:roll(...))"));
    EXPECT_THAT(said, HasSubstr("undefined global `min` (`math.min`; in quotes `min` alone)"));
    EXPECT_THAT(said, HasSubstr("undefined global `draw_game` (match:draw_game())"));
}

/// A game of its own on a map of toy_war, which has a text for its column `owner`.
std::string said_of_a_game_on_a_map_of_another(const std::string& effect) {
    const Scratch mods;
    mods.write("lone/mod.toml",
               "id = \"lone\"\nversion = \"1.0.0\"\napi = 1\nname = \"Lone\"\n"
               "[depends]\ntoy_war = \"*\"\n[[ruleset]]\nid = \"lone\"\nname = \"Lone\"\n"
               "map = \"toy_war/ring\"\n");
    mods.write("lone/rules/state.lua", "return { space = { holder = seat } }");
    mods.write("lone/rules/init.lua",
               "return { turn = { phase \"only\" { move \"take\" { space \"to\" \"not holder\",\n"
               "effect = function(match, to)\n" +
                   effect + "\nmatch:finish_phase() end } } } }");
    return fronteira_run({"check", mods / "lone"}).out;
}

TEST(CheckOfNames, TellsColumnsOfAGameWhoseMapAloneIsPlayedOn) {
    EXPECT_THAT(said_of_a_game_on_a_map_of_another("to.holder = match.me match:win(match.me)"),
                HasSubstr("nothing to complain of"));
    EXPECT_THAT(said_of_a_game_on_a_map_of_another("if not to.owner then to.holder = match.me end"),
                HasSubstr("rules/init.lua:3:11: error: nothing has `owner`"));
}

TEST(CheckOfNames, WarnsOfADieThatTheStateDoesNotHave) {
    EXPECT_THAT(said_of_lines("  lost = match:roll(\"colours\")"),
                HasSubstr("rules/battle.lua:11:22: warning: there is no die `colours` (declare "
                          "it in rules/state.lua, dice = { ... }; a plain die has a number of "
                          "sides, match:roll(6)) [rules.unknown_die]"));
}

TEST(CheckOfNames, WarnsOfAColumnThatHidesWhatTheMapHas) {
    ToyCopy toy;
    toy.replace("maps/ring.toml", "anchor = [100, 100]",
                "anchor = [100, 100]\nattributes = { armies = 3 }");

    EXPECT_THAT(toy.check().out,
                HasSubstr("rules/state.lua:2:27: warning: column `armies` hides what the map has "
                          "under that name (give one of them another name) "
                          "[rules.hidden_attribute]"));
}

TEST(CheckOfNames, WarnsOfZonesThatNoDeckHas) {
    const std::string said = said_of_lines(
        "  lost = match:cards_left(\"order\", \"pil\") + #match:cards(\"order\", \"hand\")\n"
        "  lost = match:cards_left(\"order\", \"discard\")");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:37: warning: there is no zone `pil` (did you "
                                "mean `pile`?) [rules.unknown_zone]"));
    EXPECT_THAT(said, HasSubstr(":11:68: warning: there is no zone `hand`"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfNames, WarnsOfWordsOfDeclarationsThatTheMatchLacks) {
    EXPECT_THAT(said_of_lines("  if match.phase == \"attack\" then lost = 0 end"),
                HasSubstr("rules/battle.lua:11:12: warning: the match has no `phase` (declare it "
                          "in rules/state.lua) [rules.unknown_field]"));
}

TEST(CheckOfNames, SaysWhereInTheLineAnUnknownGlobalStands) {
    EXPECT_THAT(said_of_lines("  lost = len(match.seat) + math.sqrt(4)"),
                AllOf(HasSubstr("rules/battle.lua:11:10: error: undefined global `len`"),
                      HasSubstr("rules/battle.lua:11:28: error: `math` has no `sqrt`")));
}

TEST(CheckOfNames, WarnsOfColumnsByWhichNoListIsSearched) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local mine = where(match.space, \"ownr\", match.me)\n"
                "  if #mine > #where(match.space, \"armies\", 2) then return end\n"
                "  if #where(match.seat, \"standing\", 1) > 1 then return end");

    const std::string said = toy.check().out;

    EXPECT_THAT(
        said, HasSubstr("rules/battle.lua:11:36: warning: no row has a column, and no card or map "
                        "a word or number, called `ownr` (did you mean `owner`?) "
                        "[rules.unknown_column]"));
    EXPECT_THAT(said, HasSubstr("0 errors, 1 warning"));
}

}  // namespace
}  // namespace fronteira::cli
