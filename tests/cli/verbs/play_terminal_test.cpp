// SPDX-License-Identifier: MIT
#include "person.hpp"
#include "support/scratch.hpp"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace fronteira::cli
