// SPDX-License-Identifier: MIT
#include "host/rooms/proposal.hpp"

#include <gtest/gtest.h>

namespace fronteira::host {
namespace {

TEST(Proposal, IsAgreedWhenEverybodyWhomItWaitsForAgreed) {
    Proposal proposal("pause", 0, {1, 2});
    proposal.agree(1);
    EXPECT_FALSE(proposal.is_agreed());
    proposal.agree(2);
    EXPECT_TRUE(proposal.is_agreed());
}

TEST(Proposal, IsAgreedAtOnceWhereNobodyElseIsToBeAsked) {
    EXPECT_TRUE(Proposal("undo", 0, {}).is_agreed());
}

TEST(Proposal, MayBeAnsweredOnceByEachAndWithdrawnByWhoMadeIt) {
    Proposal proposal("undo", 0, {1, 2});
    EXPECT_TRUE(proposal.may_answer(1, true));
    EXPECT_TRUE(proposal.may_answer(0, false));
    EXPECT_FALSE(proposal.may_answer(0, true));
    EXPECT_FALSE(proposal.may_answer(3, false));
    proposal.agree(1);
    EXPECT_FALSE(proposal.may_answer(1, false)) << "they agreed already";
}

TEST(Proposal, IsToldWithSeatsFromOne) {
    EXPECT_EQ(Proposal("undo", 0, {1}).to_json(), (Json{{"what", "undo"}, {"by", 1}}));
}

}  // namespace
}  // namespace fronteira::host
