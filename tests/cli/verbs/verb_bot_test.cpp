// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace fronteira::cli {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string examples = FRONTEIRA_SOURCE_DIR "/sdk/examples/";
const std::string python_example = "/usr/bin/python3 " + examples + "bot.py";

Ran checked(const std::string& command, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments = {"bot", "check", command, "--ruleset", "toy_war"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return fronteira_run(arguments);
}

bool has_node() {
    return std::system("node --version > /dev/null 2>&1") == 0;
}

TEST(VerbBot, FindsNothingWrongWithTheExampleInPython) {
    const Ran ran = checked(python_example);

    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("toy_war/toy_war: ok, 2 matches"));
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1) << ran.out;
}

TEST(VerbBot, FindsNothingWrongWithTheExampleInJavaScript) {
    if (!has_node()) GTEST_SKIP() << "node is not installed";
    const Ran ran = checked("node " + examples + "bot.mjs");

    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1) << ran.out;
}

TEST(VerbBot, TriesAllThatIsInstalledWhenNothingIsNamed) {
    const Ran ran = fronteira_run({"bot", "check", python_example, "--games", "1", "--json"});

    EXPECT_EQ(ran.status, 0) << ran.err;
    const json reports = json::parse(ran.out);
    std::vector<std::string> tried;
    for (const json& report : reports) {
        EXPECT_THAT(report["findings"], IsEmpty()) << report;
        tried.push_back(report["game"]);
    }
    EXPECT_THAT(tried, testing::IsSupersetOf({"toy_war/toy_war", "toy_duel/toy_duel"}));
}

TEST(VerbBot, PlaysNothingUntilAllGamesCanBe) {
    const Ran ran = checked(python_example, {"--ruleset", "nope", "--ruleset", "neither"});

    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, AllOf(HasSubstr("`nope`"), HasSubstr("`neither`")));
}

TEST(VerbBot, TriesOfAllThatIsInstalledWhatIsForThatManyPlayers) {
    const Ran ran =
        fronteira_run({"bot", "check", python_example, "--games", "1", "--players", "3", "--json"});

    EXPECT_EQ(ran.status, 0) << ran.err;
    std::vector<std::string> tried;
    for (const json& report : json::parse(ran.out)) tried.push_back(report["game"]);
    EXPECT_THAT(tried, testing::Contains("toy_war/toy_war"));
    EXPECT_THAT(tried, testing::Not(testing::Contains("toy_duel/toy_duel")));
}

TEST(VerbBot, TellsAnAuthorWhatWasWrongAndTheLastThatWasSaid) {
    const Scratch scratch;
    const std::string bot = scratch.write("bot.py", R"(
import json
print(json.dumps({"type": "hello", "protocol": 1}), flush=True)
input(); input(); input()
print(json.dumps({"type": "move", "move": {"kind": "attakc"}}), flush=True)
input()
)");
    const Ran ran = checked("/usr/bin/python3 " + bot);

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, AllOf(HasSubstr("FAILS"), HasSubstr("match 1, seat 1, decision 1"),
                               HasSubstr("attakc"), HasSubstr("[bot.move]"),
                               HasSubstr("-> {\"type\": \"move\""), HasSubstr("<- ")));
}

TEST(VerbBot, PrintsNothingThatATerminalObeys) {
    const Scratch scratch;
    const std::string bot = scratch.write("bot.py", R"(
print('{"type": "hello", "protocol": 1, "client": "\x1b[2J\x9b2J"}', flush=True)
input(); input(); input()
print('\x1b[2J\x1b]0;mine\x07', flush=True)
input()
)");
    for (const std::vector<std::string>& more :
         {std::vector<std::string>{}, std::vector<std::string>{"--talk"}}) {
        const Ran ran = checked("/usr/bin/python3 " + bot, more);
        EXPECT_EQ(ran.status, 1);
        EXPECT_EQ((ran.out + ran.err).find_first_of("\x1b\x07\x9b"), std::string::npos);
    }
}

TEST(VerbBot, WarnsOfChanceThatIsNotSeededOfLingeringAndOfRefusedQuestions) {
    const Scratch scratch;
    const std::string bot = scratch.write("bot.py", R"(
import json, random, sys
def say(**message): print(json.dumps(message), flush=True)
def hear(): return json.loads(sys.stdin.readline() or '{"type": ""}')
say(type="hello", protocol=1)
while True:
    news = hear()
    if news["type"] == "decide":
        say(type="legals"); hear()
        say(type="legal")
        say(type="move", move=random.SystemRandom().choice(hear()["moves"]))
)");
    const Ran ran = checked("/usr/bin/python3 " + bot, {"--json"});

    EXPECT_EQ(ran.status, 0) << ran.out;
    const json reports = json::parse(ran.out);
    std::vector<std::string> codes;
    for (const json& finding : reports[0]["findings"]) codes.push_back(finding["code"]);
    EXPECT_THAT(codes, testing::IsSupersetOf({"bot.chance", "bot.lingers", "protocol.type"}));
}

TEST(VerbBot, ShowsTheWholeConversation) {
    const Ran ran = checked(python_example, {"--talk", "--games", "1"});

    EXPECT_THAT(ran.err, AllOf(HasSubstr("-> {\"type\": \"hello\""),
                               HasSubstr("\"type\":\"decide\""), HasSubstr("\"type\":\"ended\"")));
}

TEST(VerbBot, RefusesAProgramThatIsNotThere) {
    const Ran ran = checked("./no_such_bot.py");

    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("[bot.program]"));
}

TEST(VerbBot, IsCheckedByItsCommandAlone) {
    const Ran ran = checked("exec:python3 good.py");

    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("leave out `exec:`: `python3 good.py`"));
}

TEST(VerbBot, IsSeatedBySimLikeAnyOther) {
    const std::vector<std::string> words = {
        "sim",    "toy_war", "--bot", "exec:" + python_example, "--bot", "random", "--games", "4",
        "--seed", "3",       "--json"};
    std::vector<std::string> two_jobs = words;
    two_jobs.insert(two_jobs.end(), {"--jobs", "2"});
    const json one = json::parse(fronteira_run(words).out);
    const json two = json::parse(fronteira_run(two_jobs).out);

    EXPECT_EQ(one["games"], 4);
    EXPECT_EQ(one["forfeited"], 0);
    EXPECT_EQ(one["bots"][0], "exec:" + python_example);
    EXPECT_EQ(one["signature"], two["signature"]);
}

TEST(VerbBot, IsNamedByTheMatchWhoseRecordTellsOfIt) {
    const Ran ran = fronteira_run({"sim", "toy_war", "--bot", "exec:/bin/false", "--games", "1"});

    EXPECT_THAT(ran.err, HasSubstr("warning: game 1, seat "));
}

TEST(VerbBot, CountsOneMatchAsOne) {
    EXPECT_THAT(checked(python_example, {"--games", "1"}).out, HasSubstr(": ok, 1 match, "));
}

TEST(VerbBot, LosesTheMatchesOfASimThatItFailsIn) {
    const Ran ran = fronteira_run({"sim", "toy_war", "--bot", "exec:/bin/false", "--bot", "random",
                                   "--games", "3", "--json"});
    const json result = json::parse(ran.out);

    EXPECT_EQ(result["forfeited"], 3);
    EXPECT_EQ(result["wins_by_bot"]["random"], 3);
    EXPECT_THAT(ran.err, AllOf(HasSubstr("/bin/false"), HasSubstr("[bot.ended]")));
}

TEST(VerbBot, SitsDownInPlayAndItsRecordVerifiesWithoutIt) {
    const Scratch scratch;
    const Ran played =
        fronteira_run({"play", "toy_war", "--seats", "exec:" + python_example + ",bot:random",
                       "--seed", "5", "--lang", "en", "--save", scratch / "match.rec"});
    const std::string record = Scratch::read(scratch / "match.rec");

    EXPECT_EQ(played.status, 0) << played.err;
    EXPECT_THAT(played.err, IsEmpty());
    EXPECT_THAT(record, HasSubstr("bot:exec:/usr/bin/python3"));
    EXPECT_EQ(fronteira_run({"replay", scratch / "match.rec", "--verify"}).status, 0);
}

TEST(VerbBot, IsNotStartedByARecordOfSomebodyElse) {
    const Scratch scratch;
    const std::string trap = scratch.write("trap.sh", "echo the trap is sprung >&2\n");
    const std::string sprung = "the trap is sprung";
    // Whoever names it has it started: it would be heard of.
    EXPECT_THAT(fronteira_run({"play", "toy_war", "--seats", "exec:/bin/sh " + trap + ",bot:random",
                               "--seed", "4", "--lang", "en"})
                    .err,
                HasSubstr(sprung));
    fronteira_run({"play", "toy_war", "--seats", "human,bot:random", "--seed", "4", "--save",
                   scratch / "match.rec"});
    const std::string record = Scratch::read(scratch / "match.rec");
    const std::string who = "bot:random";
    for (const std::string disguise :
         {"bot:exec:/bin/sh ", "exec:/bin/sh ", "bot:random,exec:/bin/sh "}) {
        std::string changed = record;
        changed.replace(changed.find(who), who.size(), disguise + trap);
        scratch.write("match.rec", changed);

        const Ran ran = fronteira_run({"play", "--load", scratch / "match.rec", "--lang", "en"});

        EXPECT_THAT(ran.err, testing::Not(HasSubstr("[bot.program"))) << disguise;
        EXPECT_THAT(ran.out + ran.err, testing::Not(HasSubstr(sprung))) << disguise;
        if (!disguise.starts_with("bot:random")) {
            EXPECT_THAT(ran.err, HasSubstr("the usual bot plays instead")) << disguise;
        }
    }
}

}  // namespace
}  // namespace fronteira::cli
