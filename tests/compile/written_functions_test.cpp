// SPDX-License-Identifier: MIT
// A slice of what the fuzz target function_compare does: functions written by lot, compiled and as
// Lua runs them.
#include <fronteira/random.hpp>

#include "both_ways.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

std::string body_by_lot(uint64_t seed) {
    Random random{seed};
    std::vector<unsigned char> bytes(60 + random.below(200));
    for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(random.below(256));
    return WrittenFunction(bytes.data(), bytes.size()).body();
}

TEST(WrittenFunctions, DoCompiledWhatLuaDoes) {
    for (uint64_t seed = 1; seed <= 300; ++seed) {
        const std::string body = body_by_lot(seed);
        ASSERT_EQ(parting(body, seed, 12), "") << body;
    }
}

TEST(WrittenFunctions, AreCompiledMoreOftenThanNot) {
    int compiled = 0;
    for (uint64_t seed = 1; seed <= 100; ++seed) {
        const auto left = left_to_lua(written_rules(body_by_lot(seed)));
        ASSERT_TRUE(left) << to_text(left.error()) << body_by_lot(seed);
        compiled += left->empty() ? 1 : 0;
    }
    EXPECT_GT(compiled, 50);
}

}  // namespace
}  // namespace fronteira::script
