// SPDX-License-Identifier: MIT
// What a mod may do to whoever looks at it: nothing but be refused in some short lines.
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace fronteira::cli::hostile_mods {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// A toy game in which something else is written, once, before or in place of what stands there.
struct Hostile {
    const char* name;
    const char* file;
    const char* at;  ///< empty: the file is written anew
    std::string with;
};

const char* const enter = "match.conquered = false";
const char* const moves = "move \"attack\" {";
const char* const columns = "reserve = int(0, 99),";

std::string on_enter(const std::string& script) {
    return script + "\n    match.conquered = false";
}
std::string beside(const std::string& move) {
    return move + ",\n  move \"attack\" {";
}
std::string another(const std::string& column) {
    return "reserve = int(0, 99), " + column + ",";
}

const std::string giant = "(\"x\"):rep(200000)";
const std::string words(40'000, 'y');

const Hostile all[] = {
    // Scripts
    {"GiantEvent", "rules/muster.lua", enter, on_enter("match:tell(" + giant + ", {})")},
    {"EventThatTerminalsObey", "rules/muster.lua", enter,
     on_enter("match:tell(\"\\27[2J\\u{202e}\", { [\"\\27[2J\"] = \"\\27]0;mine\\7\" })")},
    {"GiantField", "rules/muster.lua", enter,
     on_enter("match:tell(\"e\", { [" + giant + "] = 1 })")},
    {"ManyEvents", "rules/muster.lua", enter,
     on_enter("for i = 1, 100000 do match:tell(\"e\", { n = i }) end")},
    {"GiantError", "rules/muster.lua", enter, on_enter("error(" + giant + ")")},
    {"ErrorThatTerminalsObey", "rules/muster.lua", enter,
     on_enter("error(\"\\27[2J\\27]0;mine\\7\\u{202e}\")")},
    {"GiantColumn", "rules/muster.lua", enter, on_enter("match[" + giant + "] = 1")},
    {"GiantSpace", "rules/muster.lua", enter, on_enter("return match.space[" + giant + "].owner")},
    {"GiantQuestion", "rules/muster.lua", enter, on_enter("match:ask(match.me, " + giant + ")")},
    {"EndlessQuestions", "rules/muster.lua", enter,
     on_enter("while true do match:ask(match.me, \"attack\") end")},
    {"EndlessRolls", "rules/muster.lua", enter, on_enter("while true do match:roll(6) end")},
    {"DieWithoutFaces", "rules/muster.lua", enter, on_enter("match:roll(0)")},
    {"EverybodyRetires", "rules/muster.lua", enter,
     on_enter("for _, one in ipairs(match.seat) do match:retire(one) end")},
    {"WinsAndDraws", "rules/muster.lua", enter,
     on_enter("match:win(match.seat[2]) match:draw_game() match:win(match.seat[1])")},
    {"WritesToTheLists", "rules/muster.lua", enter, on_enter("match.seat[1] = match.seat[2]")},
    // Declarations
    {"GiantMove", "rules/attack.lua", moves, beside("move \"" + words + "\" {}")},
    {"GiantSlot", "rules/attack.lua", moves,
     beside("move \"b\" { space \"" + words + "\", effect = finish_phase }")},
    {"GiantLink", "rules/attack.lua", moves,
     beside("move \"b\" { space \"a\" \"linked(" + words + ")\", effect = finish_phase }")},
    {"GiantClause", "rules/attack.lua", moves,
     beside("move \"b\" { space \"a\" \"" + words + " == 1\", effect = finish_phase }")},
    {"GiantDeck", "rules/attack.lua", moves,
     beside("move \"b\" { cards \"a\" { deck = \"" + words + "\" }, effect = finish_phase }")},
    {"RangeOfEverything", "rules/attack.lua", moves,
     beside("move \"b\" { number \"n\" \"-2147483648 to 2147483647\", effect = finish_phase }")},
    {"RangeThatOverflows", "rules/attack.lua", moves,
     beside("move \"b\" { number \"n\" \"1 to 2147483647 * 2147483647 * round\", effect = "
            "finish_phase }")},
    {"RangeThatDividesByNothing", "rules/attack.lua", moves,
     beside("move \"b\" { number \"n\" \"1 to 5 // (round - round)\", effect = finish_phase }")},
    {"FightOfBillions", "rules/attack.lua", moves,
     beside("move \"b\" { contest = { \"1000000000\", \"1000000000\" }, effect = function(match) "
            "match:contest(1000000000, 1000000000) end }")},
    {"WhereThatWrites", "rules/attack.lua", moves,
     beside("move \"b\" { space \"a\" { where = function(match) match.reserve = 5 end }, effect = "
            "finish_phase }")},
    {"SightThatGoesRound", "rules/state.lua", columns,
     another("c = seats { seen_by = \"d\" }, d = seats { seen_by = \"c\" }")},
    {"WordThatTerminalsObey", "rules/state.lua", columns,
     another("c = choice { \"\\27[2J\", \"\\u{202e}b\" } { seen_by = \"\\27[2J\" }")},
    {"GiantSight", "rules/state.lua", columns,
     another("c = int(0, 9) { seen_by = \"" + words + "\" }")},
    {"NumbersThatAreNone", "rules/state.lua", columns, another("c = int(0/0, 1/0)")},
    {"RequiresItself", "rules/muster.lua", "local victory",
     "local again = require \"muster\"\nlocal victory"},
    {"RequiresAFileOfTheMachine", "rules/init.lua", "\"muster\"", "\"../../../../etc/passwd\""},
    // Bots, specs, texts, looks
    {"BotOfGiantError", "bots/first.lua", "", "return function() error(" + giant + ") end"},
    {"BotOfRoundTables", "bots/first.lua", "",
     "local t = {} t.kind = t return function() return t end"},
    {"SpecOfGiantNames", "tests/a_spec.lua", "",
     "it(" + giant + ", function() equal(" + giant + ", " + giant + ", " + giant + ") end)"},
    {"SpecOfAFileOfTheMachine", "tests/a_spec.lua", "",
     "it(\"a\", function() play { map = \"/etc/passwd\" } end)"},
    {"LookOfGiantKeys", "look.toml", "",
     words + " = 1\n[seat]\n" + words + " = \"" + words + "\"\n"},
    {"LookOutsideOfTheMod", "look.toml", "", "[map]\npicture = \"../../../../etc/passwd\"\n"},
    {"TextOfPlaceholders", "text/en.toml", "",
     "[played]\nattack = \"{from}{from}{nobody}{\"\nstop = \"" + words.substr(0, 15000) + "\"\n"},
};

class HostileMod : public testing::TestWithParam<Hostile> {
 protected:
    HostileMod() {
        const Hostile& hostile = GetParam();
        fs::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war", mod(),
                 fs::copy_options::recursive);
        std::string text = hostile.with;
        if (*hostile.at != '\0') {
            text = Scratch::read(mod() + "/" + hostile.file);
            const size_t at = text.find(hostile.at);
            EXPECT_NE(at, std::string::npos);
            text.replace(at, std::string(hostile.at).size(), hostile.with);
        }
        scratch_.write(std::string("toy_war/") + hostile.file, text);
    }
    std::string mod() const { return scratch_ / "toy_war"; }
    std::string mods() const { return scratch_ / ""; }

 private:
    Scratch scratch_;
};

void expect_short_lines(const Ran& ran, const std::string& verb) {
    EXPECT_GE(ran.status, 0) << verb;
    EXPECT_LE(ran.status, 2) << verb;
    std::istringstream lines(ran.out + ran.err);
    size_t count = 0;
    for (std::string line; std::getline(lines, line); ++count)
        EXPECT_LT(line.size(), 3000u) << verb << ": " << line.substr(0, 200);
    EXPECT_LT(count, 500u) << verb;
    for (const char* bytes : {"\x1b", "\x07", "\xe2\x80\xae"})
        EXPECT_EQ((ran.out + ran.err).find(bytes), std::string::npos) << verb;
}

TEST_P(HostileMod, CostsWhoeverLooksAtItSomeLines) {
    expect_short_lines(fronteira_run({"check", mod()}), "check");
    expect_short_lines(fronteira_run({"check", mod(), "--json"}), "check --json");
    expect_short_lines(fronteira_run({"test", mod()}), "test");
    expect_short_lines(
        fronteira_run({"--mods", mods(), "sim", "toy_war", "--bot", "first", "--games", "2"}),
        "sim");
}

INSTANTIATE_TEST_SUITE_P(, HostileMod, testing::ValuesIn(all),
                         [](const auto& one) { return one.param.name; });

/// What the program says when a match without end is kept, whose only move does that on a board of
/// 10 000 cells. The record can be read, whatever it has come to.
std::string said_of_endless_moves(const std::string& effect,
                                  const std::vector<std::string>& columns = {"n"}) {
    const Scratch scratch;
    scratch.write(
        "long/mod.toml",
        "id = \"long\"\nversion = \"1.0.0\"\napi = 1\nname = \"Long\"\nlicence = \"MIT\"\n"
        "[[ruleset]]\nid = \"long\"\nname = \"Long\"\nplayers = [2, 2]\nmap = \"long\"\n");
    scratch.write("long/maps/long.toml",
                  "id = \"long\"\nname = \"Long\"\n[grid]\nwidth = 100\nheight = 100\n");
    std::string declared;
    for (const std::string& column : columns) declared += column + " = int(0, 9), ";
    scratch.write("long/rules/state.lua", "return { space = { " + declared + "} }");
    scratch.write("long/rules/init.lua",
                  "return { turn = { phase \"on\" { move \"on\" { effect = function(match)\n" +
                      effect + "\nmatch:finish_phase() end } } } }");
    const std::vector<std::string> mods = {"--mods", scratch / ""};
    const auto run = [&](std::vector<std::string> words) {
        words.insert(words.begin(), mods.begin(), mods.end());
        return fronteira_run(words);
    };
    const Ran ran = run(
        {"sim", "long", "--games", "1", "--max-moves", "1500", "--record", scratch / "records"});
    EXPECT_EQ(ran.status, 1);
    const Ran again = run({"replay", "--verify", scratch / "records/game_0001.rec"});
    EXPECT_EQ(again.status, 0) << again.err;
    return ran.err;
}

TEST(HostileMatch, GoesNoFurtherThanItsRecordCanBeRead) {
    EXPECT_THAT(said_of_endless_moves("local n = 9 - match.space[1].n\n"
                                      "for _, space in ipairs(match.space) do space.n = n end"),
                HasSubstr("the moves of this match come to 30 MiB, so it ends here"));
    EXPECT_THAT(
        said_of_endless_moves("for i = 1, 1500 do match:tell(\"on\", { a = i, b = i, c = i }) end"),
        HasSubstr("the events of this match come to 256 MiB, so it ends here"));
}

TEST(HostileMatch, MakesNoMoveWhoseLineCouldNotBeRead) {
    std::vector<std::string> columns;
    std::string every;
    for (char last = 'a'; last < 'm'; ++last) {
        columns.push_back(std::string(30, 'n') + last);
        every += "space." + columns.back() + " = n ";
    }
    EXPECT_THAT(
        said_of_endless_moves("local n = 9 - match.space[1]." + columns.front() +
                                  "\nfor _, space in ipairs(match.space) do " + every + "end",
                              columns),
        HasSubstr("the changes of one move of this match come to 4 MiB, so it ends here"));
}

}  // namespace
}  // namespace fronteira::cli::hostile_mods
