// SPDX-License-Identifier: MIT
#include "protocol/line_buffer.hpp"

#include <gtest/gtest.h>

namespace fronteira::protocol {
namespace {

TEST(LineBuffer, PutsLinesTogetherHoweverTheyCome) {
    LineBuffer lines(100);
    lines.add("one\ntw");
    EXPECT_EQ(lines.take(), "one");
    EXPECT_EQ(lines.take(), std::nullopt);
    lines.add("o\r\n\nfour\n");
    EXPECT_EQ(lines.take(), "two");
    EXPECT_EQ(lines.take(), "");
    EXPECT_EQ(lines.take(), "four");
    EXPECT_EQ(lines.take(), std::nullopt);
    EXPECT_FALSE(lines.overflows());
}

TEST(LineBuffer, HoldsNoLineThatIsTooLong) {
    LineBuffer whole(10), open(10), just(10);
    whole.add("12345678901\n");
    EXPECT_EQ(whole.take(), std::nullopt);
    EXPECT_TRUE(whole.overflows());
    open.add("12345678901");
    EXPECT_EQ(open.take(), std::nullopt);
    EXPECT_TRUE(open.overflows());
    just.add("1234567890\n");
    EXPECT_EQ(just.take(), "1234567890");
}

TEST(LineBuffer, BeginsAnewWhenItIsCleared) {
    LineBuffer lines(3);
    lines.add("one\nlonger");
    EXPECT_EQ(lines.take(), "one");
    EXPECT_EQ(lines.take(), std::nullopt);
    ASSERT_TRUE(lines.overflows());
    lines.clear();
    EXPECT_FALSE(lines.overflows());
    lines.add("two\n");
    EXPECT_EQ(lines.take(), "two");
    EXPECT_EQ(lines.take(), std::nullopt);
}

}  // namespace
}  // namespace fronteira::protocol
