// SPDX-License-Identifier: MIT
#include "protocol/one_line.hpp"

#include <gtest/gtest.h>

namespace fronteira::protocol {
namespace {

TEST(OneLine, LeavesNamesAsTheyAre) {
    for (const char* name :
         {"Ana", "João d'Água", "李小龙", "Ωμέγα", "محمد", "शिव", "🙂 Bob", "—"})
        EXPECT_EQ(one_line(name, 60), name);
}

TEST(OneLine, IsOneLineWithSingleBlanks) {
    EXPECT_EQ(one_line("  Ana\r\n\tMaria \xc2\xa0\xe2\x80\xa8 Souza ", 60), "Ana Maria Souza");
    EXPECT_EQ(one_line(" \n\t ", 60), "");
}

TEST(OneLine, LeavesOutWhatShowsNothingOrTurnsTheWriting) {
    EXPECT_EQ(one_line(std::string_view("A\0n\x1b[31m\x07\x7f", 9), 60), "An[31m");
    // right-to-left override, isolate, zero-width blank, byte order mark, tag, soft hyphen
    EXPECT_EQ(
        one_line("A\xe2\x80\xae\xe2\x81\xa6\xe2\x80\x8b\xef\xbb\xbf\xf3\xa0\x81\x81\xc2\xadz", 60),
        "Az");
    EXPECT_EQ(one_line("\xe3\x85\xa4\xe1\x85\xa0\xe2\xa0\x80", 60), "");
}

TEST(OneLine, LeavesOutBytesThatAreNoUtf8) {
    EXPECT_EQ(one_line("A\xff\xc0\xaf\xed\xa0\x80\xf8z\xe2\x82", 60), "Az");
}

TEST(OneLine, LetsNoMarksPileUp) {
    std::string tower = "Z";
    for (int i = 0; i < 20; ++i) tower += "\xcc\x8d";
    EXPECT_EQ(one_line(tower, 60), "Z\xcc\x8d\xcc\x8d");
    EXPECT_EQ(one_line("\xcc\x8d"
                       "a",
                       60),
              "a");
}

TEST(OneLine, IsCutBetweenCharactersAndSaysSo) {
    EXPECT_EQ(one_line("abcdefgh", 8), "abcdefgh");
    EXPECT_EQ(one_line("abcdefghi", 8), "abcde…");
    EXPECT_EQ(one_line("ééééé", 8), "éé…");
    EXPECT_LE(one_line(std::string(100000, 'x'), 200).size(), 200u);
}

}  // namespace
}  // namespace fronteira::protocol
