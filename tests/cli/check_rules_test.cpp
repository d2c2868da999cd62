// SPDX-License-Identifier: MIT
// What `check` finds in rules.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

TEST(CheckOfRules, NamesTheLineOfARuleThatFails) {
    ToyCopy toy;
    toy.replace("rules/setup.lua", "match:shuffle \"order\"", "match:shuffle \"ordre\"");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("/toy_war/rules/setup.lua:8"));
    EXPECT_THAT(ran.out, HasSubstr("there is no deck `ordre`"));
}

// An effect may be so rare that no match of a check comes to it.
TEST(CheckOfRules, FindsNamesThatNothingHasInEffectsThatItDoesNotRun) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  loss = 0 if lost > 3 then finish_phas(match) end");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out,
                HasSubstr("undefined global `finish_phas` (did you mean `finish_phase`?)"));
    EXPECT_THAT(ran.out, HasSubstr("assignment to undefined global `loss`"));
}

// Lua compares anything with anything, and says no.
TEST(CheckOfRules, WarnsOfComparisonsThatAreNeverTrue) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if match.conquered == 1 then return end\n"
                "  if from.owner ~= 1 or from.owner == nil then lost = 0 end\n"
                "  if match.reserve == -1 or match.reserve == 99 then lost = 0 end");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11: warning: `conquered` is never 1 (it is "
                                   "true or false by itself) [rules.never_equal]"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:12: warning: `owner` is never 1 (it is a "
                                   "seat, such as `match.me`, or nil)"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:13: warning: `reserve` is never -1 (it is a "
                                   "number from 0 to 99)"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 3 warnings"));
}

TEST(CheckOfRules, WarnsOfWordsThatAColumnNeverIs) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, mood = choice { \"calm\", \"angry\" }");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if match.mood == \"agnry\" then return end\n"
                "  local words = { moods = \"agnry\" }\n"
                "  if words.moods == \"agnry\" and match.mood == \"calm\" then return end");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11: warning: `mood` is never 'agnry' (did "
                                   "you mean `angry`?) [rules.never_equal]"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 1 warning"));
}

TEST(CheckOfRules, WarnsOfWhatNothingHasInEffectsThatItDoesNotRun) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local lost_by = { ours = lost, theirs = won }\n"
                "  if lost_by.theirs > lost_by.our then match:retier(victim) end\n"
                "  if to.treasure then match:retire(victim) end");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:12: warning: nothing has `our` (did you mean "
                                   "`ours`?) [rules.unknown_field]"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:12: warning: nothing has `retier` (did you "
                                   "mean `retire`?)"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:13: warning: nothing has `treasure` (no "
                                   "column, card, map or table of these rules)"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 3 warnings"));
}

TEST(CheckOfRules, WarnsOfNoFieldThatMayBeThere) {
    ToyCopy toy;
    toy.replace(
        "rules/battle.lua", "  match.conquered = true",
        "  match.conquered = true\n  local kept = {}\n"
        "  for _, key in ipairs { \"ours\", \"theirs\" } do kept[key] = lost end\n"
        "  kept.won = won\n"
        "  if kept.ours + kept.theirs + kept.won + math.max(1, #(\"a\"):upper()) == 0 then\n"
        "    match:retire(victim)\n  end\n"
        "  if to.treasure or match.space.acai.region.bonus == 9 then match:retire(victim) end");
    toy.replace("maps/ring.toml", "id = \"acai\"", "id = \"acai\"\nattributes = { treasure = 1 }");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

// A map may lack what a condition asks for, as long as another one has it.
TEST(CheckOfRules, FindsConditionsOnWhatNoMapHas) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "owner == me and armies >= 2",
                "owner == me and armies >= from.wealth");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out,
                HasSubstr("rules/attack.lua:6:50: error: `from` has no column `wealth` (no map has "
                          "it, either; declare it in rules/state.lua) [rules.unknown_column]"));
    const auto sim = [&] {
        return fronteira_run({"--mods", toy.path() + "/..", "sim", "toy_war", "--games", "1"});
    };
    EXPECT_EQ(sim().status, 1);
    EXPECT_THAT(sim().err, HasSubstr("`from` has no column `wealth`"));

    std::string other = Scratch::read(toy.path() + "/maps/ring.toml");
    other.replace(other.find("id = \"ring\""), 11, "id = \"rich\"");
    other.insert(other.find("outline"), "attributes = { wealth = 2 }\n");
    toy.write("maps/rich.toml", other);
    EXPECT_EQ(toy.check().status, 0) << toy.check().out;
    EXPECT_EQ(sim().status, 0);
}

TEST(CheckOfRules, WarnsOfHandlesComparedWithNumbersAndWords) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if match.turn == 1 then return end\n"
                "  local holder = from.owner\n  if holder == 2 then return end\n"
                "  if from == \"acai\" or from.region.id == \"north\" then return end");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11: warning: `turn` is never 1 (compare a "
                                   "seat with another, such as `match.me`, or its `number`)"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:13: warning: `owner` is never 2 (it is a "
                                   "seat, such as `match.me`, or nil)"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:14: warning: a space is never 'acai' (compare "
                                   "a space with another, or its `id`)"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 3 warnings"));
}

TEST(CheckOfRules, WarnsOfColumnsThatHideWhatTheMapShows) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "armies = int(0, 99) },",
                "armies = int(0, 99) },\n  region = { bonus = int(0, 9) },");

    EXPECT_THAT(toy.check().out,
                HasSubstr("rules/state.lua:3: warning: column `bonus` hides what the map shows "
                          "under that name (give one of them another name)"));
}

TEST(CheckOfRules, FindsGlobalsThatAreReplaced) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if lost > 3 then _ENV = {} end");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11: error: what `_ENV` holds is replaced, and "
                                   "stays so in the next match"));
}

TEST(CheckOfRules, WarnsOfWhatIsWrittenIntoACopy) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag", "conquered = flag, met = seats");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  table.insert(match.met, victim)\n"
                "  match.met[1] = victim\n"
                "  local others = match.met\n  table.insert(others, victim)\n"
                "  others[1] = victim\n  match.met = others");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11: warning: what is written into a copy of "
                                   "`met` is lost (add(match, \"met\", seat), or give it a "
                                   "whole list) [rules.lost_write]"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:12: warning: what is written"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 2 warnings"));
}

// What is no handle may have fields of any name and any value.
TEST(CheckOfRules, DoesNotDoubtFieldsOfTables) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "local battle = {}",
                "local battle = { owner = 1, limits = { owner = 2 } }\n"
                "local function is_third(x) return x.owner == 3 end");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local t = {}\n  t.owner = lost\n"
                "  if t.owner == 1 or battle.owner == 1 or battle.limits.owner == 2 or "
                "is_third(t) then\n    match:retire(victim)\n  end");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfRules, DoesNotDoubtWhatAHouseRuleMakesTrue) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, cap = int(0, option.rounds), "
                "gold = option.bold and int(0, 9) or nil");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if match.cap == 40 then match:retire(victim) end\n"
                "  if option.bold and match.gold == 3 then match:retire(victim) end");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfRules, DoesNotDoubtTablesWhoseKeysAreComputed) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local t = {}\n"
                "  for _, kind in ipairs { \"wood\", \"ore\" } do t[\"of_\" .. kind] = lost end\n"
                "  if t.of_wood == 3 then match:retire(victim) end");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfRules, DoesNotDoubtValuesThatAreMerelyCalledLikeHandles) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "local battle = {}",
                "local battle = {}\nlocal function between(from, to) return to == 9 end");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local who = match.turn\n"
                "  local function forget() who = 5 end\n  forget()\n"
                "  if between(1, 9) or who == 5 then match:retire(victim) end\n"
                "  do\n    local _ENV = { x = 1 }\n    local function f() _ENV = { x = 2 } end\n"
                "    f()\n  end");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfRules, KnowsThatAnotherMapMayBeAGrid) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "owner == me and armies >= 2",
                "owner == me and armies >= 2 and from.x < 9");
    EXPECT_EQ(toy.check().status, 1);

    fs::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_fog/maps", toy.path() + "/maps");

    EXPECT_THAT(toy.check().out, testing::Not(HasSubstr("has no column `x`")));
}

// A card of the toy shows `armies`, as its spaces have.
TEST(CheckOfRules, DoesNotDoubtWhatACardMayShow) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local card = victim:hand(\"order\")[1]\n"
                "  if card and card.armies == \"many\" then return end");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfRules, CompilesScriptsThatNothingRequires) {
    ToyCopy toy;
    fs::create_directories(toy.path() + "/rules");
    std::ofstream(toy.path() + "/rules/idle.lua") << "return {\n  1 +\n}\n";

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("/rules/idle.lua:3"));
}

TEST(CheckOfRules, SaysWhatTheMapLacksForTheRuleset) {
    ToyCopy toy;
    toy.replace("mod.toml", "spaces = [4, 50]", "spaces = [8, 50]");
    toy.replace("mod.toml", "[\"bonus\"]", "[\"bonus\", \"gold\"]");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("the map has 6 spaces; the ruleset needs 8 to 50"));
    EXPECT_THAT(ran.out, HasSubstr("every region must carry `gold`; not so `north`, `south`"));
}

TEST(CheckOfRules, TriesOnlySoManyValuesOfOptionsAndSaysSo) {
    ToyCopy toy;
    std::string choices;
    for (int i = 0; i < 60; ++i) choices += (i > 0 ? ", \"c" : "\"c") + std::to_string(i) + "\"";
    std::string options;
    for (int i = 0; i < 40; ++i)
        options += "[[ruleset.option]]\nid = \"o" + std::to_string(i) +
                   "\"\ntype = \"choice\"\nchoices = [" + choices +
                   "]\ndefault = \"c0\"\nname = \"One\"\n\n";
    toy.replace("mod.toml", "[[ruleset.option]]", options + "[[ruleset.option]]");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0) << ran.out.substr(0, 2000);
    EXPECT_THAT(ran.out, HasSubstr("to try all values of all options would take too long"));
    EXPECT_THAT(ran.out, HasSubstr("[rules.not_all_tried]"));
}

TEST(CheckOfRules, TellsOfADefaultBotThatThereIsNotWhereItIsNamed) {
    ToyCopy toy;
    toy.replace("mod.toml", "bot = \"first\"", "bot = \"frist\"");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, testing::ContainsRegex("toy_war/mod.toml:[0-9]+:[0-9]+: error: .*frist.*"
                                                "did you mean `first`"));
}

TEST(CheckOfRules, WarnsOfAFileThatWasToReplaceAnotherMods) {
    const Scratch scratch;
    fs::copy(FRONTEIRA_SOURCE_DIR "/mods", scratch / "mods", fs::copy_options::recursive);
    scratch.write("mods/war_product/rules/incomes.lua", "return {}\n");

    const Ran ran =
        fronteira_run({"--mods", scratch / "mods", "check", scratch / "mods/war_product"});

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("rules/incomes.lua: warning: nothing requires this file (did "
                                   "you mean to replace `income.lua`?) [rules.unused_file]"));
}

TEST(CheckOfRules, FindsHandsThatDoNotSayWhoSeesThem) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "decks = { \"order\" },",
                "decks = { \"order\" },\n  hands = { order = { seen_by = 3 } },");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("hands of `order` do not say who sees them"));
}

TEST(CheckOfRules, FindsDiceWhoseFacesAreNeitherWordsNorNumbers) {
    for (const std::string faces : {"{}", "{ 1.5 }", "{ \"A b\" }", "{ 1, true }", "6"}) {
        ToyCopy toy;
        toy.replace("rules/state.lua", "decks = { \"order\" },",
                    "decks = { \"order\" },\n  dice = { luck = " + faces + " },");

        const Ran ran = toy.check();

        EXPECT_EQ(ran.status, 1) << faces;
        EXPECT_THAT(ran.out, HasSubstr("`luck` is no die")) << faces;
    }
}

TEST(CheckOfRules, FindsDiceThatNobodyHasDeclared) {
    ToyCopy toy;
    toy.replace("rules/setup.lua", "match:roll(#match.space)", "match:roll \"luck\"");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("there is no die `luck`"));
}

TEST(CheckOfRules, FindsModulesOfModsThatAreNotThere) {
    ToyCopy toy;
    toy.replace("rules/init.lua", "require \"muster\"", "require \"toy_peace/muster\"");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("there is no module `toy_peace/muster`"));
}

TEST(CheckOfRules, FindsRulesThatRememberBetweenMatchesWhenItLooksDeeper) {
    ToyCopy toy;
    toy.replace("rules/setup.lua", "return function(match)",
                "local turns = { 0 }\nreturn function(match)\n  turns[1] = turns[1] + 1");
    toy.replace("rules/setup.lua", "match.seat[match:roll(#match.seat)]",
                "match.seat[turns[1] % #match.seat + 1]");

    const Ran shallow = fronteira_run({"check", toy.path()});
    const Ran deep = fronteira_run({"check", toy.path(), "--deep"});

    EXPECT_EQ(shallow.status, 0) << shallow.out;
    EXPECT_EQ(deep.status, 1);
    EXPECT_THAT(deep.out, HasSubstr("[conformance."));
}

}  // namespace
}  // namespace fronteira::cli
