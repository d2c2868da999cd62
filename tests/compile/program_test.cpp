// SPDX-License-Identifier: MIT
#include "compile/program.hpp"

#include <gtest/gtest.h>

namespace fronteira::compile {
namespace {

TEST(JoinedTexts, AreNotCountedAgainWhenTheyAreKnown) {
    const core::Rules rules;
    Program program(rules);
    const Name* known = program.name("s1");
    for (int i = 0; i < 100'000; ++i) ASSERT_EQ(program.joined("s1"), known);
    EXPECT_NE(program.joined("s2"), nullptr);
}

/// How many texts can be joined in one run, of those that begin so.
int joined_in_a_run(Program& program, const std::string& beginning) {
    program.begin_run();
    int made = 0;
    while (program.joined(beginning + std::to_string(made)) != nullptr && made < 100'000) ++made;
    return made;
}

TEST(JoinedTexts, HaveAnEndInEachRunThatLeansOnNoneBefore) {
    const core::Rules rules;
    Program program(rules);
    const int most = joined_in_a_run(program, "new ");
    EXPECT_GT(most, 1000);
    EXPECT_LT(most, 100'000);
    EXPECT_EQ(program.joined("new 0"), nullptr) << "known or not";
    EXPECT_EQ(joined_in_a_run(program, "new "), most);
    EXPECT_EQ(joined_in_a_run(program, "other "), most);
    EXPECT_EQ(joined_in_a_run(program, "new "), most);
}

TEST(JoinedTexts, AreCountedWhetherTheyWereLearntInARunBeforeOrNot) {
    const core::Rules rules;
    Program program(rules);
    const Name* known = program.name("new 0");
    program.complete();
    const int most = joined_in_a_run(program, "new ");
    program.name("new 1");
    program.name("other 1");
    EXPECT_EQ(joined_in_a_run(program, "new "), most);
    EXPECT_EQ(joined_in_a_run(program, "other "), most - 1);
    EXPECT_EQ(program.joined("new 0"), known) << "which was known before";
}

TEST(JoinedTexts, AreNotVeryLong) {
    const core::Rules rules;
    Program program(rules);
    EXPECT_EQ(program.joined(std::string(1000, 'x')), nullptr);
}

TEST(JoinedTexts, AreKeptWhenTheyTurnOutToBeNames) {
    const core::Rules rules;
    Program program(rules);
    const Name* word = program.joined("left");
    EXPECT_EQ(program.name("left"), word);
    joined_in_a_run(program, "some ");
    joined_in_a_run(program, "more ");
    joined_in_a_run(program, "many ");
    EXPECT_EQ(program.joined("left"), word);
}

}  // namespace
}  // namespace fronteira::compile
