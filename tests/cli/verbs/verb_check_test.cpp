// SPDX-License-Identifier: MIT
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace fronteira::cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

TEST(VerbCheck, FindsNothingWrongWithAGoodMod) {
    const Ran ran = fronteira_run({"check", toy_war});

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("nothing to complain of"));
}

TEST(VerbCheck, TakesTheIdOfAModOrOfAMap) {
    EXPECT_EQ(fronteira_run({"check", "toy_war"}).status, 0);
    EXPECT_EQ(fronteira_run({"check", "ring"}).status, 0);
    EXPECT_EQ(fronteira_run({"check", toy_war + "/maps/ring.toml"}).status, 0);
}

TEST(VerbCheck, LooksAtThePicturesOfAGuide) {
    ToyCopy toy;
    toy.write("guide/en.txt",
              "To be brief\n# A turn\n! acai owner=1 armies=3; brsa ownr=2; brasa armies=many\n");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("guide/en.txt:1:1: warning: text before the first title"));
    EXPECT_THAT(ran.out,
                HasSubstr("guide/en.txt:3:26: error: no map of this mod has a space `brsa` "
                          "(did you mean `brasa`?)"));
    EXPECT_THAT(ran.out, HasSubstr("guide/en.txt:3:31: error: spaces of this mod have no column "
                                   "`ownr` (did you mean `owner`?)"));
    EXPECT_THAT(ran.out, HasSubstr("guide/en.txt:3:45: error: `armies` of a space is a number"));
}

TEST(VerbCheck, WarnsOfPagesAboutNothing) {
    ToyCopy toy;
    toy.write("guide/en.txt", "# A turn\n@ attack owner atack order\n");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("guide/en.txt:2:16: warning: nothing in this mod is called "
                                   "`atack`: it leads nobody to this page (did you mean "
                                   "`attack`?)"));
    for (const char* known : {"`attack`: it", "`owner`: it", "`order`: it"})
        EXPECT_THAT(ran.out, Not(HasSubstr(known)));
}

TEST(VerbCheck, RefusesAGuideThatIsNoText) {
    ToyCopy toy;
    toy.write("guide/en.txt", "# A turn\nto\xff be\n\x1b[2J\n");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("guide/en.txt:2:3: error: this is not text in UTF-8"));
    EXPECT_THAT(ran.out, HasSubstr("guide/en.txt:3:1: error: this is not text in UTF-8"));
}

TEST(VerbCheck, KnowsTheCellsOfAGridInPictures) {
    ToyCopy fog("toy_fog");
    fog.write("guide/en.txt", "# The marsh\n! c0_0; c0_99\n");

    const Ran ran = fog.check();

    EXPECT_THAT(ran.out,
                HasSubstr("guide/en.txt:2:9: error: no map of this mod has a space `c0_99`"));
    EXPECT_THAT(ran.out, Not(HasSubstr("`c0_0`")));
}

TEST(VerbCheck, TellsEveryFaultWithItsPlace) {
    ToyCopy toy;
    toy.replace("maps/ring.toml", "[\"acai\", \"brasa\"]", "[\"acai\", \"brsa\"]");
    toy.replace("cards/order.toml", "copies = 3", "copies = \"three\"");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("did you mean `brasa`?"));
    EXPECT_THAT(ran.out, HasSubstr("cards/order.toml:5:"));
}

TEST(VerbCheck, LooksAtMapsThoughTheManifestIsBroken) {
    ToyCopy toy;
    toy.replace("mod.toml", "api = 1", "api = 1 1");
    toy.replace("maps/ring.toml", "bonus = 1", "bonus = \"one\"");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("mod.toml:4:"));
    EXPECT_THAT(ran.out, HasSubstr("ring.toml:8:9: error"));
}

TEST(VerbCheck, TellsTheFaultsOfAModByItsName) {
    ToyCopy toy;
    toy.replace("mod.toml", "api = 1", "api = 1 1");

    const Ran ran = fronteira_run(
        {"--mods", std::filesystem::path(toy.path()).parent_path(), "check", "toy_war"});

    EXPECT_THAT(ran.out, HasSubstr("mod.toml:4:"));
    EXPECT_THAT(ran.out + ran.err, Not(HasSubstr("there is no")));
}

TEST(VerbCheck, TellsTheFaultsOfAModOnceThoughItIsAmongTheMods) {
    ToyCopy toy;
    toy.replace("mod.toml", "api = 1", "api = 1 1");
    ToyCopy other;
    other.replace("mod.toml", "api = 1", "api = 1 1");
    const std::string mods = std::filesystem::path(toy.path()).parent_path();
    const std::string others = std::filesystem::path(other.path()).parent_path();

    const Ran ran = fronteira_run({"--mods", mods, "--mods", others, "check", toy.path()});

    EXPECT_THAT(ran.out, HasSubstr(toy.path() + "/mod.toml:4:"));
    EXPECT_THAT(ran.err, Not(HasSubstr(toy.path())));
    EXPECT_THAT(ran.err, HasSubstr(other.path() + "/mod.toml:4:"));
}

TEST(VerbCheck, ChecksTheModThatAFileBelongsTo) {
    ToyCopy toy;
    for (const char* file : {"rules/battle.lua", "text/en.toml", "mod.toml"})
        EXPECT_THAT(fronteira_run({"check", toy.path() + "/" + file}).out,
                    HasSubstr("toy_war: 1 ruleset, 1 map,"))
            << file;
}

TEST(VerbCheck, RefusesAFileThatIsNothingOfAGame) {
    const Scratch scratch;
    const Ran ran = fronteira_run({"check", scratch.write("notes.md", "")});

    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("is no map, no deck and no file of a mod"));
}

TEST(VerbCheck, WarnsOfAMapThatFallsApart) {
    std::string text = Scratch::read(toy_war + "/maps/ring.toml");
    text.replace(text.find("[links]"), std::string::npos,
                 "[links]\nland = [[\"acai\", \"brasa\"]]\n");
    const Scratch scratch;

    const Ran ran = fronteira_run({"check", scratch.write("apart.toml", text)});

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out,
                HasSubstr("warning: `cedro` and 3 more spaces cannot be reached from `acai`"));
}

/// Where others have chosen the names, nobody reads more than a line of them.
TEST(VerbCheck, QuotesNoMoreThanALineOfAName) {
    const std::string name(50'000, 'x');
    const std::pair<const char*, std::string> damages[] = {
        {"rules/attack.lua", "move \"" + name + "\" {"},
        {"rules/attack.lua", "move \"a\" { space \"" + name +
                                 "\" \"owner == me\", effect = finish_phase }, move \"attack\" {"},
        {"rules/attack.lua", "move \"a\" { space \"to\" \"linked(" + name +
                                 ")\", effect = finish_phase }, move \"attack\" {"},
        {"rules/attack.lua", "move \"a\" { space \"to\" \"" + name +
                                 " == 1\", effect = finish_phase }, move \"attack\" {"},
        {"rules/attack.lua",
         "move \"a\" { effect = function(match, " + name + ") end }, move \"attack\" {"},
        {"rules/attack.lua",
         "move \"a\" { effect = function(match) match." + name + " = 1 end }, move \"attack\" {"},
    };
    for (const auto& [file, with] : damages) {
        ToyCopy toy;
        toy.replace(file, "move \"attack\" {", with);
        for (const Ran& ran : {toy.check(), fronteira_run({"check", toy.path(), "--json"}),
                               fronteira_run({"test", toy.path()})})
            EXPECT_LT(ran.out.size() + ran.err.size(), 20'000u) << with.substr(0, 60);
    }
}

TEST(VerbCheck, FindsThatTheToyGamesConform) {
    const Ran ran =
        fronteira_run({"check", toy_war + "/../toy_duel", toy_war + "/../toy_spies", "--deep"});

    EXPECT_EQ(ran.status, 0) << ran.out;
}

TEST(VerbCheck, FindsBotsThatRememberAndBotsThatFail) {
    ToyCopy toy;
    toy.replace("bots/first.lua", "return function(view)",
                "local asked = 0\nreturn function(view)\n  asked = asked + 1");
    toy.replace("bots/first.lua", "view:moves()[1]", "view:moves()[1 + asked % #view:moves()]");

    const Ran ran = fronteira_run({"check", toy.path(), "--deep"});

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("bots/first.lua"));
    EXPECT_THAT(ran.out, HasSubstr("[bot.remembers]"));
    EXPECT_THAT(ran.out, HasSubstr("toy_war/bots/wrecked.lua:3: error: `wrecked` loses a match: a "
                                   "match has no column `nothing` (declare it in rules/state.lua) "
                                   "[bot.forfeit]"));
    EXPECT_THAT(ran.out, HasSubstr("[bot.forfeit]"));
    EXPECT_THAT(ran.out, Not(HasSubstr("[conformance.")));
}

TEST(VerbCheck, GivesItsFindingsAsJson) {
    ToyCopy toy;
    toy.replace("mod.toml", "version = \"1.2.0\"", "version = \"1.2\"\nversoin = 1");

    const Ran ran = fronteira_run({"check", toy.path(), "--json"});
    const json report = json::parse(ran.out);

    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(report["good"], false);
    EXPECT_GE(report["errors"], 1);
    EXPECT_EQ(report["findings"][0]["severity"], "error");
    EXPECT_GT(report["findings"][0]["line"], 0);
}

TEST(VerbCheck, PrintsNothingThatATerminalObeysAsJsonEither) {
    const ToyCopy toy;
    std::ofstream(toy.path() + "/maps/\xe2\x80\xae\xe2\x81\xa6\x1b[2J\xc2\x9b\x7f.toml")
        << "id = 3\n";

    const Ran ran = fronteira_run({"check", toy.path(), "--json"});

    EXPECT_EQ(ran.status, 1);
    for (const char* bytes : {"\xe2\x80\xae", "\xe2\x81\xa6", "\x1b", "\xc2\x9b", "\x7f"})
        EXPECT_THAT(ran.out, Not(HasSubstr(bytes)));
    EXPECT_THAT(ran.out, HasSubstr("\\u202e\\u2066"));
    EXPECT_TRUE(json::accept(ran.out));
}

TEST(VerbCheck, AnswersAnUnknownTargetWithTwo) {
    const Ran ran = fronteira_run({"check", "toy_wra"});

    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("did you mean `toy_war`?"));
}

TEST(VerbCheck, TellsWhichFunctionsLeaveToLuaInMatches) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "local battle = {}",
                "local function wide(n) return string.format(\"%-3d\", n) end local battle = {}");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if wide(won) == \"x\" then lost = 0 end");

    const Ran both = fronteira_run({"check", toy.path(), "--compiled", "--deep"});
    const Ran plain = fronteira_run({"check", toy.path(), "--deep"});

    // The effect of the attack, into which both functions were taken in.
    EXPECT_THAT(both.out, HasSubstr("rules/attack.lua:9: note: this function was left to Lua at "
                                    "`string.format`, "));
    EXPECT_THAT(both.out, HasSubstr("[rules.left_running]"));
    EXPECT_THAT(plain.out, Not(HasSubstr("left to Lua")));
}

}  // namespace
}  // namespace fronteira::cli
