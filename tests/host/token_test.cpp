// SPDX-License-Identifier: MIT
#include "host/token.hpp"

#include <gtest/gtest.h>

#include <set>

namespace fronteira::host {
namespace {

TEST(Token, Is128BitsThatNeverComeTwice) {
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) {
        const std::string token = new_token();
        EXPECT_EQ(token.size(), 32u);
        EXPECT_EQ(token.find_first_not_of("0123456789abcdef"), std::string::npos);
        EXPECT_TRUE(seen.insert(token).second);
    }
}

TEST(Token, IsKeptAsABlake2bHash) {
    // BLAKE2b-256 of "abc", from `b2sum -l 256`.
    EXPECT_EQ(token_hash("abc"),
              "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
}

}  // namespace
}  // namespace fronteira::host
