// SPDX-License-Identifier: MIT
// A function that says what may be chosen dies of a slip: the step that asked it is taken back.
#include "script/judge.hpp"
#include "support/without_columns.hpp"
#include "written_rules.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

/// `act` may be made until n is 2, when it dies of a slip; `sound` goes on.
RulesetSource dying() {
    return written_source(
        {{"state.lua", "return { match = { n = int(0, 9) } }"},
         {"init.lua",
          "local function sound(match, on) return on ~= match.space[1] end\n"
          "local function slip(match, on) return match.n < 2 or match.m > 2 end\n"
          "return { turn = { phase \"only\" {\n"
          "  move \"act\" { space \"on\" { where = slip }, "
          "effect = function(match) match.n = match.n + 1 end },\n"
          "  move \"other\" { space \"on\" { where = sound }, "
          "effect = function(match) match.n = match:can \"other\" and 5 or 6 end },\n"
          "} } }"}},
        4);
}

template <class Rules>
class WhereFaults : public testing::Test {};
using BothWays = testing::Types<Ruleset, Judge>;
TYPED_TEST_SUITE(WhereFaults, BothWays);

TYPED_TEST(WhereFaults, TakeBackTheStepThatLedThere) {
    const auto loaded = TypeParam::load(dying());
    ASSERT_TRUE(loaded) << to_text(loaded.error());
    core::Match match((*loaded)->rules(), **loaded);
    ASSERT_TRUE(match.start(1));
    const Move act = match.legal(0).at(0, match.rules()).move;
    ASSERT_TRUE(match.apply(0, act));
    const core::Hash before = match.state().hash();
    const size_t offers = match.legal(0).size();
    EXPECT_EQ(offers, 4u + 3u);

    const auto died = match.apply(0, act);
    ASSERT_FALSE(died);
    EXPECT_EQ(support::without_columns(to_text(died.error()))
                  .rfind("written/rules/init.lua:2: error: a match has no column `m`", 0),
              0u)
        << to_text(died.error());
    EXPECT_EQ(match.state().hash(), before);
    EXPECT_EQ(match.legal(0).size(), offers);

    const Move other = match.legal(0).at(offers - 1, match.rules()).move;
    EXPECT_FALSE(match.apply(0, other)) << "which leads there, too";
    EXPECT_EQ(match.state().hash(), before);
}

TYPED_TEST(WhereFaults, AreOfTheirOwnMoveAlone) {
    const auto loaded = TypeParam::load(dying());
    ASSERT_TRUE(loaded) << to_text(loaded.error());
    core::Match match((*loaded)->rules(), **loaded);
    ASSERT_TRUE(match.start(1));
    const auto n = *match.rules().layout.find(core::Entity::match, "n");
    match.mutable_state().set(n, 0, 2);
    EXPECT_EQ(match.legal(0).size(), 3u) << "of `other`";
    EXPECT_FALSE((*loaded)->take_faults().empty());
}

TEST(WhereFault, ComesOnceHoweverManyCandidatesThereAre) {
    const auto loaded = Judge::load(written_source(
        {{"state.lua", "return { match = { n = int(0, 9) } }"},
         {"init.lua",
          "local function slip(match, on) print(on.id) return match.m > 2 end\n"
          "return { turn = { phase \"only\" { move \"act\" { space \"on\" { where = slip }, "
          "effect = finish_phase }, move \"rest\" { effect = finish_phase } } } }"}},
        40));
    ASSERT_TRUE(loaded) << to_text(loaded.error());
    core::Match match((*loaded)->rules(), **loaded);
    EXPECT_FALSE(match.start(1));
    EXPECT_EQ((*loaded)->take_printed().size(), 1u);
}

TYPED_TEST(WhereFaults, AreNotAskedForWhereTheMoveIsNotOnOffer) {
    const auto loaded = TypeParam::load(written_source(
        {{"state.lua",
          "return { space = { men = int(0, 9) }, "
          "match = { n = int(0, 9), secret = int(0, 9) { seen_by = \"nobody\" } } }"},
         {"init.lua",
          "local function slip(match, on) return match.m > 2 end\n"
          "return { turn = { phase \"only\" {\n"
          "  move \"act\" { when = \"match.n > 2\", space \"on\" { where = slip }, "
          "effect = finish_phase },\n"
          "  move \"guess\" { space \"on\" \"men > match.secret\", effect = finish_phase },\n"
          "  move \"rest\" { effect = function() end },\n"
          "} } }"}},
        4));
    ASSERT_TRUE(loaded) << to_text(loaded.error());
    core::Match match((*loaded)->rules(), **loaded);
    ASSERT_TRUE(match.start(1));
    Move move;
    move.kind = 0;
    const auto refused = match.check(0, move);
    ASSERT_EQ(refused.size(), 1u);
    EXPECT_EQ(refused[0].reason, core::Reason::at_least);
    EXPECT_TRUE((*loaded)->take_faults().empty());

    move.kind = 1;
    const auto hidden = match.check(0, move);
    ASSERT_EQ(hidden.size(), 1u);
    EXPECT_EQ(hidden[0].reason, core::Reason::unseen) << "what it is compared with";
    EXPECT_EQ(hidden[0].from, 0);
}

}  // namespace
}  // namespace fronteira::script
