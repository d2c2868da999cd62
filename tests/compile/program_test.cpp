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

TEST(JoinedTexts, HaveAnEnd) {
    const core::Rules rules;
    Program program(rules);
    int made = 0;
    while (program.joined("new " + std::to_string(made)) != nullptr && made < 100'000) ++made;
    EXPECT_LT(made, 100'000);
    EXPECT_NE(program.joined("new 0"), nullptr);
    EXPECT_EQ(program.joined(std::string(1000, 'x')), nullptr);
}

}  // namespace
}  // namespace fronteira::compile
