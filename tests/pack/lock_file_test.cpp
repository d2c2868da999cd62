// SPDX-License-Identifier: MIT
#include "pack/lock_file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::pack {
namespace {

using testing::HasSubstr;

const std::string some_hash(64, 'a');

TEST(LockFile, ComesBackAsItWasWritten) {
    const Lock lock{"war2/war2", {{"war", "1.0.0", some_hash}, {"war2", "2.1.0-beta", some_hash}}};

    const auto again = parse_lock(write_lock(lock), "a.lock");

    ASSERT_TRUE(again) << to_text(again.error());
    EXPECT_EQ(again->of, "war2/war2");
    ASSERT_EQ(again->mods.size(), 2u);
    EXPECT_EQ(again->mods[1].id, "war2");
    EXPECT_EQ(again->mods[1].version, "2.1.0-beta");
    EXPECT_EQ(again->mods[1].hash, some_hash);
}

TEST(LockFile, TellsOfAllThatIsWrong) {
    const auto read = parse_lock(
        "lock = 2\nof = \"war\"\n[[mod]]\nid = \"War\"\nversion = \"1.2\"\nsha256 = \"abc\"\n",
        "a.lock");

    ASSERT_FALSE(read);
    const std::string text = to_text(read.error());
    EXPECT_THAT(text, HasSubstr("a.lock:1:"));
    EXPECT_THAT(text, HasSubstr("a.lock:4:"));
    EXPECT_THAT(text, HasSubstr("`mod[1].version`: expected a version, such as \"1.2.3\""));
    EXPECT_THAT(text, HasSubstr("`mod[1].sha256`: expected 64 hexadecimal digits"));
}

TEST(LockFile, HasMods) {
    EXPECT_FALSE(parse_lock("lock = 1\nof = \"war\"\n", "a.lock"));
    EXPECT_FALSE(parse_lock("", "a.lock"));
    EXPECT_FALSE(parse_lock("lock = 1\nof = \"war\"\nmod = 3\n", "a.lock"));
}

}  // namespace
}  // namespace fronteira::pack
