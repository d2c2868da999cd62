// SPDX-License-Identifier: MIT
// What a function of the rules is called with.
#include "script/judge.hpp"
#include "written_rules.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

/// Makes the move at the second seat with the least number; what `n` is then.
template <class Rules>
int32_t n_after(const std::string& effect) {
    const auto loaded =
        Rules::load(one_move("seat \"to\", number \"count\" \"4 to 9\", effect = " + effect));
    if (!loaded) return -1;
    core::Match match((*loaded)->rules(), **loaded);
    if (!match.start(1)) return -1;
    if (!match.apply(0, match.legal(0).at(1, match.rules()).move)) return -1;
    return match.state().get(*match.rules().layout.find(core::Entity::match, "n"), 0);
}

constexpr const char* effects[] = {
    "function(match, to, count) match.n = to.number * 10 + count end",
    "function(match, count, to) match.n = to.number * 10 + count end",
    "function(game, count) game.n = 20 + count end",
    "function(match, to) match.n = to.number * 10 + 4 end",
    "function(match) match.n = 24 end",
};

TEST(LoadedRules, CallFunctionsWithTheMatchAndTheValuesThatTheyName) {
    for (const char* effect : effects) {
        EXPECT_EQ(n_after<Ruleset>(effect), 24) << effect;
        EXPECT_EQ(n_after<Judge>(effect), 24) << effect << ", by Lua alone";
    }
}

TEST(LoadedRules, AskAboutAValueTogetherWithEarlierOnes) {
    const auto loaded =
        Ruleset::load(one_move("seat \"from\", "
                               "seat \"to\" { where = function(match, to, from) return to.number "
                               "== from.number + 1 end }, "
                               "effect = function(match, to) match.n = to.number end"));
    ASSERT_TRUE(loaded) << to_text(loaded.error());
    core::Match match((*loaded)->rules(), **loaded);
    ASSERT_TRUE(match.start(1));
    EXPECT_EQ(match.legal(0).size(), 1u + 1u) << "from the first seat to the second, and to rest";
}

/// What is on offer, asked as often as that.
template <class Rules>
std::vector<Move> offers_of(const RulesetSource& source, int times) {
    const auto loaded = Rules::load(source);
    if (!loaded) return {};
    core::Match match((*loaded)->rules(), **loaded);
    if (!match.start(1)) return {};
    std::vector<Move> offers;
    for (int i = 0; i < times; ++i) {
        core::Match copy = match;
        const core::MoveList& legal = copy.legal(0);
        for (size_t offer = 0; offer < legal.size(); ++offer)
            offers.push_back(legal.at(offer, copy.rules()).move);
    }
    return offers;
}

TEST(LoadedRules, RememberWhatTheValuesOfAMoveAloneDecide) {
    const auto source = one_move(
        "space \"from\", space \"to\" { where = function(match, from, to) "
        "return from:linked(to) end }, effect = finish_phase",
        "", 130);
    const std::vector<Move> offers = offers_of<Ruleset>(source, 3);
    EXPECT_EQ(offers.size(), 3 * (130 * 2 + 1u)) << "both ways round the ring, and to rest";
    EXPECT_EQ(offers, offers_of<Judge>(source, 3));
}

/// What is left of the budget after each of some moves of the first offer.
std::vector<int64_t> left_after(core::Match& match, int moves) {
    std::vector<int64_t> left;
    for (int i = 0; i < moves; ++i) {
        const int seat = match.decider();
        const Move move = match.legal(seat).at(static_cast<size_t>(i), match.rules()).move;
        if (!match.apply(seat, move)) break;
        left.push_back(match.state().budget().left());
    }
    return left;
}

TEST(LoadedRules, ChargeTheSameWhetherTheyRememberAnAnswerOrNot) {
    const auto source = one_move(
        "space \"on\" { where = function(match, on) local all = match.n for i = 1, 30 do "
        "all = all + on.armies * i end return all % 2 == 1 end }, "
        "effect = function(match, on) on.armies = on.armies + 2 match.n = (match.n + 2) % 4 end");
    const auto loaded = Ruleset::load(source);
    ASSERT_TRUE(loaded) << to_text(loaded.error());
    core::Match first((*loaded)->rules(), **loaded);
    ASSERT_TRUE(first.start(1));
    const std::vector<int64_t> cost = left_after(first, 30);
    core::Match again((*loaded)->rules(), **loaded);
    ASSERT_TRUE(again.start(1));

    EXPECT_EQ(cost.size(), 30u);
    EXPECT_EQ(left_after(again, 30), cost);
}

/// The same for two matches, one after the other.
void expect_same_cost_again(const RulesetSource& source, int moves) {
    const auto loaded = Ruleset::load(source);
    ASSERT_TRUE(loaded) << to_text(loaded.error());
    std::vector<int64_t> cost;
    for (int match_number = 0; match_number < 2; ++match_number) {
        core::Match match((*loaded)->rules(), **loaded);
        ASSERT_TRUE(match.start(1));
        std::vector<int64_t> left;
        for (int i = 0; i < moves; ++i) {
            const int seat = match.decider();
            ASSERT_TRUE(match.apply(seat, match.legal(seat).at(0, match.rules()).move));
            left.push_back(match.state().budget().left());
        }
        if (match_number == 0) cost = left;
        EXPECT_EQ(left, cost);
    }
}

TEST(LoadedRules, ChargeTheSameHoweverOftenAFunctionWasLeftToLuaBefore) {
    // Nothing that is compiled makes texts of a width.
    expect_same_cost_again(
        one_move("space \"on\", effect = function(match, on) "
                 "if match.n % 4 > 0 then local text = ('%5d'):format(match.n) end "
                 "for i = 1, 50 do on.armies = (on.armies + i) % 7 end "
                 "match.n = (match.n + 1) % 8 end"),
        150);
}

TEST(LoadedRules, ChargeTheSameHoweverManyTextsWerePutTogetherBefore) {
    expect_same_cost_again(one_move("space \"on\", effect = function(match, on) "
                                    "for i = 1, 3000 do local text = match.n .. 'and' .. i end "
                                    "match.n = (match.n + 1) % 8 end"),
                           12);
}

}  // namespace
}  // namespace fronteira::script
