// SPDX-License-Identifier: MIT
// What a `where` said once is said again only where it would be the same.
#include "script/verdicts.hpp"

#include "conformance/both_ways.hpp"
#include "script/judge.hpp"
#include "written_rules.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

namespace fronteira::script {
namespace {

/// A game whose effect throws everything about that a `where` can read: columns that all see, that
/// one seat sees, that those see whom another column names, that neighbours see, that are opened.
RulesetSource thrown_about(const std::string& where) {
    RulesetSource source = written_source({{"state.lua", R"(return {
            space = {
              owner = seat, armies = int(0, 9), ripe = flag, kind = choice { "plain", "steep" },
              known = int(0, 3) { seen_by = "known_to" }, known_to = seats { seen_by = "nobody" },
              near = int(0, 3) { seen_by = "near owner" },
              shut = int(0, 3) { seen_by = "nobody", opened_by = "open" },
            },
            region = { wealth = int(0, 3) },
            seat = { own = int(0, 3) { seen_by = "self" }, goal = space },
            match = { n = int(0, 99), open = flag, bound = space },
          })"},
                                           {"init.lua", R"(
          local function is_open(match, on) )" + where + R"( end
          local function throw(match)
            local on = match.space[match:roll(#match.space)]
            on.owner = match:roll(3) > 1 and match.seat[match:roll(2)] or nil
            on.armies, on.ripe = match:roll(10) - 1, match:roll(2) == 1
            on.kind = match:roll(2) == 1 and "plain" or "steep"
            on.known, on.near, on.shut = match:roll(4) - 1, match:roll(4) - 1, match:roll(4) - 1
            on.known_to = match:roll(2) == 1 and { match.seat[match:roll(2)] } or {}
            on.region.wealth = match:roll(4) - 1
            local seat = match.seat[match:roll(2)]
            seat.own, seat.goal = match:roll(4) - 1, match:roll(2) == 1 and on or nil
            match.open, match.bound = match:roll(4) == 1, match:roll(2) == 1 and on or nil
          end
          return { turn = { phase "only" {
            move "act" { space "on" { where = is_open }, effect = function(match)
              throw(match)
              match.n = match.n + 1
              if match.n > 60 then match:draw_game() end
              if match:roll(3) == 1 then match:finish_phase() end
            end },
            move "rest" { effect = function(match)
              throw(match)
              match:finish_phase()
              if match.round > 60 then match:draw_game() end
            end },
          } } })"}},
                                          6);
    return source;
}

const char* const wheres[] = {
    "return on.armies > 4",
    "return on.ripe or on.kind == 'steep'",
    "return on.owner == match.me",
    "return match.turn == on.owner",
    "return (on.known or 0) > 1",
    "return (on.near or 0) > 1",
    "return (on.shut or 1) > 1",
    "return match.me.own > 1",
    "return (match.me:next().own or 3) > 1",
    "return on.region.wealth > 1",
    "return match.bound == on or match.me.goal == on",
    "return match.round % 2 == 0",
    "return match.me:count 'owner' % 2 == 0",
    "return on.region:count('owner', match.me) % 2 == 0",
    "return total 'armies' % 2 == 0",
    "return #where(match.space, 'armies', '>', 4) > 3",
    "return #where(match.space, 'owner', match.me) > 1",
    "return #match.me:spaces 'owner' > 1",
    "local sum = 0 for _, near in ipairs(on:neighbours()) do sum = sum + near.armies end "
    "return sum > 8",
    "local sum = 0 for i = 1, 20 do sum = sum + match.space[i % 6 + 1].armies end return sum > 90",
    "return on[match.open and 'near' or 'armies'] ~= 0",
};

template <class Rules>
conformance::Instance load(const RulesetSource& source) {
    const std::shared_ptr loaded = std::move(Rules::load(source).value());
    return {{loaded, &loaded->rules()}, loaded};
}

class SameVerdict : public testing::TestWithParam<const char*> {};

TEST_P(SameVerdict, IsWhatLuaSaysWhateverHasChanged) {
    const RulesetSource source = thrown_about(GetParam());
    const conformance::Instance compiled = load<Ruleset>(source), judge = load<Judge>(source);
    for (uint64_t seed = 1; seed <= 6; ++seed) {
        const auto parting = conformance::first_parting(compiled, judge, seed, 120);
        ASSERT_EQ(parting.difference, "") << "at move " << parting.move << " of seed " << seed;
    }
}

TEST_P(SameVerdict, CostsWhatItCostToFind) {
    const auto ruleset = std::move(Ruleset::load(thrown_about(GetParam())).value());
    core::Match match(ruleset->rules(), *ruleset);
    ASSERT_TRUE(match.start(1));
    Random random{1};
    for (int i = 0; i < 20 && match.over() == core::Over::no; ++i) {
        const int seat = match.decider();
        const auto cost = [&] {
            match.changed_outside();
            const size_t offers = match.legal(seat).size();
            return std::pair{offers, match.state().budget().left()};
        };
        const auto first = cost();
        EXPECT_LT(first.second, core::Budget::of_a_step);
        EXPECT_EQ(cost(), first) << "after " << i << " moves";
        const auto other = std::move(Ruleset::load(thrown_about(GetParam())).value());
        core::Match fresh(other->rules(), *other);
        ASSERT_TRUE(fresh.resume(match.state().cells()));
        const size_t offers = fresh.legal(seat).size();
        EXPECT_EQ(std::pair(offers, fresh.state().budget().left()), first)
            << "for rules that have not been asked before";
        ASSERT_TRUE(match.apply(seat, match.legal(seat).pick(random, match.rules())));
    }
}

TEST(Verdicts, OfOneCandidateInThreeStatesStandBesideEachOther) {
    const auto ruleset = std::move(Ruleset::load(thrown_about(wheres[0])).value());
    core::State state(ruleset->rules().layout);
    Verdicts verdicts;
    const auto note = [&](uint64_t values, bool allows) {
        compile::CellsRead read;
        read.note(core::cell_round, state.cell(core::cell_round));
        verdicts.note(values, 0, {allows, 7}, read);
    };
    for (int round = 0; round < 3; ++round) {
        state.write(core::cell_round, round);
        note(100, round == 1);
        for (uint64_t other = 1; other < 4; ++other) note(100 + other, true);
    }
    for (int round = 0; round < 3; ++round) {
        state.write(core::cell_round, round);
        const auto found = verdicts.find(100, 0, state);
        ASSERT_TRUE(found) << round;
        EXPECT_EQ(found->allows, round == 1);
    }
    state.write(core::cell_round, 3);
    EXPECT_FALSE(verdicts.find(100, 0, state));
    EXPECT_FALSE(verdicts.find(99, 0, state));
}

/// A `where` that puts texts together, asked by an effect that has made as many as may be.
constexpr const char* texts_without_room = R"(
  local function has_long_name(match, on)
    local n = 0
    for i = 1, 10 do n = n + #("of " .. on.id .. i) end
    return n > 500
  end
  return { turn = { phase "only" {
    move "act" { space "on" { where = has_long_name }, effect = finish_phase },
    move "rest" { effect = function(match)
      local n = 0
      for i = 1, 9970 do n = n + #("text " .. i) end
      if match:can "act" then match:draw_game() end
      match:finish_phase()
    end },
  } } })";

/// What is left of the budget after the only move, for rules that were asked before or not.
int64_t left_after_rest(const RulesetSource& source, bool asked_before) {
    const auto ruleset = std::move(Ruleset::load(source).value());
    core::Match match(ruleset->rules(), *ruleset);
    EXPECT_TRUE(match.start(1));
    const std::vector<int32_t> cells(match.state().cells().begin(), match.state().cells().end());
    const auto fresh = std::move(Ruleset::load(source).value());
    const auto& rules = asked_before ? ruleset : fresh;
    core::Match resumed(rules->rules(), *rules);
    EXPECT_TRUE(resumed.resume(cells));
    Move rest;
    rest.kind = static_cast<int16_t>(rules->rules().moves.size() - 1);
    EXPECT_TRUE(resumed.apply(0, rest));
    return resumed.state().budget().left();
}

TEST(Verdicts, AreNotKeptWhereTextsArePutTogetherForWhichThereMayBeNoRoom) {
    const RulesetSource source =
        written_source({{"state.lua", "return {}"}, {"init.lua", texts_without_room}}, 6);
    EXPECT_EQ(left_after_rest(source, true), left_after_rest(source, false));
}

/// Of kilobytes that looking for what may be chosen takes, where thousands of wheres are asked.
long taken_by_thousands(const std::string& verdict) {
    std::string words;
    for (int i = 0; i < 12; ++i)
        words += "choice \"c" + std::to_string(i) + "\" { \"one\", where = where },\n";
    const auto ruleset = std::move(
        Ruleset::load(
            written_source({{"state.lua", "return { match = { n = int(0, 9) } }"},
                            {"init.lua", "local function where(match) return " + verdict + R"( end
        local moves = {}
        for i = 1, 999 do
          moves[i] = move("act" .. i) {
            )" + words + R"(effect = finish_phase,
          }
        end
        moves[1000] = move "rest" { effect = finish_phase }
        return { turn = { phase "only" (moves) } })"}},
                           6))
            .value());
    struct rusage before {};
    getrusage(RUSAGE_SELF, &before);
    core::Match match(ruleset->rules(), *ruleset);
    EXPECT_TRUE(match.start(1));
    EXPECT_EQ(match.legal(0).size(), 1000U);
    struct rusage after {};
    getrusage(RUSAGE_SELF, &after);
    return after.ru_maxrss - before.ru_maxrss;
}

TEST(Verdicts, OfThousandsOfWheresAreNotAllKept) {
    EXPECT_LT(taken_by_thousands("match.n == 0"), 32 * 1024);
    EXPECT_LT(taken_by_thousands("true"), 32 * 1024);
}

INSTANTIATE_TEST_SUITE_P(Verdicts, SameVerdict, testing::ValuesIn(wheres));

}  // namespace
}  // namespace fronteira::script
