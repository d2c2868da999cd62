// SPDX-License-Identifier: MIT
// What a series makes of games that their rules cannot go on with.
#include "series/series_plan.hpp"

#include <gmock/gmock.h>

#include <utility>

namespace fronteira::match {
namespace {

using ::testing::HasSubstr;

TEST(SeriesFaults, EndsWithAMatchThatCostsMoreThanAWholeMatchMay) {
    SeriesPlan plan = plan_of(4, 3);
    const auto whole = result_of(plan, tables({{}, {}, {}}));
    ASSERT_EQ(whole.failed, 0u);
    plan.cost_limit = 3000;
    const auto result = result_of(plan, tables({{}, {}, {}}));
    EXPECT_EQ(result.failed, 1u);
    EXPECT_TRUE(result.broken);
    ASSERT_TRUE(result.first_fault);
    EXPECT_EQ(result.first_fault->code, "rules.match_budget");
    EXPECT_THAT(result.first_fault->message, HasSubstr("its budget of 3000 after"));
    EXPECT_THAT(result.first_fault->message, HasSubstr("most of it for `"));
    EXPECT_NE(result.first_fault->hint, "");
    EXPECT_GT(result.moves, 1u);
    EXPECT_LT(result.moves, whole.moves);

    for (const int jobs : {2, 3}) {
        plan.jobs = jobs;
        const auto again = result_of(plan, tables({{}, {}, {}}));
        EXPECT_EQ(again.signature, result.signature) << jobs;
        EXPECT_EQ(again.first_fault->message, result.first_fault->message);
    }
}

class FailingHandlers final : public support::ToyHandlers {
 public:
    using ToyHandlers::ToyHandlers;
    Result<void> setup(core::Match& match) override {
        if (match.state().cell(core::cell_random_low) % 2 == 0)
            return fail(error_at({"toy.lua", 1, 1}, "toy.even", "an even seed"));
        return ToyHandlers::setup(match);
    }
};

TEST(SeriesFaults, GoesOnAfterAFaultOfTheRulesetAndTellsTheEarliest) {
    const TableFactory factory = table_with<FailingHandlers>();
    uint64_t even = 0;
    for (uint64_t i = 0; i < 20; ++i) even += derived_seed(99, i) % 2 == 0;
    ASSERT_GT(even, 0u);
    const auto result = result_of(plan_of(20, 2, 2), factory);
    EXPECT_EQ(result.failed, even);
    EXPECT_EQ(result.finished, 20 - even);
    ASSERT_TRUE(result.first_fault);
    EXPECT_EQ(result.first_fault->code, "toy.even");
}

class DoubtfulHandlers final : public support::ToyHandlers {
 public:
    using ToyHandlers::ToyHandlers;
    bool allows(int, const core::EvaluationContext&) override {
        faults_ = {error_at({"toy.lua", 7, 1}, "toy.where", "a condition is broken")};
        return false;
    }
    Diagnostics take_faults() override { return std::exchange(faults_, {}); }

 private:
    Diagnostics faults_;
};

TEST(SeriesFaults, CountsAGameWithABrokenConditionAsFailed) {
    const TableFactory factory = table_with<DoubtfulHandlers>();
    const auto result = result_of(plan_of(3, 2), factory);
    EXPECT_EQ(result.failed, 3u);
    EXPECT_EQ(sum(result.wins_by_seat), 0u);
    ASSERT_TRUE(result.first_fault);
    EXPECT_EQ(result.first_fault->code, "toy.where");
}

/// Dies in the game of one seed, and everything after it fails.
class MortalHandlers final : public support::ToyHandlers {
 public:
    using ToyHandlers::ToyHandlers;
    Result<void> setup(core::Match& match) override {
        const auto low = static_cast<uint32_t>(match.state().cell(core::cell_random_low));
        dead_ = dead_ || low == static_cast<uint32_t>(derived_seed(99, 12));
        if (dead_) return fail(error_at({"toy.lua", 1, 1}, "script.budget", "used up"));
        return ToyHandlers::setup(match);
    }

 private:
    bool dead_ = false;
};

TEST(SeriesFaults, EndsWithTheGameInWhichABudgetWasUsedUpForEveryNumberOfJobs) {
    const TableFactory factory = table_with<MortalHandlers>();
    const auto one = result_of(plan_of(40, 2), factory);
    EXPECT_TRUE(one.broken);
    EXPECT_FALSE(one.cancelled);
    EXPECT_EQ(one.games, 13u);
    EXPECT_EQ(one.failed, 1u);
    for (const int jobs : {2, 6}) {
        const auto many = result_of(plan_of(40, 2, jobs), factory);
        EXPECT_EQ(many.games, 13u);
        EXPECT_EQ(many.signature, one.signature);
    }
}

}  // namespace
}  // namespace fronteira::match
