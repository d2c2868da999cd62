// SPDX-License-Identifier: MIT
#include "letters/plain.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace fronteira::letters {
namespace {

std::string plain_of(std::u32string_view text) {
    std::string out;
    for (const char32_t letter : text) out += plain(letter) != 0 ? plain(letter) : '?';
    return out;
}

TEST(Plain, IsWhatSomebodyTypesWhoHasNoAccents) {
    EXPECT_EQ(plain_of(U"ÁÇÃÊÍÓÚÜãñ"), "acaeiouuan");
    EXPECT_EQ(plain_of(U"ŠłØđŒæıßẾ"), "slodoaise");
    EXPECT_EQ(plain_of(U"Az09"), "az09");
}

TEST(Plain, IsNothingForWhatIsNotLatin) {
    EXPECT_EQ(plain_of(U"日Ωж -×🙂"), "???????");
}

}  // namespace
}  // namespace fronteira::letters
