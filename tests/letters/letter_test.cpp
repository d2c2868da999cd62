// SPDX-License-Identifier: MIT
#include "letters/letter.hpp"

#include <gtest/gtest.h>

namespace fronteira::letters {
namespace {

using std::string_view;

TEST(Letter, HasOneToFourBytes) {
    const auto is = [](string_view text, char32_t code, size_t bytes) {
        return first(text).code == code && first(text).bytes == bytes;
    };
    EXPECT_TRUE(is("ab", U'a', 1));
    EXPECT_TRUE(is("éa", U'é', 2));
    EXPECT_TRUE(is("日本", U'日', 3));
    EXPECT_TRUE(is("🙂 Bob", U'🙂', 4));
    EXPECT_TRUE(is(string_view("\0", 1), U'\0', 1));
}

// Table 3-7 of the Unicode standard, "Well-Formed UTF-8 Byte Sequences".
TEST(Letter, IsNoneWhereBytesAreNotWellFormed) {
    for (const char* bad :
         {"", "\x80", "\xc0\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xed\xa0\x80", "\xf0\x8f\xbf\xbf",
          "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xc3", "\xe2\x82", "\xf0\x9f\x99", "\xff"})
        EXPECT_EQ(first(bad).bytes, 0u) << bad;
    for (const char* good :
         {"\xc2\x80", "\xe0\xa0\x80", "\xed\x9f\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"})
        EXPECT_EQ(first(good).bytes, string_view(good).size()) << good;
}

TEST(Letters, TellWhereATextStopsBeingOne) {
    EXPECT_EQ(end_of_utf8("São Paulo\x7f"), string_view::npos);
    EXPECT_EQ(end_of_utf8("S\xc3\xa3o\xff"), 4u);
    EXPECT_EQ(end_of_text("São\r\n\tPaulo"), string_view::npos);
    EXPECT_EQ(end_of_text("a\x1b[2J"), 1u);
    EXPECT_EQ(end_of_text("ab\x7f"), 2u);
    EXPECT_EQ(end_of_text("ab\xe2\x82"), 2u);
}

TEST(Letters, AreNotCutInTheMiddle) {
    EXPECT_EQ(beginning("ééé", 5), "éé");
    EXPECT_EQ(beginning("ééé", 6), "ééé");
    EXPECT_EQ(beginning("日本", 2), "");
}

}  // namespace
}  // namespace fronteira::letters
