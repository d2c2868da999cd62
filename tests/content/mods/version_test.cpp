// SPDX-License-Identifier: MIT
#include "content/mods/version.hpp"

#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

bool fits(const char* range, const char* version) {
    const auto parsed = parse_range(range);
    EXPECT_TRUE(parsed) << range;
    return parsed && parsed->contains(*parse_version(version));
}

// Semver 2.0, 11.4: "Example: 1.0.0-alpha < 1.0.0-alpha.1 < 1.0.0-alpha.beta < 1.0.0-beta <
// 1.0.0-beta.2 < 1.0.0-beta.11 < 1.0.0-rc.1 < 1.0.0."
TEST(Version, IsOrderedAsTheExampleOfSemver) {
    const char* order[] = {"1.0.0-alpha",  "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta",
                           "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1",       "1.0.0",
                           "1.0.1",        "1.1.0",         "1.10.0",           "2.0.0"};
    for (size_t i = 0; i < std::size(order); ++i)
        for (size_t j = 0; j < std::size(order); ++j)
            EXPECT_EQ(*parse_version(order[i]) <=> *parse_version(order[j]), i <=> j)
                << order[i] << " and " << order[j];
}

TEST(Version, NeedsThreeNumbers) {
    for (const char* text : {"", "1", "1.0", "1.0.0.0", "1.0.", ".1.0", "01.0.0", "1.0.0-", "1.a.0",
                             "1.0.0-a..b", "1.0.0-é", "-1.0.0", "+1.0.0", " 1.0.0", "9999999.0.0"})
        EXPECT_FALSE(parse_version(text)) << text;
}

TEST(VersionRange, HoldsWhenAllItsPartsHold) {
    EXPECT_TRUE(fits(">=1.2, <2", "1.2.0"));
    EXPECT_TRUE(fits(">=1.2, <2", "1.99.9"));
    EXPECT_FALSE(fits(">=1.2, <2", "1.1.9"));
    EXPECT_FALSE(fits(">=1.2, <2", "2.0.0"));
    EXPECT_TRUE(fits("*", "0.0.1"));
    EXPECT_TRUE(fits("1.2.3", "1.2.3"));
    EXPECT_FALSE(fits("=1.2.3", "1.2.4"));
    EXPECT_TRUE(fits(" > 1 , <= 1.5.0 ", "1.5.0"));
    EXPECT_FALSE(fits(">1", "1.0.0"));
}

TEST(VersionRange, RefusesWhatIsNoRange) {
    for (const char* text : {"", ",", ">=1,", "about 1", ">>1", "1 2", "^1", ">=", "* , 1"})
        EXPECT_FALSE(parse_range(text)) << text;
}

}  // namespace
}  // namespace fronteira::content
