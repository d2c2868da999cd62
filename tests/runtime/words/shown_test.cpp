// SPDX-License-Identifier: MIT
#include "runtime/words/shown.hpp"

#include <gtest/gtest.h>

namespace fronteira::runtime {
namespace {

TEST(Shown, LeavesWhatPeopleWrite) {
    EXPECT_EQ(shown("São Paulo\n\t日本 🙂"), "São Paulo\n\t日本 🙂");
}

TEST(Shown, TakesTheTeethOutOfWhatTerminalsObey) {
    EXPECT_EQ(shown("a\x1b[2Jb"), "a?[2Jb");
    EXPECT_EQ(shown("a\rb\x07\x7f"), "a?b??");
    EXPECT_EQ(shown("a\xc2\x9b"
                    "2Jb"),
              "a?2Jb")
        << "U+009B begins an order, too";
    EXPECT_EQ(shown("a\xe2\x80\xae"
                    "b\xe2\x81\xa6"),
              "a?b?")
        << "nobody writes backwards";
    EXPECT_EQ(shown(std::string_view("a\0b", 3)), "a?b");
}

TEST(Shown, ReplacesWhatTurnsTheWritingOrMakesTwoTextsLookAlike) {
    for (const char* hidden :
         {"\u061c", "\u200b", "\u200e", "\u200f", "\u2028", "\u202a", "\u202e", "\u2060", "\u2066",
          "\u2069", "\u206f", "\ufeff", "\ufff9", "\U000e0001", "\U000e0041", "\U000e007f"})
        EXPECT_EQ(shown(std::string("a") + hidden + "b"), "a?b") << hidden;
}

TEST(Shown, LeavesJoinersWithWhichScriptsAndSignsAreWritten) {
    for (const char* written : {"\u0645\u06cc\u200c\u062e", "\U0001f469\u200d\U0001f680",
                                "\u2764\ufe0f", "\u2026", "\u2014", "\u2030", "\u2070", "\ufffd"})
        EXPECT_EQ(shown(written), written);
}

TEST(ShownJson, EscapesWhatTerminalsObeyAndMeansTheSame) {
    EXPECT_EQ(shown_json("{\n  \"a\": \"\u00e7 \U0001f642\"\n}"),
              "{\n  \"a\": \"\u00e7 \U0001f642\"\n}");
    EXPECT_EQ(shown_json("\"\x7f\u009b\u202e\U000e0041\""),
              "\"\\u007f\\u009b\\u202e\\udb40\\udc41\"");
}

TEST(Shown, ReplacesWhatIsNoUtf8) {
    EXPECT_EQ(shown("a\xff\xc3"), "a??");
    EXPECT_EQ(shown("\xed\xa0\x80"), "???") << "a surrogate";
}

TEST(Shown, KeepsColoursOnlyWhereTheyAreOurs) {
    EXPECT_EQ(shown("\x1b[1;31mred\x1b[0m", true), "\x1b[1;31mred\x1b[0m");
    EXPECT_EQ(shown("\x1b[1;31mred"), "?[1;31mred");
    EXPECT_EQ(shown("\x1b[2J\x1b[", true), "?[2J?[");
}

}  // namespace
}  // namespace fronteira::runtime
