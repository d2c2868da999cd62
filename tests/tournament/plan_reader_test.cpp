// SPDX-License-Identifier: MIT
#include "tournament/plan/plan_reader.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <filesystem>

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
    EXPECT_EQ(bye_of(*plan), 3 * a_point);
    EXPECT_FALSE(plan->points.draw_is_shared);
    EXPECT_EQ(plan->tie_breaks, (std::vector{TieBreak::wins, TieBreak::buchholz}));
    EXPECT_EQ(plan->limits.rounds, 60);
    EXPECT_EQ(plan->limits.adjudicate.what, Counted::spaces);
    EXPECT_TRUE(plan->sequential.on);
    EXPECT_EQ(plan->sequential.elo1, 12.5);
    EXPECT_EQ(plan->sequential.beta, 0.05);
}

TEST(PlanReader, TellsEverythingThatIsWrongAtOnceAndWhere) {
    const auto plan = parse_plan(
        "name = \"\"\nformat = 5\nseats = 9\nentrants = [\"A\", \"a\"]\ncolour = 1\n", "cup.toml");
    ASSERT_FALSE(plan);
    const std::string said = to_text(plan.error());
    for (const char* sentence : {"cup.toml:2:", "cup.toml:3:", "two entrants are called `a`",
                                 "`colour`", "nothing is played"})
        EXPECT_THAT(said, testing::HasSubstr(sentence));
}

TEST(PlanReader, DoesNotWaitForAPipe) {
    const std::string pipe =
        std::filesystem::temp_directory_path() / ("plan_" + std::to_string(::getpid()));
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);

    const auto plan = load_plan(pipe);

    std::filesystem::remove(pipe);
    ASSERT_FALSE(plan);
    EXPECT_EQ(plan.error().front().code, "file.not_a_file");
}

TEST(PlanReader, TakesOnlySoManyGamesForEachIsLoaded) {
    std::string text = "name = \"c\"\nformat = \"swiss\"\nseats = 2\nentrants = [\"a\", \"b\"]\n";
    for (int i = 0; i < 5000; ++i) text += "[[game]]\nruleset = \"war\"\n";

    const auto plan = parse_plan(text, "cup.toml");

    ASSERT_FALSE(plan);
    ASSERT_EQ(plan.error().size(), 1u) << to_text(plan.error());
    EXPECT_THAT(to_text(plan.error()), testing::HasSubstr("more than 100 games are not possible"));
}

/// A plan with a line of nonsense, which stands at the end of its table.
struct Nonsense {
    const char* table;  ///< empty: the root
    const char* line;
    const char* sentence;
    const char* hint;
};

/// A test's name needs letters alone.
std::string name_of_case(const testing::TestParamInfo<Nonsense>& one) {
    std::string name = one.param.table + std::string(one.param.line);
    std::erase_if(name, [](unsigned char c) { return std::isalnum(c) == 0; });
    return name + std::to_string(one.index);
}

class NonsenseInAPlan : public testing::TestWithParam<Nonsense> {};

TEST_P(NonsenseInAPlan, IsToldWithItsPlaceASentenceAndAHint) {
    const Nonsense& odd = GetParam();
    std::string text = "name = \"c\"\nformat = \"league\"\nentrants = [\"a\", \"b\", \"c\"]\n";
    const bool root = std::string(odd.table).empty();
    if (!std::string(odd.line).starts_with("seats")) text += "seats = 2\n";
    if (root) text += odd.line + std::string("\n");
    text += "[[game]]\nruleset = \"r\"\n";
    if (!root) text += odd.table + std::string("\n") + odd.line + "\n";
    const auto lines = std::count(text.begin(), text.end(), '\n') - (root ? 2 : 0);

    const auto plan = parse_plan(text, "cup.toml");

    ASSERT_FALSE(plan) << text;
    ASSERT_EQ(plan.error().size(), 1u) << to_text(plan.error());
    const Diagnostic& found = plan.error().front();
    EXPECT_EQ(found.place.file, "cup.toml");
    EXPECT_EQ(found.place.line, lines);
    EXPECT_GT(found.place.column, 1);
    EXPECT_THAT(found.message, testing::HasSubstr(odd.sentence));
    EXPECT_THAT(found.hint, testing::HasSubstr(odd.hint));
}

INSTANTIATE_TEST_SUITE_P(
    OfEveryNumber, NonsenseInAPlan,
    testing::Values(
        Nonsense{"", "seed = -1", "from 0 to 9223372036854775807, found -1", "random"},
        Nonsense{"", "seed = 0.5", "expected a whole number, found a fraction", "random"},
        Nonsense{"", "seats = 7", "from 2 to 6, found 7", "at each table"},
        Nonsense{"", "deals = 0", "from 1 to 1000000, found 0", "line-up"},
        Nonsense{"", "rounds = 1001", "from 1 to 1000, found 1001", "as the format needs"},
        Nonsense{"[points]", "win = -3", "from 0 to 1000, found -3", "winner"},
        Nonsense{"[points]", "win = 0", "a win is worth nothing", "more than a draw"},
        Nonsense{"[points]", "win = 0.125", "at most two places", "write 0.13"},
        Nonsense{"[points]", "draw = 1.5", "more than a win, which is worth 1", "smaller"},
        Nonsense{"[points]", "draw = \"half\"", "expected a number, found text", "nobody has won"},
        Nonsense{"[points]", "loss = 1", "the loser would get as much as the winner", "smaller"},
        Nonsense{"[points]", "loss = 0.75", "more than a draw, which is worth 0.5", "smaller"},
        Nonsense{"[points]", "bye = nan", "found nan", "bye"},
        Nonsense{"[limits]", "moves = 0", "from 1 to 1000000000, found 0", "adjudicated"},
        Nonsense{"[limits]", "rounds = -2", "from 1 to 1000000, found -2", "adjudicated"},
        Nonsense{"[limits]", "decided = 80", "expected a table", "percent = 80"},
        Nonsense{"[limits]", "decided = { percent = 50, rounds = 3 }", "from 51 to 100, found 50",
                 "has won"},
        Nonsense{"[limits]", "decided = { percent = 80 }", "`rounds`", ""},
        Nonsense{"[limits]", "standstill = { rounds = 0 }", "from 1 to 1000000, found 0", "nobody"},
        Nonsense{"[people]\n[limits]", "standstill = { rounds = 9 }", "people play",
                 "leave it out"},
        Nonsense{"[people]\n[limits]", "adjudicate = \"armies\"", "only spaces", "leave it out"},
        Nonsense{"[limits]", "move_ms = 0", "from 1 to 86400000, found 0", "for a move"},
        Nonsense{"[limits]", "match_ms = 1e3", "expected a whole number", "of a match"},
        Nonsense{"[limits]\nmatch_ms = 5", "move_ms = 6", "longer than the whole match", "smaller"},
        Nonsense{"[test]", "alpha = 2", "from 0.000001 to 0.49, found 2", "once in twenty"},
        Nonsense{"[test]", "beta = inf", "found inf", "once in twenty"},
        Nonsense{"[test]", "elo0 = 4000", "from -1000 to 1000, found 4000", "Elo"},
        Nonsense{"[test]", "elo0 = 10", "`elo0` is 10 and `elo1` 10", "greater"},
        Nonsense{"[test]\nelo0 = 3", "elo1 = 2.5", "`elo0` is 3 and `elo1` 2.5", "greater"},
        Nonsense{"[people]", "bot_pace = 60001", "from 0 to 60000, found 60001", "milliseconds"},
        Nonsense{"[people]", "clock = 60", "expected a table, found a whole number", "seconds ="},
        Nonsense{"[people]", "clock = { seconds = 0 }", "from 1 to 31536000", "whole match"},
        Nonsense{"[people]", "clock = { seconds = 9, increment = -1 }", "0 to 86400", "added"},
        Nonsense{"[people]", "watch_delay = 90000", "from 0 to 86400, found 90000", "behind"},
        Nonsense{"[people]\nwatch = \"nobody\"", "watch_delay = 60", "without spectators",
                 "leave it"},
        Nonsense{"[people]\n[limits]", "match_ms = 9", "bots among themselves", "clock ="}),
    name_of_case);

TEST(PlanReader, MeasuresEverythingByAWinThatIsSound) {
    const auto said = [](const std::string& points) {
        const auto plan = parse_plan(
            "name = \"c\"\nformat = \"swiss\"\nseats = 3\nentrants = [\"a\", \"b\", \"c\"]\n"
            "[[game]]\nruleset = \"r\"\n[points]\n" +
                points,
            "c");
        return plan ? std::string() : to_text(plan.error());
    };
    EXPECT_EQ(said("win = 3\ndraw = 1\nloss = 0.25\nbye = 2\n"), "");
    EXPECT_EQ(said("win = 1000\n"), "");
    // Three share what a win is worth.
    EXPECT_THAT(said("loss = 0.34\n"), testing::HasSubstr("everybody shares what a win is worth"));
    EXPECT_EQ(said("loss = 0.33\n"), "");
    // One fault is not told twice.
    EXPECT_THAT(said("win = -1\ndraw = 5\nloss = 5\n"),
                testing::Not(testing::HasSubstr("more than a win")));
}

TEST(PlanReader, TakesForTheSameWhatDiffersInRemarksAndOrderAlone) {
    const auto one = parse_plan(full, "a.toml");
    const auto two = parse_plan("# the same\n" + std::string(full), "b.toml");
    ASSERT_TRUE(one && two);
    EXPECT_EQ(fingerprint(*one), fingerprint(*two));
}

TEST(PlanReader, CountsSpacesWhereAPlanDoesNotSayWhat) {
    const auto plan = parse_plan(
        "name = \"c\"\nformat = \"swiss\"\nseats = 2\nentrants = [\"a\", \"b\"]\n"
        "[[game]]\nruleset = \"war\"\n[limits]\nadjudicate = \"draw\"\n"
        "decided = { percent = 80, rounds = 5 }\nstandstill = { of = \"armies\", rounds = 9 }\n",
        "c");
    ASSERT_TRUE(plan) << to_text(plan.error());
    EXPECT_EQ(plan->limits.adjudicate.what, "");
    EXPECT_EQ(plan->limits.decided.of.what, Counted::spaces);
    EXPECT_EQ(plan->limits.decided.percent, 80);
    EXPECT_EQ(plan->limits.standstill.of.what, "armies");
    EXPECT_EQ(plan->limits.standstill.rounds, 9);
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
