// SPDX-License-Identifier: MIT
#include "letters/kinds.hpp"

#include <gtest/gtest.h>

namespace fronteira::letters {
namespace {

TEST(Kinds, OfLettersAreTheSameInAllLanguages) {
    for (const char32_t letter : U"aÇßΩжא日क") EXPECT_TRUE(letter == 0 || is_letter(letter));
    for (const char32_t other : {U'1', U' ', U'-', U'…', U'🙂', U'\u0301'})
        EXPECT_FALSE(is_letter(other));
    for (const char32_t blank : {U' ', U'\t', U'\n', U'\u00a0', U'\u2003', U'\u2028', U'\u3000'})
        EXPECT_TRUE(is_blank(blank));
    EXPECT_TRUE(is_mark(U'\u0301'));
    EXPECT_FALSE(is_mark(U'é'));
}

TEST(Kinds, NameWhatShowsNothing) {
    // a control, a soft hyphen, a blank of no width, an override, a tag, two fillers, private use
    for (const char32_t unseen :
         {U'\x1b', U'\u00ad', U'\u200b', U'\u202e', U'\U000e0041', U'\u3164', U'\u2800', U'\ue000'})
        EXPECT_TRUE(is_unseen(unseen)) << static_cast<uint32_t>(unseen);
    for (const char32_t seen : {U'a', U'é', U'日', U'🙂', U'—', U'\u0600'})
        EXPECT_FALSE(is_unseen(seen)) << static_cast<uint32_t>(seen);
}

TEST(Kinds, LetScriptsAndSignsBeJoined) {
    for (const char32_t joiner : {U'\u200c', U'\u200d', U'\ufe0f', U'\U000e0100'})
        EXPECT_FALSE(misleads(joiner)) << static_cast<uint32_t>(joiner);
    for (const char32_t odd : {U'\u200b', U'\u202e', U'\u2066', U'\ufeff', U'\U000e0041'})
        EXPECT_TRUE(misleads(odd)) << static_cast<uint32_t>(odd);
}

TEST(Kinds, SayHowManyPlacesATerminalNeeds) {
    EXPECT_EQ(places(U'a'), 1);
    EXPECT_EQ(places(U'日'), 2);
    EXPECT_EQ(places(U'\u0301'), 0);
}

}  // namespace
}  // namespace fronteira::letters
