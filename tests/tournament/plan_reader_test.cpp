// SPDX-License-Identifier: MIT
#include "tournament/plan_reader.hpp"

#include <gmock/gmock.h>

namespace fronteira::tournament {
namespace {

constexpr const char* full = R"(
name = "club cup"
format = "swiss"
seed = 42
seats = 2
deals = 3
rounds = 5
entrants = ["steady", { name = "Ana", bot = "person", joins = 2, leaves = 4 }]
tie_breaks = ["wins", "buchholz"]

[[game]]
ruleset = "war"
map = "world"
options = { first_round_attacks = true, trades = 5, mode = "short" }

[points]
win = 3
draw = 1
loss = 0.25

[limits]
moves = 5000
rounds = 60
adjudicate = "spaces"
move_ms = 200
match_ms = 60000

[test]
elo0 = 0
elo1 = 12.5
alpha = 0.01
)";

TEST(PlanReader, ReadsEverythingThatCanBeSaid) {
    const auto plan = parse_plan(full, "cup.toml");
    ASSERT_TRUE(plan) << to_text(plan.error());
    EXPECT_EQ(plan->name, "club cup");
    EXPECT_EQ(plan->seed, 42u);
    EXPECT_EQ(plan->entrants[0].name, "steady");
    EXPECT_EQ(plan->entrants[1].name, "Ana");
    EXPECT_EQ(plan->entrants[1].joins, 2);
    EXPECT_EQ(plan->entrants[1].leaves, 4);
    EXPECT_EQ(plan->games[0].options.at("first_round_attacks"), "true");
    EXPECT_EQ(plan->games[0].options.at("trades"), "5");
    EXPECT_EQ(plan->points.win, 3 * a_point);
    EXPECT_EQ(plan->points.draw, a_point);
    EXPECT_EQ(plan->points.loss, a_point / 4);
    EXPECT_EQ(plan->points.bye, 3 * a_point);
    EXPECT_FALSE(plan->points.draw_is_shared);
    EXPECT_EQ(plan->tie_breaks, (std::vector{TieBreak::wins, TieBreak::buchholz}));
    EXPECT_EQ(plan->limits.rounds, 60);
    EXPECT_EQ(plan->limits.adjudication, Limits::Adjudication::spaces);
    EXPECT_TRUE(plan->sequential.on);
    EXPECT_EQ(plan->sequential.elo1, 12.5);
    EXPECT_EQ(plan->sequential.beta, 0.05);
}

TEST(PlanReader, TellsEverythingThatIsWrongAtOnceAndWhere) {
    const auto plan = parse_plan(
        "name = \"\"\nformat = 5\nseats = 9\nentrants = [\"a\", \"a\"]\ncolour = 1\n", "cup.toml");
    ASSERT_FALSE(plan);
    const std::string said = to_text(plan.error());
    for (const char* sentence : {"cup.toml:2:", "cup.toml:3:", "two entrants are called `a`",
                                 "`colour`", "nothing is played"})
        EXPECT_THAT(said, testing::HasSubstr(sentence));
}

TEST(PlanReader, TakesForTheSameWhatDiffersInRemarksAndOrderAlone) {
    const auto one = parse_plan(full, "a.toml");
    const auto two = parse_plan("# the same\n" + std::string(full), "b.toml");
    ASSERT_TRUE(one && two);
    EXPECT_EQ(fingerprint(*one), fingerprint(*two));
}

TEST(PlanReader, TakesATournamentToWhichPeopleCome) {
    const std::string text =
        "name = \"c\"\nformat = \"swiss\"\nseats = 2\n[[game]]\nruleset = \"war\"\n[people]\n";
    const auto plan = parse_plan(
        text + "clock = { seconds = 60, increment = 5 }\nwatch = \"nobody\"\nlate = true\n", "c");
    ASSERT_TRUE(plan) << to_text(plan.error());
    EXPECT_TRUE(plan->entrants.empty());
    EXPECT_EQ(plan->people.seconds, 60);
    EXPECT_EQ(plan->people.increment, 5);
    EXPECT_FALSE(plan->people.watched);
    EXPECT_TRUE(plan->people.late);
    EXPECT_FALSE(parse_plan(text + "clock = { seconds = 0 }\n", "c"));
    EXPECT_FALSE(parse_plan(text + "clock = { increment = 5 }\n", "c"));
    EXPECT_FALSE(parse_plan(text + "clock = 60\n", "c"));
    EXPECT_FALSE(parse_plan(text + "watch = \"some\"\n", "c"));
    EXPECT_NE(fingerprint(*plan), fingerprint(*parse_plan(text, "c")));
}

}  // namespace
}  // namespace fronteira::tournament
