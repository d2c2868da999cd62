// SPDX-License-Identifier: MIT
#include "person.hpp"
#include "support/scratch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

namespace fronteira::cli {
namespace {

using support::Scratch;

/// Two people with secrets at one keyboard; with this seed the first seat is the first to move.
const std::vector<std::string> two_people = {"play",   "toy_war", "--seats", "human,human",
                                             "--seed", "4",       "--lang",  "en"};

TEST(PlayAtATerminal, ShowsNobodyWhatThePlayerBeforeHasTyped) {
    Person people(two_people);
    ASSERT_TRUE(people.answers("Player 1, press Enter.", "\r"));
    ASSERT_TRUE(people.answers("> ", "deploy acai 1\r"));
    ASSERT_TRUE(people.answers("> ", "stop\r"));
    ASSERT_TRUE(people.answers("Player 2, press Enter.", "\r"));

    ASSERT_TRUE(people.answers("> ", "\x1b[A!\r"));

    ASSERT_TRUE(people.hears("!"));
    EXPECT_TRUE(people.hears("I do not know `!`"));
}

TEST(PlayAtATerminal, AsksForAFileWhereAMatchWasGivenUpSinceItWasSaved) {
    const Scratch scratch;
    Person person({"play", "toy_war", "--seats", "human", "--seed", "4", "--lang", "en"});
    ASSERT_TRUE(person.answers("> ", "save " + (scratch / "match.rec") + "\r"));
    ASSERT_TRUE(person.answers("Saved in", "resign\r"));
    ASSERT_TRUE(person.answers("Are you sure?", "y\r"));

    EXPECT_TRUE(person.hears("Save the record of this match?"));
}

TEST(PlayAtATerminal, SavesEveryMoveOfAPerson) {
    const Scratch scratch;
    const std::string file = scratch / "match.rec";
    Person person(
        {"play", "toy_war", "--seats", "human", "--seed", "4", "--lang", "en", "--save", file});
    ASSERT_TRUE(person.answers("> ", "deploy acai 1\r"));
    ASSERT_TRUE(person.hears("What will you do?"));

    person.kill();

    EXPECT_THAT(Scratch::read(file), testing::HasSubstr("\n1 1 deploy to=acai armies=1 ;"));
}

TEST(PlayAtATerminal, SavesWhatBotsPlayWhileTheyDo) {
    const Scratch scratch;
    const std::string file = scratch / "match.rec";
    const std::string slow = scratch.write("slow.py", "import time\ntime.sleep(60)\n");
    Person person(
        {"play", "toy_war", "--seats", "bot,exec:python3 " + slow, "--seed", "4", "--save", file});

    bool saved = false;
    for (int tenth = 0; tenth < 40 && !saved; ++tenth) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        saved = Scratch::read(file).find("\n1 1 ") != std::string::npos;
    }
    EXPECT_TRUE(saved);
}

}  // namespace
}  // namespace fronteira::cli
