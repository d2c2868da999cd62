// SPDX-License-Identifier: MIT
#include "tournament/ledger/merge.hpp"

#include "support/scratch.hpp"

#include <gtest/gtest.h>

namespace fronteira::tournament {
namespace {

class Merging : public testing::Test {
 protected:
    std::filesystem::path file(const char* name) const { return scratch_.path() / name; }

    /// With one match, whose number is given.
    std::filesystem::path shard(const char* name, uint64_t number) const {
        const auto ledger = Ledger::open_to_write(file(name));
        EXPECT_TRUE(ledger) << to_text(ledger.error());
        (*ledger)->put_head({R"(name = "cup"
format = "round_robin"
seats = 2
entrants = ["a", "b"]
[[game]]
ruleset = "toy"
map = "toy"
)",
                             "lock",
                             {number + 1, 2}});
        (*ledger)->put_round(0, {{Meeting{{0, 1}, {}}}, {}});
        MatchResult result;
        result.number = number;
        (*ledger)->put(result);
        EXPECT_TRUE((*ledger)->commit());
        return file(name);
    }

 private:
    support::Scratch scratch_;
};

TEST_F(Merging, BringsTheMatchesOfAllShardsTogether) {
    const auto merged = merge({shard("1", 0), shard("2", 1)}, file("cup"));
    ASSERT_TRUE(merged) << to_text(merged.error());
    const auto results = (*Ledger::open_to_read(file("cup")))->results();
    ASSERT_EQ(results->size(), 2u);
    EXPECT_EQ((*results)[1].number, 1u);
}

TEST_F(Merging, LeavesALedgerThatIsThereAsItIs) {
    const auto there = shard("cup", 1);
    const auto merged = merge({shard("1", 0)}, there);
    ASSERT_FALSE(merged);
    EXPECT_EQ(merged.error().front().code, "ledger.there");
    EXPECT_EQ((*Ledger::open_to_read(there))->results()->front().number, 1u);
}

// What a merge had made before it was killed.
TEST_F(Merging, TakesTheFileOfAMergeThatCameToNothing) {
    ASSERT_TRUE(Ledger::open_to_write(file("cup")));
    const auto merged = merge({shard("1", 0)}, file("cup"));
    ASSERT_TRUE(merged) << to_text(merged.error());
    EXPECT_EQ((*Ledger::open_to_read(file("cup")))->results()->size(), 1u);
}

TEST_F(Merging, LeavesNothingBehindWhenTwoShardsHoldOneMatch) {
    const auto merged = merge({shard("1", 0), shard("2", 0)}, file("cup"));
    ASSERT_FALSE(merged);
    EXPECT_EQ(merged.error().front().code, "ledger.overlap");
    EXPECT_FALSE(std::filesystem::exists(file("cup")));
}

}  // namespace
}  // namespace fronteira::tournament
