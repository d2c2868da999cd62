// SPDX-License-Identifier: MIT
// What `check` doubts of calls: arguments that nobody reads, names that nothing has, no function.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

TEST(CheckOfCalls, WarnsOfArgumentsThatNobodyReads) {
    ToyCopy toy;
    toy.replace(
        "rules/battle.lua", "  match.conquered = true",
        "  match.conquered = true\n  if match.reserve == 98 then match:draw_game(victim) end\n"
        "  add(to, \"armies\", 0, 1)\n  lost = math.max(1, 2, 3)");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:11:37: warning: `draw_game` reads no argument, and "
                          "is given 1 (remove what nobody reads) "
                          "[rules.unread_argument]"));
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:12:3: warning: `add` reads 3 arguments, and is "
                          "given 4"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfCalls, WarnsOfNamesThatFunctionsAreToldInVain) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  to.armeis = 0\n"
                "  if victim:count \"ownr\" > 90 then match:can \"atack\" end\n"
                "  if match:cards_left \"ordr\" > 90 then transfer(from, to, \"armis\", 0) end");

    const Ran ran = toy.check();

    for (const char* line :
         {":11:6: warning: a space has no column `armeis` to write (did you mean `armies`?)",
          ":12:20: warning: there is no column of spaces that holds a seat called `ownr` (did "
          "you mean `owner`?)",
          ":12:47: warning: there is no move `atack` (did you mean `attack`?)",
          ":13:24: warning: there is no deck `ordr` (did you mean `order`?)",
          ":13:60: warning: there is no column `armis` (did you mean `armies`?)"})
        EXPECT_THAT(ran.out, HasSubstr(line));
}

TEST(CheckOfCalls, WarnsOfTagsAndLinksThatNoMapHas) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if to:tagged(\"prot\") then lost = 0 end\n"
                "  if #to:ray(\"laned\", 2) > 1 then lost = 0 end");
    std::string other = Scratch::read(toy.path() + "/maps/ring.toml");
    other.replace(other.find("id = \"ring\""), 11, "id = \"ports\"");
    other.insert(other.find("outline"), "tags = [\"port\"]\n");
    toy.write("maps/ports.toml", other);

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11:17: warning: no map of the mod has a space "
                                   "tagged `prot` (did you mean `port`?) [rules.unknown_tag]"));
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:12:15: warning: no map of the mod has a link of "
                          "kind `laned` (did you mean `land`?) [rules.unknown_link]"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfCalls, WarnsOfAnswersThatNobodyLooksAt) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local function pass_on(whom) whom:next() end\n"
                "  pass_on(victim)\n  match:roll(6)\n  local own = { count = pass_on }\n"
                "  own:count()");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:11:37: warning: what `next` returns is lost (it "
                          "changes nothing by itself) [rules.lost_answer]"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 1 warning"));
}

TEST(CheckOfCalls, WarnsOfNamesToldToWhatIsNotKnownToBeAHandle) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n"
                "  local function is_port(one) return one:tagged \"prot\" end\n"
                "  if is_port(to) then return end");

    EXPECT_THAT(toy.check().out,
                HasSubstr("rules/battle.lua:11:50: warning: no map of the mod has a space tagged "
                          "`prot` (did you mean `port`?) [rules.unknown_tag]"));
}

TEST(CheckOfCalls, WarnsOfWheresThatReturnNothing) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "space \"from\" \"owner == me and armies >= 2\"",
                "space \"from\" { \"owner == me and armies >= 2\", where = function(match, from)\n"
                "    if from.armies > 90 then return end\n  end }");

    EXPECT_THAT(toy.check().out,
                HasSubstr("warning: `where` of `from` of move `attack` returns nothing, so it "
                          "admits nothing (where = function(match, from) return ... end) "
                          "[rules.no_verdict]"));
}

TEST(CheckOfCalls, WarnsOfWheresThatDoWhatOnlyEffectsMay) {
    const auto said_of_where = [](const std::string& body) {
        ToyCopy toy;
        toy.replace("rules/attack.lua", "space \"from\" \"owner == me and armies >= 2\"",
                    "space \"from\" { \"owner == me and armies >= 2\", where = function(match, "
                    "from)\n    " +
                        body + "\n  end }");
        return toy.check().out;
    };
    const std::string where = "warning: `where` of `from` of move `attack` comes to ";

    EXPECT_THAT(said_of_where("from.armies = 3 return true"),
                HasSubstr(where + "a write of `armies`, which only effects may do (it says what "
                                  "may be chosen, as often as it is asked: do it in the effect) "
                                  "[rules.late_effect]"));
    EXPECT_THAT(said_of_where("return match:roll(6) > 3"), HasSubstr(where + "`match:roll`"));
    EXPECT_THAT(said_of_where("add(from, \"armies\", 1) return true"), HasSubstr(where + "`add`"));
    EXPECT_THAT(said_of_where("local best = {} best.armies = from.armies return best.armies > 3"),
                Not(HasSubstr("[rules.late_effect]")));
}

TEST(CheckOfCalls, WarnsOfWordsThatNoColumnHolds) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "armies = int(0, 99)",
                "armies = int(0, 99), unit = choice { \"none\", \"tank\" }");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  from.unit = \"tank\"\n"
                "  lost = #where(match.space, \"unit\", \"tanc\")\n"
                "  lost = lost + #where(match.space, \"owner\", \"seat 1\")\n"
                "  lost = lost + #where(match.space, \"unit\", \"tank\")");

    const std::string said = toy.check().out;

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:12:31: warning: `unit` is never 'tanc' (did you "
                                "mean `tank`?) [rules.never_equal]"));
    EXPECT_THAT(said, HasSubstr("battle.lua:13:38: warning: `owner` is never 'seat 1' (it holds no "
                                "words)"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfCalls, WarnsOfAnEventThatIsToldToNil) {
    EXPECT_THAT(said_of_lines("  match:tell(\"conquest\", { seat = to.owner, space = to }, nil)"),
                HasSubstr("rules/battle.lua:11:9: warning: `tell` is given nil as the seat (leave "
                          "the seat out to tell everyone) [rules.wrong_argument]"));
}

TEST(CheckOfCalls, WarnsOfAnAmongThatReturnsNothing) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "space \"from\" \"owner == me and armies >= 2\"",
                "space \"from\" { \"owner == me and armies >= 2\", among = function(match)\n"
                "    local all = match.me:spaces \"owner\"\n    table.remove(all)\n  end }");

    EXPECT_THAT(
        toy.check().out,
        HasSubstr("warning: `among` of `from` of move `attack` returns no list (write among = "
                  "function(match) return list end, and {} where there is nothing to choose) "
                  "[rules.no_verdict]"));
}

TEST(CheckOfCalls, WarnsOfWheresThatReturnANumber) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "space \"from\" \"owner == me and armies >= 2\"",
                "space \"from\" { \"owner == me and armies >= 2\", where = function(match, from)\n"
                "    if from.armies > 90 then return 0 end\n    return true\n  end }");

    EXPECT_THAT(toy.check().out,
                HasSubstr("warning: `where` of `from` of move `attack` returns 0, which is "
                          "neither true nor false (say when it may be chosen: return n > 0) "
                          "[rules.no_verdict]"));
}

TEST(CheckOfCalls, WarnsOfEventsThatAreToldWithoutWhatTheirSentenceNames) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "match:tell(\"conquest\", { seat = to.owner, space = to })",
                "match:tell(\"conquest\", { seat = to.owner, spaces = to })\n"
                "  match:tell(\"conquest\", { seat = to.owner, space = to, by = 1 })\n"
                "  local fields = { seat = to.owner }\n"
                "  match:tell(\"conquest\", fields)\n  match:tell(\"conquest\")");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:11:15: warning: the sentence of `conquest` names "
                          "`space`, which the event does not have (the event has `spaces`; see "
                          "text/*.toml) "
                          "[rules.unfilled_placeholder]"));
    EXPECT_THAT(
        ran.out,
        HasSubstr("rules/battle.lua:15:15: warning: the sentence of `conquest` names "
                  "`seat`, which the event does not have (add it to the event, or remove it"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 3 warnings"));
}

TEST(CheckOfCalls, WarnsOfEventsThatAreToldWithoutWhatTheLookDraws) {
    ToyCopy toy;
    toy.write("look.toml", "[event.conquest]\narrow = [\"from\", \"space\"]\npulse = \"space\"\n");

    EXPECT_THAT(toy.check().out,
                HasSubstr("warning: look.toml at `conquest` names `from`, which the event does not "
                          "have (add it to the event, or remove it from look.toml) "
                          "[rules.undrawn_field]"));
}

TEST(CheckOfCalls, WarnsOfFieldsOfAKindThatTheLookCannotDraw) {
    ToyCopy toy;
    toy.write("look.toml",
              "[event.card]\nshow = \"card\"\npulse = \"seat\"\n"
              "[event.income]\nshow = \"seat\"\narrow = [\"seat\", \"armies\"]\n");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/supply.lua:4:"));
    EXPECT_THAT(ran.out, HasSubstr("warning: look.toml at `card` draws `seat` as `pulse`, and is "
                                   "given a seat (a space or a region is drawn so) "
                                   "[rules.undrawn_field]"));
    EXPECT_THAT(ran.out, HasSubstr("look.toml at `income` draws `seat` as `show`, and is given a "
                                   "seat (a card or a list of cards is drawn so)"));
    EXPECT_THAT(ran.out, HasSubstr("look.toml at `income` draws `seat` as `arrow`, and is given a "
                                   "seat (a space is drawn so)"));
}

TEST(CheckOfCalls, WarnsOfEventsThatNoSentenceTellsOf) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  match:tell(\"conqest\", { seat = victim })\n"
                "  match:tell(\"revolt\", { space = to })\n  match:tell(\"revolt\")\n"
                "  match:tell(\"quiet\")");
    toy.replace("text/en.toml", "[event]", "[event]\nquiet = \"\"");

    const Ran ran = toy.check();

    EXPECT_THAT(
        ran.out,
        HasSubstr("rules/battle.lua:11:15: warning: there is no sentence for `conqest` (did "
                  "you mean `conquest`?) [text.untold]"));
    EXPECT_THAT(
        ran.out,
        HasSubstr("rules/battle.lua:12:15: warning: there is no sentence for `revolt` ([event] "
                  "revolt = \"...\" in text/*.toml; an empty one keeps it out of the log)"));
    EXPECT_THAT(ran.out, HasSubstr("text/pt_BR.toml"));  // which lacks the empty one
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 3 warnings"));
}

TEST(CheckOfCalls, DoesNotMissSentencesWhereThereAreNone) {
    ToyCopy toy;
    std::filesystem::remove_all(toy.path() + "/text");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfCalls, WarnsOfCallsOfWhatIsNoFunction) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  lost = match:me():count \"owner\"\n"
                "  if match.round() > 9 then lost = to.armies() end");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:11:16: error: `me` of a match is not a function "
                          "(read it without brackets: .me) [rules.no_function]"));
    EXPECT_THAT(ran.out, HasSubstr(":12:12: error: `round` of a match is not a function"));
    EXPECT_THAT(ran.out, HasSubstr(":12:39: error: `armies` of a space is not a function"));
    EXPECT_THAT(ran.out, HasSubstr("3 errors, 0 warnings"));
}

}  // namespace
}  // namespace fronteira::cli
