// SPDX-License-Identifier: MIT
#include <fronteira/whole_number.hpp>

#include <gtest/gtest.h>

namespace fronteira {
namespace {

TEST(WholeNumber, IsAllOfTheText) {
    EXPECT_EQ(whole_number("42"), 42);
    EXPECT_EQ(whole_number("-7"), -7);
    for (const char* text : {"", "-", "+1", " 1", "1 ", "1.0", "0x1", "one"})
        EXPECT_EQ(whole_number(text), std::nullopt) << text;
}

TEST(WholeNumber, FitsItsType) {
    EXPECT_EQ(whole_number("2147483647"), 2147483647);
    EXPECT_EQ(whole_number("2147483648"), std::nullopt);
    EXPECT_EQ(whole_number<int64_t>("2147483648"), 2147483648);
    EXPECT_EQ(whole_number<uint16_t>("65535"), 65535);
    EXPECT_EQ(whole_number<uint16_t>("65536"), std::nullopt);
    EXPECT_EQ(whole_number<uint16_t>("-1"), std::nullopt);
}

}  // namespace
}  // namespace fronteira
