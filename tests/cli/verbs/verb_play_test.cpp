// SPDX-License-Identifier: MIT
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// The first seat is a person; with this seed it is the first to move.
Ran played(const std::string& input, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments = {"play",   "toy_war", "--seats", "human",
                                          "--seed", "4",       "--lang",  "en"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return fronteira_run(arguments, input);
}

TEST(VerbPlay, PlaysBotsAloneWhereNobodyCanAnswer) {
    const Ran ran = fronteira_run({"play", "toy_war", "--seed", "1", "--lang", "en"});

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Player 1: first"), HasSubstr("Player 2: first"),
                               HasSubstr("takes ")));
    EXPECT_THAT(ran.out, testing::AnyOf(HasSubstr("won by"), HasSubstr("drawn")));
    EXPECT_THAT(ran.err, IsEmpty());
}

TEST(VerbPlay, PlaysTheSameMatchForTheSameSeed) {
    const std::vector<std::string> arguments = {"play", "toy_war", "--seed", "5", "--lang", "en"};

    EXPECT_EQ(fronteira_run(arguments).out, fronteira_run(arguments).out);
}

TEST(VerbPlay, EndsPolitelyWhenTheInputEnds) {
    const Ran ran = played("");

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("Stopped. The match was not saved"));
}

TEST(VerbPlay, HasNeitherColoursNorPromptsInAPipe) {
    const Ran ran = played("help\n");

    EXPECT_THAT(ran.out, Not(HasSubstr("\x1b")));
    // Whatever answers a line begins one of its own.
    EXPECT_THAT(ran.out, AllOf(HasSubstr("\nChoose by number"), HasSubstr("\nStopped.")));
}

TEST(VerbPlay, NamesTheTagsThatTheModNamesBesideTheirSpaces) {
    const Ran ran = played("board\n");

    EXPECT_THAT(ran.out, testing::ContainsRegex("Cedro +\\[[12]\\] 2 \\(port\\)"));
}

TEST(VerbPlay, LetsAPersonMakeAnotherMoveWhereTheRulesFail) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "move \"stop\" { effect = finish_phase }",
                "move \"stop\" { effect = function() error(\"no stopping\") end }");

    const Ran ran =
        fronteira_run({"--mods", std::filesystem::path(toy.path()).parent_path(), "play", "toy_war",
                       "--seats", "human,human", "--seed", "4", "--lang", "en"},
                      "deploy acai 1\nstop\nseats\n");

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr("no stopping"));
    EXPECT_THAT(ran.out, HasSubstr("[2] Player 2"));
    EXPECT_THAT(ran.out, HasSubstr("Stopped."));
}

TEST(VerbPlay, ShowsASpyTheHandsThatAreShownToIt) {
    const std::string turn = "1\nme\n1\n\nstop\n";  // look into the other's hand, see, go on
    const Ran ran = fronteira_run({"play", "toy_spies", "--seats", "human,bot:first", "--players",
                                   "2", "--seed", "6", "--lang", "en"},
                                  turn + turn + turn + turn);

    EXPECT_THAT(ran.out, HasSubstr("Player 2:\n  order:\n    Charge (armies 2)\n"));
}

TEST(VerbPlay, TakesNumbersStepByStep) {
    const Ran ran = played("1\n1\n");

    EXPECT_THAT(ran.out, HasSubstr("Place armies: to?"));
    EXPECT_THAT(ran.out, HasSubstr("Place armies, to Açaí: armies (1-1; Enter = 1)?"));
    EXPECT_THAT(ran.out, HasSubstr("Player 1: 1 more in Açaí"));
}

TEST(VerbPlay, TakesTypedMovesInAnyLanguageWithoutAccentsAndAbbreviated) {
    EXPECT_THAT(played("colocar acai 1\n").out, HasSubstr("1 more in Açaí"));
    EXPECT_THAT(played("deploy Aç 1\n").out, HasSubstr("1 more in Açaí"));
    EXPECT_THAT(played("dep armies=1 to=acai\n").out, HasSubstr("1 more in Açaí"));
    EXPECT_THAT(played("acai 1\n").out, HasSubstr("1 more in Açaí"));
    EXPECT_THAT(played("place 1\n").out, HasSubstr("`1`"));
}

TEST(VerbPlay, TakesNamedValuesInAnyOrderEachOnce) {
    EXPECT_THAT(played("deploy to=acai armies=1\n").out, HasSubstr("1 more in Açaí"));
    EXPECT_THAT(played("place armies=1 to=acai\n").out, HasSubstr("1 more in Açaí"));
    EXPECT_THAT(played("deploy to=acai to=dunas armies=1\n").out,
                HasSubstr("`to` is given twice."));
    EXPECT_THAT(played("deploy acai -1\n").out, HasSubstr("`-1` is not a number."));
}

TEST(VerbPlay, KeepsNoRecordOverAnythingElse) {
    const Scratch scratch;
    scratch.write("cup.toml", "name = \"Cup\"\n");

    const Ran first = played("", {"--save", scratch / "cup.toml"});
    const Ran second = played("save " + (scratch / "cup.toml") + "\n");
    const Ran third = played("", {"--save", scratch / "nowhere/match.rec"});

    EXPECT_EQ(first.status, 1);
    EXPECT_THAT(first.err, HasSubstr("cup.toml: error: already exists, and is not a record "
                                     "(name another file) [output.there]"));
    EXPECT_THAT(second.err, HasSubstr("[output.there]"));
    EXPECT_EQ(second.status, 1);
    EXPECT_THAT(third.err, HasSubstr("there is no folder"));
    EXPECT_EQ(Scratch::read(scratch / "cup.toml"), "name = \"Cup\"\n");
}

TEST(VerbPlay, AsksForWhatATypedMoveLeavesOut) {
    const Ran ran = played("deploy acai 1\nattack acai\n");

    EXPECT_THAT(ran.out, HasSubstr("Attack, from Açaí: to?"));
}

TEST(VerbPlay, SaysWhyAMoveIsNotAllowed) {
    const Ran ran = played("deploy acai 1\nwhy attack brasa acai 1\nattack acai dunas 9\n");

    EXPECT_THAT(ran.out, HasSubstr("Brasa owner must be Player 1"));
    EXPECT_THAT(ran.out, HasSubstr("Dunas is not linked to Açaí"));
}

TEST(VerbPlay, SuggestsWhatWasMeant) {
    EXPECT_THAT(played("deploy brsa 1\n").out, HasSubstr("did you mean `brasa`?"));
    EXPECT_THAT(played("deplyo acai 1\n").out, HasSubstr("did you mean `deploy`?"));
}

TEST(VerbPlay, TakesNonsenseInItsStride) {
    const Ran ran = played(
        "deploy what=acai\ndeploy =\ndeploy to=\n=\n,,,\ndeploy to=acai from=\n"
        "attack 99999999999999\n\xff\xfe\n-1\n0\nwhy\nwhy what\ndeploy acai x\n");

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("Stopped."));
}

TEST(VerbPlay, SpeaksPortuguese) {
    const Ran ran =
        fronteira_run({"play", "toy_war", "--seats", "human", "--seed", "4"},
                      "colocar acai 1\nporque atacar brasa acai 1\n", {"LC_ALL=pt_BR.UTF-8"});

    EXPECT_THAT(ran.out,
                AllOf(HasSubstr("Guerrinha"), HasSubstr("Norte"), HasSubstr("mais 1 em Açaí"),
                      HasSubstr("deve ser Jogador 1"), HasSubstr("Encerrado.")));
    EXPECT_THAT(ran.out, Not(HasSubstr("Player")));
}

TEST(VerbPlay, ShowsAPersonTheirOwnSecretsOnly) {
    const Ran mine = played("me\n");

    EXPECT_THAT(mine.out, HasSubstr("target "));
    const size_t first = mine.out.find("target ");
    EXPECT_EQ(mine.out.find("target ", first + 1), std::string::npos);
}

TEST(VerbPlay, TakesBackAMoveThatRevealedNothing) {
    const Ran ran = played("deploy acai 1\nundo\n");

    EXPECT_THAT(ran.out, HasSubstr("Move undone."));
}

TEST(VerbPlay, SaysThatAMatchIsNotSavedAsItIsAfterAMoveWasTakenBack) {
    const Scratch scratch;

    const Ran ran = played("deploy acai 1\nsave " + (scratch / "match.rec") + "\nundo\n");

    EXPECT_THAT(ran.out, HasSubstr("Stopped. The match was not saved."));
}

TEST(VerbPlay, KeepsAMatchAndGoesOnWithIt) {
    const Scratch scratch;
    const std::string file = scratch / "match.rec";

    const Ran first = played("deploy acai 1\nsave " + file + "\n");
    const Ran second = fronteira_run({"play", "--load", file, "--lang", "en"}, "stop\n");

    EXPECT_THAT(first.out, HasSubstr("Saved in " + file));
    EXPECT_EQ(second.status, 0);
    EXPECT_THAT(second.out, HasSubstr("Player 1: Stop attacking"));
}

TEST(VerbPlay, TakesARulesetOrARecordAndNotBoth) {
    const Ran both = fronteira_run({"play", "toy_war", "--load", "m.rec"});

    EXPECT_EQ(both.status, 2);
    EXPECT_THAT(both.err, HasSubstr("`toy_war` and a record cannot both be given"));
    EXPECT_THAT(fronteira_run({"play"}).err, HasSubstr("what do you want to play?"));
}

TEST(VerbPlay, EndsAMatchThatSomebodyGivesUp) {
    const Scratch scratch;
    const std::string file = scratch / "match.rec";

    const Ran ran = played("resign\n", {"--save", file});

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("Player 1 resigned"));
    EXPECT_EQ(fronteira_run({"replay", file, "--verify"}).status, 0);
}

TEST(VerbPlay, RevealsWhatWasSecretWhenTheMatchIsOver) {
    const Ran ran = played("resign\n");

    const size_t end = ran.out.find("Player 1 resigned");
    ASSERT_NE(end, std::string::npos);
    EXPECT_THAT(ran.out.substr(end), HasSubstr("\nPlayer 1\n"));
    EXPECT_THAT(ran.out.substr(end), HasSubstr("\n  target "));
}

TEST(VerbPlay, PartsTwoPeopleAtOneTable) {
    const Ran ran =
        fronteira_run({"play", "toy_war", "--seats", "human,human", "--seed", "4", "--lang", "en"},
                      "deploy acai 1\nstop\n");

    EXPECT_THAT(ran.out, HasSubstr("--- Player 1 ---"));
    EXPECT_THAT(ran.out, HasSubstr("--- Player 2 ---"));
}

TEST(VerbPlay, PlaysOnWhenABotFails) {
    const Ran ran = fronteira_run({"play", "toy_war", "--seats", "bot:wrecked,bot:first", "--seed",
                                   "1", "--set", "rounds=2"});

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.err, HasSubstr("bots/wrecked.lua:3"));
}

TEST(VerbPlay, RefusesSeatsThatMakeNoSense) {
    EXPECT_EQ(fronteira_run({"play", "toy_war", "--seats", "cat"}).status, 2);
    EXPECT_EQ(fronteira_run({"play", "toy_war", "--seats", "bot,bot,bot"}).status, 2);
    EXPECT_EQ(fronteira_run({"play", "toy_war", "--seats", "bot:nobody"}).status, 2);
    EXPECT_THAT(fronteira_run({"play", "toy_war", "--seats", "bot,bot,bot"}).err,
                HasSubstr("(name fewer, or more --players)"));
    EXPECT_EQ(fronteira_run({"play"}).status, 2);
}

/// Seat 1 of a game on a grid; a moth of the other stands where it cannot be seen.
Ran on_a_grid(const std::string& input) {
    return fronteira_run(
        {"play", "toy_lamps", "--seats", "human,human", "--seed", "1", "--lang", "en"}, input);
}

TEST(VerbPlay, DrawsAGridByTheSignsOfTheMod) {
    const Ran ran = on_a_grid("");

    EXPECT_THAT(ran.out, HasSubstr("  a   b   c   d   e   \n"
                                   "1 1L  ·   1m  ·   ·   1 \n"
                                   "2 ·   ##  ·   ·   ·   2 \n"
                                   "3 ·   ·   ·   ·   ·   3 \n"
                                   "4 2?  ·   2?  ·   ·   4 \n"
                                   "  a   b   c   d   e   \n"
                                   "## wall, L lamp, m moth\n"));
}

TEST(VerbPlay, DrawsAGridAnewWhenItHasChangedWithinATurn) {
    const Ran ran = on_a_grid("build b1\n");

    EXPECT_THAT(ran.out, HasSubstr("\n1 1L  ##  1m  ·   ·   1 \n"));
}

TEST(VerbPlay, TellsAnOpenMoveToAllThoughItTouchesSecrets) {
    const Ran ran = on_a_grid("fly c1 d1\n");

    EXPECT_THAT(ran.out, HasSubstr("--- Player 2 ---\nPlayer 1: flies from c1 to d1"));
}

TEST(VerbPlay, TellsAWordOfAnEventByItsName) {
    const Ran ran = on_a_grid(
        "fly c1 c2\nfly c4 c3\nfly c2 d2\nfly c3 b3\nfly d2 d1\n"
        "fly b3 a3\nshine a1 south\nshine a4 north\n");

    EXPECT_THAT(ran.out, HasSubstr("your lamp shows a moth at a3"));
    EXPECT_THAT(ran.out, Not(HasSubstr("your lamp shows a lamp at a3")));
}

}  // namespace
}  // namespace fronteira::cli
