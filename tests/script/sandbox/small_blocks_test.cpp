// SPDX-License-Identifier: MIT
#include "script/sandbox/small_blocks.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <set>

namespace fronteira::script {
namespace {

class SmallBlocksTest : public testing::Test {
 protected:
    void SetUp() override {
        if (SmallBlocks::largest == 0) GTEST_SKIP() << "not with the address sanitizer";
    }
    SmallBlocks blocks;
};

TEST_F(SmallBlocksTest, GivesBlocksThatDoNotOverlap) {
    std::set<char*> taken;
    for (size_t size = 1; size <= SmallBlocks::largest; ++size) {
        auto* block = static_cast<char*>(blocks.take(size));
        ASSERT_NE(block, nullptr);
        std::memset(block, static_cast<int>(size), size);
        taken.insert(block);
    }

    size_t size = 0;
    for (const char* block : taken) {  // carved one after the other, the smallest first
        ++size;
        for (size_t i = 0; i < size; ++i) ASSERT_EQ(block[i], static_cast<char>(size));
    }
}

TEST_F(SmallBlocksTest, GivesABlockBackForTheSameSize) {
    void* first = blocks.take(40);
    void* second = blocks.take(40);
    blocks.give(first, 40);

    EXPECT_NE(blocks.take(80), first);
    EXPECT_EQ(blocks.take(33), first);  // 33 to 48 bytes stand in one list
    EXPECT_NE(blocks.take(40), second);
}

TEST_F(SmallBlocksTest, LeavesLargeBlocksToTheSystem) {
    EXPECT_EQ(blocks.take(SmallBlocks::largest + 1), nullptr);
}

TEST_F(SmallBlocksTest, HasAnEndAndKnowsItsOwn) {
    int taken = 0;
    while (void* block = blocks.take(SmallBlocks::largest)) {
        ASSERT_TRUE(blocks.owns(block));
        ASSERT_LT(++taken, 1 << 20);
    }
    EXPECT_GT(taken, 1000);
    int elsewhere = 0;
    EXPECT_FALSE(blocks.owns(&elsewhere));
}

}  // namespace
}  // namespace fronteira::script
