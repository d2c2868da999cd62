// SPDX-License-Identifier: MIT
// What would do nothing, or something else than it says, is an error with its place.
#include "complaints.hpp"
#include "support/without_columns.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

TEST(NothingSilent, WhereComparesAColumnWithWhatItCanBe) {
    const auto where = [](const std::string& compared) {
        return complaint(
            "seat = { gold = int(0, 9), rich = flag, ally = seat, friends = seats, "
            "hue = choice { \"red\", \"blue\" } }",
            "local found = where(match.seat, " + compared + ")\nmatch:draw_game()");
    };

    EXPECT_EQ(where("\"gold\", \"ten\""),
              "silent/rules/init.lua:2:34: error: `gold` is a number, never ten [script.error]\n");
    EXPECT_EQ(
        where("\"hue\", \"rde\""),
        "silent/rules/init.lua:2:34: error: `hue` is one of its words, never rde (did you mean "
        "`red`?) "
        "[script.error]\n");
    EXPECT_NE(where("\"rich\", 1"), "");
    EXPECT_NE(where("\"ally\", 2"), "");
    EXPECT_NE(where("\"friends\", match.seat[1]"), "");
    EXPECT_NE(where("\"gold\", \"~=\", match.seat[1]"), "");
    for (const char* sound : {"\"gold\", 3", "\"gold\", \"<\", 3", "\"hue\", \"blue\"",
                              "\"rich\", true", "\"ally\", match.seat[1]", "\"ally\", nil"})
        EXPECT_EQ(where(sound), "") << sound;
}

// With a dot the seat would be taken for the match.
TEST(NothingSilent, MethodsOfTheMatchAreCalledOnIt) {
    EXPECT_EQ(
        complaint(plain, "match.retire(match.seat[1])"),
        "silent/rules/init.lua:2:7: error: `retire` must be called on the match, with a colon "
        "(match:retire(...)) [script.error]\n");
    EXPECT_NE(complaint(plain, "match.draw_game()"), "");
    EXPECT_EQ(complaint(plain, "match:draw_game()"), "");
}

// A space is not a list: a loop over it would run for nothing.
TEST(NothingSilent, AHandleHasNoEntries) {
    EXPECT_EQ(complaint(plain, "local x = match.space[1][1]"),
              "silent/rules/init.lua:2: error: a space has columns; it is not a list with entries "
              "[script.error]\n");
    EXPECT_EQ(complaint(plain, "for _, s in ipairs(match.space[1]) do end"),
              "silent/rules/init.lua:2: error: ipairs walks a list, and a space has no entries "
              "[script.error]\n");
}

TEST(NothingSilent, WhatAColumnCannotTakeIsToldWithWhatItTakes) {
    const auto written = [](const std::string& column, const std::string& value) {
        const std::string found = support::without_columns(complaint(
            "seat = { gold = int(0, 9), ally = seat, hue = choice { \"red\", \"blue\" } }",
            "match.seat[1]." + column + " = " + value));
        constexpr std::string_view before = "silent/rules/init.lua:2: error: ";
        constexpr std::string_view behind = " [script.error]\n";
        if (found.size() < before.size() + behind.size()) return found;
        return found.substr(before.size(), found.size() - before.size() - behind.size());
    };

    EXPECT_EQ(written("gold", "7 / 2"),
              "`gold` takes a whole number, not a fraction (`//` divides whole numbers)");
    EXPECT_EQ(written("gold", "'7'"), "`gold` takes a whole number, not a string");
    EXPECT_EQ(written("ally", "2"),
              "`ally` takes a seat or nil, not a number (match.me, match.seat[1])");
    EXPECT_EQ(written("hue", "'rde'"), "`hue` has no choice `rde` (did you mean `red`?)");
    EXPECT_EQ(written("hue", "3"), "`hue` takes a word, not a number (\"red\")");
}

TEST(NothingSilent, SeatsSpacesAndRegionsOfAMatchStayAsTheyAre) {
    EXPECT_NE(complaint(plain, "match.seat[1] = nil").find("of a match stay as they are"),
              std::string::npos);
    EXPECT_NE(complaint(plain, "table.sort(match.seat)").find("is a list of your own"),
              std::string::npos);
    EXPECT_EQ(complaint(plain,
                        "local own = { table.unpack(match.seat) } table.remove(own) "
                        "if #own < #match.seat then match:draw_game() end"),
              "");
}

TEST(NothingSilent, AFunctionOfAHandleIsCalledOnIt) {
    EXPECT_EQ(complaint(plain, "local near = match.space[1].neighbours()"),
              "silent/rules/init.lua:2:29: error: `neighbours` is called on a space, with a colon "
              "(space:neighbours(...)) [script.error]\n");
}

TEST(NothingSilent, OptionsStayAsTheyAre) {
    EXPECT_NE(complaint(plain, "option.rounds = 3").find("options are chosen before a match"),
              std::string::npos);
    EXPECT_NE(complaint(plain, "local n = option.rounds")
                  .find("there is no option `rounds` (declare it in mod.toml)"),
              std::string::npos);
}

TEST(NothingSilent, AFunctionThatLacksAnArgumentIsToldWithWhatItTakes) {
    EXPECT_EQ(
        complaint(plain, "local mine = match.seat[1]:spaces()"),
        "silent/rules/init.lua:2:28: error: bad argument #1 to 'spaces' (string expected, got no "
        "value) (Seat:spaces(column: string, tag?: string)) [script.error]\n");
}

TEST(NothingSilent, WhatAFunctionTakesIsShown) {
    const auto shows = [](const std::string& body, const std::string& example) {
        const std::string found = complaint(plain, body);
        EXPECT_NE(found.find(example), std::string::npos) << found;
    };
    shows("local rich = where(match.seat, 'gold', 1, '>')", "(where(list, \"armies\", \">\", 1))");
    shows("add(match.seat[1].gold, 1)", "(add(match.me, \"gold\", 1))");
    shows("transfer(match.seat[1], match.seat[2], 'gold', -1)", "transfer(to, from, ...)");
    shows("match:roll 'd6'", "(match:roll(6) throws a plain one)");
}

TEST(NothingSilent, WhereIsNoFilterByAFunction) {
    EXPECT_NE(complaint(plain, "local rich = where(match.seat, function(s) return s.gold > 1 end)")
                  .find("`where` compares a column"),
              std::string::npos);
}

TEST(NothingSilent, ADescriptionInsideOfAnEffectIsRefused) {
    for (const char* made : {"local r = space \"on\"", "local n = number \"n\"",
                             "local m = move \"go\" { effect = finish_phase }"}) {
        const std::string found = complaint(plain, made);
        EXPECT_NE(found.find("is for declarations, and does nothing while a match is played"),
                  std::string::npos)
            << made << found;
        EXPECT_EQ(found.rfind("silent/rules/init.lua:2:", 0), 0u) << found;
    }
}

TEST(NothingSilent, ChanceComesFromTheMatch) {
    for (const char* chance : {"math.random(6)", "math.randomseed(1)"})
        EXPECT_EQ(complaint(plain, chance),
                  "silent/rules/init.lua:2: error: chance comes from the match: match:roll(6), or "
                  "view:random(6) in a bot [script.error]\n");
}

TEST(NothingSilent, WhoBeginsIsNotSaidDuringTurns) {
    EXPECT_EQ(complaint_of_files({{"rules/init.lua", R"(return { turn = { phase "only" {
  enter = function(match) match:begin_with(match.me) end,
  move "stop" { effect = finish_phase },
} } })"}}),
              "silent/rules/init.lua:2: error: who begins must be said before the first turn, not "
              "in round 1 [script.error]\n");
}

TEST(NothingSilent, WhatThePlatformKeepsCannotBeWritten) {
    EXPECT_EQ(complaint(plain, "match.round = 3"),
              "silent/rules/init.lua:2:7: error: `round` of a match can only be read "
              "[script.error]\n");
    EXPECT_EQ(complaint(plain, "match.seat[1].number = 3"),
              "silent/rules/init.lua:2:15: error: `number` of a seat can only be read "
              "[script.error]\n");
}

TEST(NothingSilent, WhoStandsAndWhoHasWonIsWrittenByNobody) {
    const std::string refused = "can only be read (`match:retire` and `match:win` change it)";
    for (const std::string body :
         {"match.me.standing = 0", "match.me.placing = 1", "add(match.me, 'placing', 1)",
          "transfer(match.me, match.me:next(), 'standing', 1)", "clear 'standing'"})
        EXPECT_NE(complaint(plain, body).find(refused), std::string::npos) << body;
    EXPECT_EQ(complaint(plain, "match.armies = match.me.standing + total 'placing'").find(refused),
              std::string::npos);
}

TEST(NothingSilent, NobodyFinishesAPhaseInWhichHeDoesNotDecide) {
    EXPECT_EQ(complaint_of_files({{"rules/init.lua", R"(return { turn = { phase "only" {
  enter = function(match) match:finish_phase(match.me:next()) end,
  move "stop" { effect = finish_phase } } } })"}}),
              "silent/rules/init.lua:2: error: seat 2 does not decide in this phase, so it cannot "
              "finish it [script.error]\n");
}

TEST(NothingSilent, AnEventSaysWhatItTellsByNames) {
    EXPECT_EQ(
        complaint(plain, "match:tell('moved', match.seat[1])"),
        "silent/rules/init.lua:2:13: error: event `moved` takes its facts as a table: { from = "
        "from, armies = 2 } [script.error]\n");
    EXPECT_EQ(
        complaint(plain, "match:tell('moved', { match.seat[1] })"),
        "silent/rules/init.lua:2:13: error: the facts of event `moved` need names: { from = from, "
        "armies = 2 } [script.error]\n");
    EXPECT_EQ(complaint(plain, "match:tell('moved', { all = {} })"),
              "silent/rules/init.lua:2:23: error: `all` of event `moved` is a table (an event can "
              "carry whole numbers, words, true or false, seats, spaces, regions and cards) "
              "[script.error]\n");
}

// Beyond 32 bits another number would be told than the rules say.
TEST(NothingSilent, ANumberThatNoCellCanHoldIsNotCut) {
    EXPECT_EQ(complaint(plain, "match:tell('found', { gold = 10000000000 })"),
              "silent/rules/init.lua:2:23: error: `gold` would be 10000000000, which no column can "
              "hold [script.error]\n");
    EXPECT_NE(complaint(plain, "match:tell('found', { gold = -2147483648 })"), "");
    EXPECT_NE(complaint(plain, "match:tell('found', { gold = 1e10 })"), "");
    EXPECT_EQ(complaint(plain, "match:tell('found', { gold = -2147483647 })\nmatch:draw_game()"),
              "");
    EXPECT_NE(complaint(plain, "add(match.seat[1], 'gold', 1000000000000000000)")
                  .find("`gold` of seat 1 would be 1000000000000000000; its range is 0 to 9"),
              std::string::npos);
    EXPECT_NE(complaint("seat = { gold = int(0, 9) { initial = 1 } }",
                        "add(match.seat[1], 'gold', math.maxinteger)"),
              "");
}

TEST(NothingSilent, AMatchEndsOnlyOnce) {
    EXPECT_EQ(complaint(plain, "match:win(match.seat[1])\nmatch:draw_game()"),
              "silent/rules/init.lua:3: error: the match has already been won, and ends only "
              "once [script.error]\n");
    EXPECT_NE(complaint(plain, "match:draw_game()\nmatch:lose_game()"), "");
    EXPECT_NE(complaint(plain, "match:lose_game()\nmatch:win(match.seat[1])"), "");
    EXPECT_EQ(complaint(plain, "match:win(match.seat[1])\nmatch:win(match.seat[2])"), "");
}

TEST(NothingSilent, HandlesOfTwoKindsAreNotCompared) {
    EXPECT_EQ(complaint(plain, "local same = match.seat[1] == match.space[1]"),
              "silent/rules/init.lua:2: error: a seat is compared with a space (compare what is of "
              "one kind) [script.error]\n");
    EXPECT_EQ(complaint(plain, "if contains({ match.seat[1] }, match.space[1]) then return end"),
              "silent/rules/init.lua:2: error: a seat is compared with a space (compare what is of "
              "one kind) [script.error]\n");
}

TEST(NothingSilent, ALoopOverAListWithoutIpairsIsToldHowItIsWalked) {
    EXPECT_EQ(
        complaint(plain, "for seat in match.seat do seat.gold = 3 end"),
        "silent/rules/init.lua:2: error: attempt to call a fixed list value (for iterator 'for "
        "iterator') (use ipairs(list) for a list, pairs(table) for another table) "
        "[script.error]\n");
}

TEST(NothingSilent, AFlagTakesNoText) {
    EXPECT_EQ(complaint(plain, "match.on = 'false'"),
              "silent/rules/init.lua:2:7: error: `on` takes true or false, not a string "
              "[script.error]\n");
}

}  // namespace
}  // namespace fronteira::script
