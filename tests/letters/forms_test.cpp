// SPDX-License-Identifier: MIT
#include "letters/forms.hpp"

#include <gtest/gtest.h>

namespace fronteira::letters {
namespace {

TEST(Forms, MakeOneLetterOfALetterAndItsAccent) {
    EXPECT_EQ(composed("a\u0301"), "á");
    EXPECT_EQ(composed("á"), "á");
    EXPECT_EQ(composed("\xff"), "");
}

TEST(Forms, MakeOneOfWhatAFileSystemTakesForOne) {
    EXPECT_EQ(folded("STRASSE"), folded("straße"));
    EXPECT_EQ(folded("ﬁ"), "fi");
    EXPECT_EQ(folded("Á"), folded("a\u0301"));
}

}  // namespace
}  // namespace fronteira::letters
