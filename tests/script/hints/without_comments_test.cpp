// SPDX-License-Identifier: MIT
#include "script/hints/without_comments.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

TEST(WithoutComments, LeavesLinesAndColumnsWhereTheyWere) {
    EXPECT_EQ(without_comments("a = 1 -- one\nb = 2"), "a = 1       \nb = 2");
    EXPECT_EQ(without_comments("a --[[ x\ny ]] b"), "a       \n     b");
    EXPECT_EQ(without_comments("--[==[ ]] ]==]b"), "              b");
    EXPECT_EQ(without_comments("--[=x\nb"), "     \nb");
}

TEST(WithoutComments, KnowsATextFromAComment) {
    for (const char* text :
         {"'a -- b'", "\"a ' -- b\"", "'a \\' -- b'", "[[ -- ]]", "[=[ ]] -- ]=]"})
        EXPECT_EQ(without_comments(text), text);
    EXPECT_EQ(without_comments("'a'--b"), "'a'   ");
}

TEST(WithoutComments, EndsWithTheTextWhereSomethingIsNeverClosed) {
    for (const char* text : {"'a", "'a\\", "[[ a", "[=", "[", "-", ""})
        EXPECT_EQ(without_comments(text), text);
    EXPECT_EQ(without_comments("--[[ a"), "      ");
    EXPECT_EQ(without_comments("'a\n--b"), "'a\n   ");
}

}  // namespace
}  // namespace fronteira::script
