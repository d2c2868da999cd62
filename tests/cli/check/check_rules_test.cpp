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

TEST(CheckOfRules, WarnsOfNeededDecksThatDoNotExist) {
    ToyCopy toy;
    toy.replace("mod.toml", "regions = true", "regions = true\ncards = [\"ordre\", \"order\"]");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("mod.toml:9:1: warning: `needs.cards` names a deck `ordre`, "
                                   "which does not exist (did you mean `order`?) "
                                   "[mod.unknown_deck]"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 1 warning"));
}

TEST(CheckOfRules, CompilesScriptsThatNothingRequires) {
    ToyCopy toy;
    fs::create_directories(toy.path() + "/rules");
    std::ofstream(toy.path() + "/rules/idle.lua") << "return {\n  1 +\n}\n";

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("/rules/idle.lua:3"));
}

TEST(CheckOfRules, TellsASlipOfSyntaxOnce) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true", "  match.conquered += 1");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:10:19: error: syntax error near '+' "
                                   "(write `n = n + 1`: Lua repeats the name) [script.syntax]"));
    EXPECT_THAT(ran.out, HasSubstr("1 error, 0 warnings"));
}

TEST(CheckOfRules, WarnsOfMovesThatNoSentenceNames) {
    ToyCopy toy;
    toy.replace("text/en.toml", "play_card = \"Play a card\"\n", "");
    toy.replace("text/pt_BR.toml", "play_card = \"Jogar uma carta\"\n", "");

    EXPECT_THAT(toy.check().out,
                HasSubstr("text/en.toml: warning: there is no text for what players see as "
                          "`play_card` ([move] play_card = \"...\") [text.untold]"));
}

TEST(CheckOfRules, WarnsOfEventsThatSpecsWaitForInVain) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  match:tell(\"overrun\", { space = to })");
    toy.write("tests/event_spec.lua",
              "it(\"tells\", function()\n  equal(play {}:told \"overrnu\", 0)\nend)\n");

    EXPECT_THAT(toy.check().out,
                HasSubstr("tests/event_spec.lua:2:23: warning: no rule uses `overrnu` (did you "
                          "mean `overrun`?) [spec.unknown_event]"));
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

TEST(CheckOfRules, TriesHouseRulesAloneAndTogetherAndNamesThem) {
    ToyCopy toy;
    toy.replace(
        "rules/setup.lua", "  match:shuffle \"order\"",
        "  if option.bold and option.ending == \"most_spaces\" then match.reserve = 100 end\n"
        "  if option.rounds == 1000 then match.reserve = -1 end\n"
        "  match:shuffle \"order\"");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("rules/setup.lua:8:64: error: `reserve` of match would be 100; "
                                   "its range is 0 to 99, with rounds=1 bold=true "
                                   "ending=most_spaces [script.error]"));
    EXPECT_THAT(ran.out, HasSubstr("would be -1; its range is 0 to 99, with rounds=1000"));
}

TEST(CheckOfRules, PlaysWithHouseRulesInCompany) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n"
                "  if option.bold and option.ending == \"most_spaces\" then add(match, "
                "\"reserve\", 100) end");

    const Ran deep = fronteira_run({"check", toy.path(), "--deep"});

    EXPECT_EQ(deep.status, 1);
    EXPECT_THAT(deep.out, HasSubstr("seats, with bold=true ending=most_spaces"));
    EXPECT_EQ(toy.check().status, 0);
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
    EXPECT_THAT(ran.out, HasSubstr("trying all values of all options would take too long"));
    EXPECT_THAT(ran.out, HasSubstr("[rules.not_all_tried]"));
}

std::string many_rulesets(const std::string& each) {
    std::string manifest = "id = \"toy_war\"\nversion = \"1.2.0\"\napi = 1\nname = \"Toy\"\n";
    for (int i = 0; i < 100; ++i)
        manifest += "[[ruleset]]\nid = \"r" + std::to_string(i) +
                    "\"\nname = \"R\"\nmap = \"ring\"\n" + each;
    return manifest;
}

TEST(CheckOfRules, TriesAllRulesetsOfAModWithOneBudget) {
    ToyCopy toy;
    toy.write("mod.toml", many_rulesets("players = [2, 16]\n"));
    toy.write("rules/init.lua",
              "local one = phase \"one\" { move \"take\" { space \"to\" \"not owner\",\n"
              "  effect = function(match, to) to.owner = match.me match:finish_phase() end } }\n"
              "return { setup = function() for _ = 1, 1600000 do end end, turn = { one } }\n");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0) << ran.out.substr(0, 2000);
    EXPECT_THAT(ran.out, HasSubstr("[rules.not_all_tried]"));
}

TEST(CheckOfRules, WarnsOfCardsThatNameWhatTheMapLacks) {
    ToyCopy toy;
    toy.replace("cards/order.toml", "armies = 1", "armies = 1\nspace = \"atlantis\"");

    EXPECT_THAT(toy.check().out,
                HasSubstr("cards/order.toml:1:1: warning: the cards of `order` name `atlantis`, "
                          "which the map does not have"));
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
        EXPECT_THAT(ran.out, HasSubstr("`luck` is not a die")) << faces;
    }
}

TEST(CheckOfRules, FindsDiceThatNobodyHasDeclared) {
    ToyCopy toy;
    toy.replace("rules/setup.lua", "match:roll(#match.space)", "match:roll \"luck\"");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("there is no die `luck`"));
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

TEST(CheckOfRules, TellsACardThatLacksWhatIsMatchedWhereItStands) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "count = 1 }", "count = 1, matching = \"figure\" }");
    toy.replace("cards/order.toml", "armies = 1\n", "armies = 1\nfigure = \"star\"\n");

    EXPECT_THAT(toy.check().out,
                HasSubstr("cards/order.toml:8:1: error: card `charge_1` has no `figure` to match "
                          "(`cards` of move `play_card` goes by what cards show under it) "
                          "[rules.unknown_attribute]"));
}

TEST(CheckOfRules, WarnsOfAWildWordThatNoCardShows) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "count = 1 }",
                "count = 1, matching = \"armies\", wild = \"joker\" }");

    EXPECT_THAT(toy.check().out,
                HasSubstr("rules/attack.lua:16:77: warning: no card shows `joker`, which is `wild` "
                          "for `cards` (leave `wild` out, or print the word on a card) "
                          "[rules.unknown_word]"));
}

TEST(CheckOfRules, WarnsOfAWhereThatNeverReturnsTrue) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "space \"on\" \"owner == me and armies <= 50\"",
                "space \"on\" { \"owner == me\", where = function(match, on)\n"
                "      if on.armies > 50 then return false end\n    end }");

    EXPECT_THAT(
        toy.check().out,
        HasSubstr("`where` of `on` of move `play_card` never returns true, so it admits nothing "
                  "(write `return true` where it may be chosen) [rules.no_verdict]"));
}

TEST(CheckOfRules, RefusesKindsOfLinksThatNoMapHas) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "linked(from) and", "linked(from, 'air') and");

    EXPECT_THAT(toy.check().out,
                HasSubstr("rules/attack.lua:7:30: error: no map of the mod has links of the kind "
                          "`air` (the map lists the kinds of links in [links]) "
                          "[rules.unknown_name]"));
}

}  // namespace
}  // namespace fronteira::cli
