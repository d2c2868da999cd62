// SPDX-License-Identifier: MIT
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace fronteira::cli {
namespace {

using nlohmann::json;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::IsEmpty;

const std::vector<std::string> forty = {"sim", "toy_war", "--players", "3",     "--games",
                                        "40",  "--seed",  "7",         "--json"};

/// What a simulation found, without how long it took.
json found(std::vector<std::string> more = {}, const std::vector<std::string>& environment = {}) {
    std::vector<std::string> arguments = forty;
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Ran ran = fronteira_run(arguments, {}, environment);
    EXPECT_EQ(ran.status, 0) << ran.err;
    json result = json::parse(ran.out);
    result.erase("seconds");
    result.erase("ns_per_move");
    return result;
}

TEST(VerbSim, CountsEveryGameOnce) {
    const json result = found();

    EXPECT_EQ(result["games"], 40);
    EXPECT_EQ(result["finished"], 40);
    int64_t ended = result["draws"];
    for (const json& wins : result["wins"]) ended += wins.get<int64_t>();
    EXPECT_EQ(ended, 40);
    EXPECT_EQ(result["wins"].size(), 3u);
}

// The toy dike is won by everybody or by nobody.
TEST(VerbSim, CountsMatchesThatEverybodyHasLost) {
    const Ran ran = fronteira_run({"sim", "toy_dike", "--players", "3", "--games", "40", "--json"});
    const json result = json::parse(ran.out);

    EXPECT_EQ(result["finished"], 40);
    EXPECT_EQ(result["draws"], 0);
    EXPECT_GT(result["losses"], 0);
    EXPECT_GT(result["wins"][0], 0);
    for (const json& wins : result["wins"])
        EXPECT_EQ(wins.get<int64_t>() + result["losses"].get<int64_t>(), 40);
}

TEST(VerbSim, NamesWhatWasPlayed) {
    const json result = found({"--set", "bold=yes"});

    EXPECT_EQ(result["ruleset"], "toy_war");
    EXPECT_EQ(result["map"], "ring");
    EXPECT_EQ(result["options"]["bold"], "true");
    EXPECT_EQ(result["options"]["rounds"], "20");
}

TEST(VerbSim, RoundsFiguresForPeople) {
    const Ran ran = fronteira_run({"sim", "toy_war", "--games", "3"});

    EXPECT_THAT(ran.out, ContainsRegex("seconds +[0-9]+\\.[0-9][0-9][0-9]\n"));
}

TEST(VerbSim, FindsTheSameWithOneJobAndWithThree) {
    EXPECT_EQ(found({"--jobs", "1"}), found({"--jobs", "3"}));
}

/// Into `mods`, to be changed.
void copy_toy_war(const Scratch& scratch) {
    std::filesystem::create_directories(scratch / "mods");
    std::filesystem::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war",
                          scratch / "mods/toy_war", std::filesystem::copy_options::recursive);
}

TEST(VerbSim, FindsTheSameForEveryNumberOfJobsThoughABotRemembers) {
    const Scratch scratch;
    copy_toy_war(scratch);
    scratch.write("mods/toy_war/bots/first.lua",
                  "local asked = 0\n"
                  "return function(view)\n"
                  "  asked = asked + 1\n"
                  "  return view:moves()[1 + asked % #view:moves()]\n"
                  "end\n");
    const auto signature = [&](const char* jobs) {
        const Ran ran = fronteira_run({"--mods", scratch / "mods", "sim", "toy_war", "--bot",
                                       "first", "--games", "30", "--jobs", jobs, "--json"});
        EXPECT_EQ(ran.status, 0) << ran.err;
        return json::parse(ran.out)["signature"].get<std::string>();
    };

    const std::string alone = signature("1");

    EXPECT_EQ(signature("2"), alone);
    EXPECT_EQ(signature("5"), alone);
}

TEST(VerbSim, EndsAtTheFirstMatchThatUsesUpItsBudget) {
    const Scratch scratch;
    copy_toy_war(scratch);
    std::string setup = Scratch::read(scratch / "mods/toy_war/rules/setup.lua");
    const std::string deal = "match:shuffle \"order\"";
    ASSERT_NE(setup.find(deal), std::string::npos);
    setup.replace(
        setup.find(deal), deal.size(),
        deal +
            "\nwhile match:roll(6) == 6 do end\nif match:roll(9) == 9 then while true do end end");
    scratch.write("mods/toy_war/rules/setup.lua", setup);
    const auto found = [&](const char* jobs) {
        const Ran ran = fronteira_run({"--mods", scratch / "mods", "sim", "toy_war", "--games",
                                       "200", "--jobs", jobs, "--json"});
        EXPECT_EQ(ran.status, 1);
        EXPECT_THAT(ran.err, HasSubstr("budget"));
        json result = json::parse(ran.out);
        EXPECT_EQ(result["failed"], 1);
        EXPECT_LT(result["games"], 200);
        return std::pair(result["games"].get<int>(), result["signature"].get<std::string>());
    };

    const auto alone = found("1");

    EXPECT_EQ(found("3"), alone);
}

TEST(VerbSim, FindsTheSameUnderAnotherLocale) {
    EXPECT_EQ(found(), found({}, {"LC_ALL=tr_TR.UTF-8", "LANG=de_DE.UTF-8", "TZ=Asia/Tokyo"}));
}

TEST(VerbSim, FindsSomethingElseWithAnotherSeed) {
    const std::string one = found()["signature"];

    const Ran other = fronteira_run(
        {"sim", "toy_war", "--players", "3", "--games", "40", "--seed", "8", "--json"});

    EXPECT_NE(json::parse(other.out)["signature"], one);
}

TEST(VerbSim, IsQuietInAPipe) {
    const Ran ran = fronteira_run(forty);

    EXPECT_THAT(ran.err, IsEmpty());
}

TEST(VerbSim, SumsTheWinsOfEachBot) {
    const json result = found({"--bot", "random", "--bot", "first"});

    EXPECT_EQ(result["bots"], (json{"random", "first", "random"}));
    int64_t by_bot = 0, by_seat = 0;
    for (const json& wins : result["wins_by_bot"]) by_bot += wins.get<int64_t>();
    for (const json& wins : result["wins"]) by_seat += wins.get<int64_t>();
    EXPECT_EQ(by_bot, by_seat);
}

TEST(VerbSim, KeepsRecordsOfTheGamesThatItCounts) {
    const Scratch scratch;

    const Ran ran = fronteira_run({"sim", "toy_war", "--bot", "random", "--bot", "first", "--games",
                                   "3", "--record", scratch / "kept", "--json"});

    int64_t moves = 0;
    for (const char* name : {"game_0001.rec", "game_0002.rec", "game_0003.rec"}) {
        const Ran again =
            fronteira_run({"replay", (scratch / "kept/") + name, "--verify", "--json"});
        EXPECT_EQ(again.status, 0) << again.out << again.err;
        moves += json::parse(again.out)["moves"].get<int64_t>();
    }
    EXPECT_EQ(json::parse(ran.out)["moves"], moves);
}

TEST(VerbSim, KeepsWhatLedToAFaultOfTheRules) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true", "  error(\"conquered\")");
    const Scratch scratch;
    const std::vector<std::string> mods = {"--mods",
                                           std::filesystem::path(toy.path()).parent_path()};
    std::vector<std::string> arguments = mods;
    for (const std::string& word :
         {std::string("sim"), std::string("toy_war"), std::string("--games"), std::string("2"),
          std::string("--record"), scratch / "kept"})
        arguments.push_back(word);

    const Ran ran = fronteira_run(arguments);

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr("conquered"));
    EXPECT_THAT(ran.err, HasSubstr("it ended game 1, whose record ends before that move"));
    arguments = mods;
    for (const std::string& word : {std::string("replay"), (scratch / "kept/") + "game_0001.rec",
                                    std::string("--verify"), std::string("--json")})
        arguments.push_back(word);
    const Ran again = fronteira_run(arguments);
    EXPECT_EQ(again.status, 0) << again.out << again.err;
    EXPECT_GT(json::parse(again.out)["moves"].get<int>(), 0);
}

TEST(VerbSim, RefusesAnUnknownBotAndNamesANearOne) {
    const Ran ran = fronteira_run({"sim", "toy_war", "--bot", "frist"});

    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("there is no bot `frist` (did you mean `first`?)"));
    EXPECT_THAT(ran.out, IsEmpty());
}

TEST(VerbSim, RefusesAllThatIsWrongAtOnce) {
    const Ran ran =
        fronteira_run({"sim", "toy_war", "--players", "9", "--set", "rounds=0", "--set", "blod=1"});

    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("is not for 9 players (from 2 to 4)"));
    EXPECT_THAT(ran.err,
                HasSubstr("option `rounds` cannot be `0` (a whole number from 1 to 1000)"));
    EXPECT_THAT(ran.err, HasSubstr("no option `blod` (did you mean `bold`?)"));
}

TEST(VerbSim, SaysHowAModOfThisFolderIsRead) {
    const Scratch scratch;
    std::filesystem::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war", scratch / "my_war",
                          std::filesystem::copy_options::recursive);
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(scratch / "");

    const Ran ran = fronteira_run({"sim", "my_war"});
    std::filesystem::current_path(before);

    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err,
                HasSubstr("there is no ruleset `my_war` (there is a folder of that name here; "
                          "`fronteira --mods . ...` reads the mods in the current folder)"));
}

TEST(VerbSim, RefusesAnUnknownRulesetAndNamesANearOne) {
    const Ran ran = fronteira_run({"sim", "toy_wra"});

    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("did you mean `toy_war`?"));
}

TEST(VerbSim, SaysWhichBotCouldNotBeMade) {
    const Ran ran = fronteira_run({"sim", "toy_war", "--bot", "unborn"}, {},
                                  {"FRONTEIRA_PLUGINS=" FRONTEIRA_BINARY_DIR "/fixture_plugins"});

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr("the plugin made no bot `unborn`: the book of openings is "
                                   "missing [bot.none_made]"));
}

#if !defined(__SANITIZE_ADDRESS__)  // a sanitizer tells of crashes itself
TEST(VerbSim, SaysWhichBotOfAPluginTheProgramCrashedIn) {
    for (const std::string bot : {"stumbler", "digger", "quitter"}) {
        const Ran ran =
            fronteira_run({"sim", "toy_war", "--bot", bot, "--jobs", "2"}, {},
                          {"FRONTEIRA_PLUGINS=" FRONTEIRA_BINARY_DIR "/fixture_plugins"});

        EXPECT_GT(ran.status, 2) << bot;
        EXPECT_THAT(ran.err, HasSubstr("error: the bot `" + bot + "` of a plugin broke down"));
    }
}
#endif

TEST(VerbSim, PlaysNothingWhereItsRecordsCannotBeWritten) {
    const Ran ran = fronteira_run({"sim", "toy_war", "--games", "2", "--record", "/proc/nope"});

    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, testing::HasSubstr("/proc/nope: error: no records can be written there"));
}

}  // namespace
}  // namespace fronteira::cli
