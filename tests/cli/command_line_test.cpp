// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(CommandLine, ExplainsItselfOnRequest) {
    const Ran ran = fronteira_run({"--help"});

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("sim"));
    EXPECT_THAT(ran.err, IsEmpty());
}

TEST(CommandLine, TellsItsVersion) {
    EXPECT_THAT(fronteira_run({"--version"}).out, HasSubstr("fronteira 0."));
}

TEST(CommandLine, AnswersBadUsageWithTwo) {
    EXPECT_EQ(fronteira_run({}).status, 2);
    EXPECT_EQ(fronteira_run({"dance"}).status, 2);
    EXPECT_EQ(fronteira_run({"sim"}).status, 2);
    EXPECT_EQ(fronteira_run({"sim", "toy_war", "--games", "many"}).status, 2);
    EXPECT_EQ(fronteira_run({"list", "cats"}).status, 2);
}

TEST(CommandLine, LooksForModsWhereItIsTold) {
    const Scratch scratch;

    const Ran before = fronteira_run({"--mods", scratch / "", "list", "mods"});
    const Ran after = fronteira_run({"list", "mods", "--mods", scratch / ""});

    EXPECT_EQ(before.status, 0);
    EXPECT_THAT(before.out, Not(HasSubstr("toy_war")));
    EXPECT_EQ(after.out, before.out);
}

}  // namespace
}  // namespace fronteira::cli
