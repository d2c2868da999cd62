// SPDX-License-Identifier: MIT
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

TEST(VerbNew, BeginsAModThatCanBeCheckedTestedAndPlayed) {
    const Scratch scratch;
    const std::string mod = scratch / "sea_war";

    const Ran made = fronteira_run({"new", "mod", "sea_war", "--into", scratch / ""});

    EXPECT_EQ(made.status, 0) << made.err;
    EXPECT_THAT(made.out, HasSubstr(mod + "/rules/init.lua\n"));
    const Ran checked = fronteira_run({"check", mod, "--deep"});
    EXPECT_THAT(checked.out, HasSubstr("nothing to complain of"));
    EXPECT_EQ(fronteira_run({"test", mod}).status, 0);
    const Ran played = fronteira_run({"sim", "sea_war", "--mods", scratch / "", "--players", "4",
                                      "--bot", "greedy", "--games", "20"});
    EXPECT_EQ(played.status, 0) << played.err;
}

TEST(VerbNew, AddsARulesetAMapAndABotToAMod) {
    const Scratch scratch;
    const std::string mod = scratch / "sea_war";
    fronteira_run({"new", "mod", "sea_war", "--into", scratch / ""});

    EXPECT_EQ(fronteira_run({"new", "map", "strait", "--into", mod}).status, 0);
    EXPECT_EQ(fronteira_run({"new", "bot", "clever", "--into", mod}).status, 0);
    EXPECT_EQ(fronteira_run({"new", "ruleset", "blitz", "--into", mod}).status, 0);

    const Ran checked = fronteira_run({"check", mod});
    EXPECT_EQ(checked.status, 0) << checked.out;
    const Ran played = fronteira_run({"sim", "blitz", "--mods", scratch / "", "--map", "strait",
                                      "--bot", "clever", "--games", "5"});
    EXPECT_EQ(played.status, 0) << played.err;
}

TEST(VerbNew, PlansATournamentForAsFewAsTheGameIsForAndTwoAtLeast) {
    const auto plan_of = [](const std::string& players) {
        ToyCopy toy;
        toy.replace("mod.toml", "players = [2, 4]", "players = " + players);
        const Scratch scratch;
        const Ran ran = fronteira_run({"--mods", std::filesystem::path(toy.path()).parent_path(),
                                       "new", "tournament", "cup", "--ruleset", "toy_war", "--bots",
                                       "first,random,wrecked", "--into", scratch / ""});
        return ran.err + Scratch::read(scratch / "cup.toml");
    };

    EXPECT_THAT(plan_of("[1, 4]"), HasSubstr("seats = 2\n"));
    EXPECT_THAT(plan_of("[3, 4]"), HasSubstr("seats = 3\n"));
    EXPECT_THAT(plan_of("[1, 1]"),
                HasSubstr("the tables of a tournament have 2 to 6 seats, and `toy_war` is for 1 "
                          "to 1 (name another ruleset) [new.seats]"));
}

TEST(VerbNew, OverwritesNothing) {
    const Scratch scratch;
    fronteira_run({"new", "mod", "sea_war", "--into", scratch / ""});

    const Ran again = fronteira_run({"new", "mod", "sea_war", "--into", scratch / ""});

    EXPECT_EQ(again.status, 1);
    EXPECT_THAT(again.err, HasSubstr("mod.toml: error: already exists"));
}

TEST(VerbNew, RefusesANameThatIsNoId) {
    EXPECT_EQ(fronteira_run({"new", "mod", "Sea War"}).status, 2);
    EXPECT_EQ(fronteira_run({"new", "mod", "../war"}).status, 2);
    EXPECT_EQ(fronteira_run({"new", "map", "strait", "--into", "/"}).status, 2);
}

}  // namespace
}  // namespace fronteira::cli
