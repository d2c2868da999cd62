// SPDX-License-Identifier: MIT
#include "person.hpp"
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <csignal>

namespace fronteira::cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

const std::string maps = FRONTEIRA_SOURCE_DIR "/tests/fixtures/maps/lab/";

Ran lab_run(const std::string& map, std::vector<std::string> more = {}) {
    std::vector<std::string> words{"lab",   maps + map, "--ruleset", "toy_war",
                                   "--bot", "random",   "--games",   "4000"};
    words.insert(words.end(), more.begin(), more.end());
    return fronteira_run(words);
}

TEST(VerbLab, SaysWhatAMarginMayBeAsPeopleWriteIt) {
    const Ran ran = lab_run("even.toml", {"--margin", "0"});

    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("`--margin` must be 0.001-1, not `0` ("));
}

TEST(VerbLab, SaysThatAnUnfairMapIsUnfair) {
    const Ran ran = lab_run("uneven.toml", {"--lang", "en"});

    EXPECT_EQ(ran.status, 1) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("The map is unfair"));
    EXPECT_THAT(ran.out, HasSubstr("* First"));
    EXPECT_EQ(ran.err, "");  // no progress in a pipe
}

TEST(VerbLab, SaysThatAFairMapIsFair) {
    const Ran ran = lab_run("even.toml", {"--lang", "pt_BR"});

    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("O mapa é justo"));
    EXPECT_THAT(ran.out, HasSubstr("50,0 %"));
    EXPECT_THAT(ran.out, Not(HasSubstr("{")));
}

TEST(VerbLab, TellsASmallAlphaInFull) {
    const auto told = [](const std::string& alpha) {
        return lab_run("even.toml", {"--lang", "en", "--alpha", alpha}).out;
    };
    EXPECT_THAT(told("0.05"), HasSubstr("5.0 %"));
    EXPECT_THAT(told("0.0001"), HasSubstr("0.01 %"));
    EXPECT_THAT(told("0.0001"), HasSubstr("99.99 % confidence"));
}

TEST(VerbLab, HidesOfALongTableOnlyWhatIsNearTheShare) {
    const Scratch scratch;
    fronteira_run({"generate", "many", "--into", scratch / "", "--spaces", "70"});
    std::vector<std::string> words{"--mods",    FRONTEIRA_SOURCE_DIR "/mods",
                                   "lab",       scratch / "many.toml",
                                   "--ruleset", "war",
                                   "--bot",     "random",
                                   "--games",   "60",
                                   "--all",     "--lang",
                                   "en"};
    const std::string text = fronteira_run(words).out;
    words.emplace_back("--json");
    const json starts = json::parse(fronteira_run(words).out)["starts"];

    ASSERT_EQ(starts.size(), 70u);
    EXPECT_THAT(text, HasSubstr("and 20 more"));
    const auto name_of = [](const json& start) {
        std::string name = start["space"];
        name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
        return "  " + name + " ";
    };
    const auto less = [](const json& a, const json& b) { return a["rate"] < b["rate"]; };
    EXPECT_THAT(text, HasSubstr(name_of(*std::min_element(starts.begin(), starts.end(), less))));
    EXPECT_THAT(text, HasSubstr(name_of(*std::max_element(starts.begin(), starts.end(), less))));
}

TEST(VerbLab, WritesTheSameJsonForEveryNumberOfJobs) {
    const std::string one = lab_run("uneven.toml", {"--json", "--jobs", "1"}).out;

    EXPECT_EQ(lab_run("uneven.toml", {"--json", "--jobs", "2"}).out, one);
    EXPECT_EQ(lab_run("uneven.toml", {"--json", "--jobs", "5"}).out, one);
    EXPECT_NE(lab_run("uneven.toml", {"--json", "--seed", "2"}).out, one);
}

TEST(VerbLab, TellsAProgramEverything) {
    const json found = json::parse(lab_run("uneven.toml", {"--json"}).out);

    EXPECT_EQ(found["answer"], "unfair");
    EXPECT_EQ(found["stop"], "answered");
    EXPECT_EQ(found["owner"], "owner");
    EXPECT_EQ(found["rule"]["correction"], "holm");
    EXPECT_EQ(found["starts"][0]["space"], "first");
    EXPECT_EQ(found["starts"][0]["matches"], found["decided"]);
    EXPECT_EQ(found["survey"]["regions"][0]["bonus_per_gate"], 2.0);
    EXPECT_EQ(found["survey"]["spaces"][0]["degree"], 2);
    EXPECT_EQ(found["matches"], found["rule"]["looks"][0]["matches"]);
    double alpha = 0;
    for (const json& look : found["rule"]["looks"]) alpha += look["alpha"].get<double>();
    EXPECT_NEAR(alpha, 0.05, 1e-5);
}

TEST(VerbLab, LooksAtRegionsInTheRoundThatIsAskedFor) {
    const json early = json::parse(lab_run("even.toml", {"--json", "--round", "1"}).out);

    // As dealt, everyone holds a region.
    EXPECT_EQ(early["regions"][0]["matches"], early["decided"]);
    EXPECT_EQ(early["regions"][0]["wins"], early["seats"][0]["wins"]);
}

TEST(VerbLab, TellsAProgramHowFarItIs) {
    const Ran ran = lab_run("even.toml", {"--json", "--progress"});
    const json first = json::parse(ran.err.substr(0, ran.err.find('\n')));

    EXPECT_GE(first["matches"], 1);
    EXPECT_EQ(first["most"], 4000);
    EXPECT_EQ(first["seats"].size(), 2u);
    EXPECT_EQ(ran.out, lab_run("even.toml", {"--json"}).out);
}

TEST(VerbLab, TellsAProgramAtATerminalNothingButLines) {
    Person person({"lab", maps + "uneven.toml", "--ruleset", "toy_war", "--bot", "random",
                   "--games", "100", "--json", "--progress"});

    EXPECT_TRUE(person.hears("\"survey\""));
    EXPECT_THAT(person.heard(), Not(HasSubstr(" %")));
}

TEST(VerbLab, RefusesWhatItDoesNotKnow) {
    EXPECT_EQ(fronteira_run({"lab", "nowhere", "--ruleset", "toy_war"}).status, 2);
    EXPECT_EQ(fronteira_run({"lab", "ring"}).status, 2);
    EXPECT_EQ(lab_run("even.toml", {"--bot", "nobody"}).status, 2);
}

/// Runs the lab until it tells of its progress, interrupts it, and gives what it wrote.
json interrupted_json(int by) {
    int ends[2] = {-1, -1}, progress[2] = {-1, -1};
    EXPECT_EQ(::pipe(ends), 0);
    EXPECT_EQ(::pipe(progress), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(ends[1], STDOUT_FILENO);
        ::dup2(progress[1], STDERR_FILENO);
        ::setenv("FRONTEIRA_MODS", FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods", 1);
        const std::string map = maps + "even.toml";
        ::execl(FRONTEIRA_BINARY_DIR "/bin/fronteira", "fronteira", "lab", map.c_str(), "--ruleset",
                "toy_war", "--bot", "random", "--games", "10000000", "--all", "--json",
                "--progress", nullptr);
        ::_exit(127);
    }
    ::close(ends[1]);
    ::close(progress[1]);
    char bytes[4096];
    std::string told;
    // The first line may tell of no match yet.
    while (std::count(told.begin(), told.end(), '\n') < 2) {
        const ssize_t got = ::read(progress[0], bytes, sizeof bytes);
        if (got <= 0) break;
        told.append(bytes, static_cast<size_t>(got));
    }
    ::kill(child, by);
    std::string out;
    for (ssize_t got = 0; (got = ::read(ends[0], bytes, sizeof bytes)) > 0;)
        out.append(bytes, static_cast<size_t>(got));
    ::close(ends[0]);
    ::close(progress[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 1);
    return json::parse(out, nullptr, false);
}

struct EndedLab : testing::TestWithParam<int> {};

TEST_P(EndedLab, GivesTheResultSoFar) {
    const json found = interrupted_json(GetParam());

    ASSERT_FALSE(found.is_discarded());
    EXPECT_EQ(found["stop"], "cancelled");
    EXPECT_EQ(found["answer"], "undecided");
    EXPECT_GT(found["matches"], 0);
    EXPECT_LT(found["matches"], 10000000);
    EXPECT_EQ(found["seats"].size(), 2u);
}

INSTANTIATE_TEST_SUITE_P(VerbLab, EndedLab, testing::Values(SIGINT, SIGTERM));

}  // namespace
}  // namespace fronteira::cli
