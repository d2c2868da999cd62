// SPDX-License-Identifier: MIT
#include "match/line.hpp"

#include <gtest/gtest.h>

namespace fronteira::match {
namespace {

TEST(Line, IsPutTogetherFromPieces) {
    Line line;
    line.add("dice");
    line.add('=');
    line.add_number(3);
    line.add(' ');
    line.add_by_number(17);
    EXPECT_EQ(line.text(), "dice=3 #17");
    EXPECT_EQ(line.size(), 10u);
}

TEST(Line, WritesTheGreatestNumbers) {
    Line line;
    line.add_number(INT64_MIN);
    line.add(' ');
    line.add_number(INT64_MAX);
    EXPECT_EQ(line.text(), "-9223372036854775808 9223372036854775807");
}

TEST(Line, GrowsWithWhatIsAdded) {
    Line line;
    std::string expected;
    for (int number = 0; number < 1000; ++number) {
        line.add_number(number);
        expected += std::to_string(number);
    }
    EXPECT_EQ(line.text(), expected);
}

TEST(Line, IsEmptyOnceItIsCleared) {
    Line line;
    line.add("long enough for no short text");
    line.clear();
    EXPECT_EQ(line.text(), "");
    line.add("b");
    EXPECT_EQ(line.text(), "b");
}

}  // namespace
}  // namespace fronteira::match
