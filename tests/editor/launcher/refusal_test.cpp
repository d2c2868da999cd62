// SPDX-License-Identifier: MIT
#include "launcher/refusal.hpp"

#include <gtest/gtest.h>

namespace fronteira::launcher {
namespace {

TEST(Refusal, SaysWhatWhoeverWantsToPlayCanDo) {
    EXPECT_TRUE(refusal({"pack.checksum"}).startsWith("This file is damaged"));
    EXPECT_TRUE(refusal({"mod.newer_api"}).contains("newer version of Fronteira"));
    EXPECT_TRUE(refusal({"pack.name_dot"}).contains("pack it again"));
    EXPECT_TRUE(refusal({"lua.syntax", "map.unknown_key"}).contains("author"));
}

TEST(Refusal, TellsTheCauseAndNotWhatFollowsFromIt) {
    EXPECT_EQ(refusal({"pack.stray_bytes", "pack.not_a_zip"}), "This file is not a pack");
    EXPECT_TRUE(refusal({"lua.syntax", "mod.missing_dependency"}).contains("install that first"));
}

}  // namespace
}  // namespace fronteira::launcher
