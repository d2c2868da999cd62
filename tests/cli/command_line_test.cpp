// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

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

TEST(CommandLine, TakesTheModsFolderAfterTheVerbToo) {
    const Scratch scratch;

    const Ran ran = fronteira_run({"list", "mods", "--mods", scratch / "none"});

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("toy_war"));
}

}  // namespace
}  // namespace fronteira::cli
