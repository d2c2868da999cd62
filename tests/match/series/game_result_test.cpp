// SPDX-License-Identifier: MIT
#include "match/series/game_result.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace fronteira::match {
namespace {

TEST(GameResult, HasAWordOfItsOwnForEachEnd) {
    std::set<std::string> names;
    const int last = static_cast<int>(GameResult::last_end);
    for (int end = 0; end <= last; ++end) names.insert(name_of(static_cast<GameResult::End>(end)));
    EXPECT_EQ(names.size(), static_cast<size_t>(last) + 1);
    EXPECT_TRUE(names.contains("won"));
    EXPECT_TRUE(names.contains("standstill"));
}

}  // namespace
}  // namespace fronteira::match
