// SPDX-License-Identifier: MIT
// `among` lists what may be chosen, where looking at every space would cost too much.
#include "conformance/both_ways.hpp"
#include "script/judge.hpp"
#include "written_rules.hpp"

#include <gmock/gmock.h>

#include <stdexcept>

namespace fronteira::script {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::unique_ptr<Ruleset> load(const RulesetSource& source) {
    auto ruleset = Ruleset::load(source);
    if (!ruleset) throw std::runtime_error(to_text(ruleset.error()));
    return std::move(*ruleset);
}

/// What the first seat of a ring of six spaces may choose in the last slot, in the order of the
/// offers, or what is complained of.
std::string offered_among(const std::string& slots, const std::string& before = "") {
    const auto ruleset = load(one_move(slots + ", effect = finish_phase", before, 6));
    core::Match match(ruleset->rules(), *ruleset);
    if (const auto started = match.start(1); !started) return to_text(started.error());
    std::string text;
    for (size_t i = 0; i < match.legal(0).size(); ++i) {
        const Offer offer = match.legal(0).at(i, ruleset->rules());
        const auto& kind = ruleset->rules().moves[static_cast<size_t>(offer.move.kind)];
        if (kind.slots.empty()) continue;
        for (const core::Slot& slot : kind.slots)
            text += std::to_string(offer.move.values[static_cast<size_t>(slot.offset)] + 1);
        text += " ";
    }
    return text + to_text(match.take_faults());
}

TEST(Among, OffersWhatIsListedOnceAndInOrder) {
    EXPECT_EQ(offered_among(R"(space "on" { among = function(match)
      return { match.space[5], match.space[2], match.space[5] }
    end })"),
              "2 5 ");
    EXPECT_EQ(offered_among(R"(space "on" { among = function(match) return {} end })"), "");
    EXPECT_EQ(offered_among(R"(space "on" { among = function(match) return match.space end })"),
              "1 2 3 4 5 6 ");
    EXPECT_EQ(
        offered_among(R"(seat "whom" { among = function(match) return { match.me:next() } end })"),
        "2 ");
}

TEST(Among, StandsBesideConditionsAndAWhere) {
    EXPECT_EQ(offered_among(R"(space "from", space "on" { "on ~= from", among = function(match)
      return { match.space[1], match.space[2], match.space[3] }
    end, where = function(match, on) return on ~= match.space[3] end })"),
              "12 21 31 32 41 42 51 52 61 62 ");
    EXPECT_EQ(offered_among(R"lua(space "from", space "to" { "linked(from)", among = function(match)
      return { match.space[1], match.space[4] }
    end
})lua"),
              "21 34 54 61 ");
}

TEST(Among, IsToldOfEarlierValues) {
    EXPECT_EQ(offered_among(R"(space "from", space "to" { among = function(match, from)
      return from ~= match.space[4] and { from } or {}
    end })"),
              "11 22 33 55 66 ");
    EXPECT_EQ(
        codes_of(one_move(
            R"(space "on" { among = function(match, on) return {} end }, effect = finish_phase)")),
        "rules.unknown_value");
}

TEST(Among, IsForSpacesSeatsAndRegions) {
    const auto codes = [](const std::string& slot) {
        return codes_of(one_move(slot + ", effect = finish_phase"));
    };
    EXPECT_EQ(codes(R"(choice "way" { "left", among = function(match) return {} end })"),
              "rules.unknown_key");
    EXPECT_EQ(codes(R"(number "n" { "1 to 2", among = function(match) return {} end })"),
              "rules.unknown_key");
    EXPECT_EQ(codes(R"(space "on" { amnog = function(match) return {} end })"),
              "rules.unknown_key");
    EXPECT_EQ(codes(R"(space "on" { among = { 1 } })"), "rules.wrong_kind");
}

TEST(Among, ComplainsOfWhatIsNoListOfThem) {
    const auto says = [](const std::string& returned) {
        return offered_among("space \"on\" { among = function(match) return " + returned +
                             " end }");
    };
    const std::string remedy = " (return a list of spaces, {} for none)";
    EXPECT_THAT(says("3"), HasSubstr("`among` of `on` of move `act` returns a number" + remedy));
    EXPECT_THAT(says("nil"), HasSubstr("returns nothing" + remedy));
    EXPECT_THAT(says("match.space[1]"), HasSubstr("returns a space" + remedy));
    EXPECT_THAT(says("{ 3 }"), HasSubstr("lists a number" + remedy));
    EXPECT_THAT(says("{ match.me }"), HasSubstr("lists a seat" + remedy));
    EXPECT_THAT(says("match.seat"), HasSubstr("lists a seat" + remedy));
    EXPECT_THAT(says("{ 3 }"), HasSubstr("written/rules/init.lua:3: error"));
    for (const char* keyed : {"{ [match.space[1]] = true }", "{ match.space[2], far = 3 }"})
        EXPECT_THAT(says(keyed), HasSubstr("returns a table with keys other than 1, 2, 3 (for key "
                                           "in pairs(t) do list[#list + 1] = key end"))
            << keyed;
}

// Lua takes all of that for true.
TEST(Where, SaysTrueOrFalse) {
    const auto offered = [](const std::string& value) {
        return offered_among("space \"on\" { where = function(match, on) return " + value +
                             " end }");
    };
    EXPECT_EQ(offered("'false'"),
              "written/rules/init.lua:3: error: a `where` of move `act` returns a string, not true "
              "or false (in Lua it would count as true, whatever it is) [rules.no_verdict]\n");
    EXPECT_THAT(offered("0"), HasSubstr("returns a number"));
    EXPECT_THAT(offered("match"), HasSubstr("returns a match"));
    EXPECT_THAT(offered("math.abs"), HasSubstr("returns a function"));
    EXPECT_EQ(offered("on == match.space[2]"), offered("on == match.space[2] and on"));
}

TEST(Among, IsMeantWhereAWhereReturnsATable) {
    EXPECT_EQ(offered_among("space \"on\" { where = function(match, on) return { on } end }"),
              "written/rules/init.lua:3: error: a `where` of move `act` returns a table, not true "
              "or false (`among` lists what may be chosen) [rules.no_verdict]\n");
}

TEST(Among, OnlyReads) {
    EXPECT_THAT(offered_among(R"(space "on" { among = function(match)
      match.n = 3
      return {}
    end })"),
                HasSubstr("the match may only be read here"));
}

TEST(Among, RefusesWhatIsNotListed) {
    const auto ruleset = load(one_move(R"(space "on" { among = function(match)
      return { match.space[2] }
    end }, effect = finish_phase)",
                                       "", 6));
    core::Match match(ruleset->rules(), *ruleset);
    ASSERT_TRUE(match.start(1));
    Move move{0, {}};
    move.values[0] = 1;
    EXPECT_THAT(match.check(0, move), IsEmpty());
    move.values[0] = 2;
    const auto refusals = match.check(0, move);
    ASSERT_EQ(refusals.size(), 1U);
    EXPECT_EQ(refusals[0].reason, core::Reason::where);
    EXPECT_EQ(refusals[0].slot, "on");
}

TEST(Among, EndsWithTheBudget) {
    EXPECT_THAT(offered_among(R"(space "from", space "to" { among = function(match, from)
      local all = {}
      for i = 1, 20000 do all[i] = from end
      return all
    end })",
                              ""),
                HasSubstr("11 22 33"));
    EXPECT_THAT(offered_among(R"(space "on" { among = function(match) while true do end end })"),
                HasSubstr("budget"));
}

TEST(Among, IsTheSameCompiledAndNot) {
    const RulesetSource source = one_move(R"(
      space "from" "armies > 0",
      space "to" { among = function(match, from)
        local found, open = {}, { from }
        for _ = 1, 2 + match.n % 2 do
          local next = {}
          for _, here in ipairs(open) do
            for _, near in ipairs(here:neighbours()) do
              if near.owner ~= match.me then table.insert(next, near) table.insert(found, near) end
            end
          end
          open = next
        end
        return found
      end },
      effect = function(match, from, to)
        match.n = match.n + 1
        to.owner = match.me
        if match.n > 30 then match:draw_game() end
        match:finish_phase()
      end)",
                                          "", 6);
    const auto left = left_to_lua(source);
    ASSERT_TRUE(left);
    EXPECT_EQ(left->size(), 0U);
    const auto loaded = [&](auto rules) {
        const std::shared_ptr shared = std::move(*rules);
        return conformance::Instance{{shared, &shared->rules()}, shared};
    };
    EXPECT_EQ(conformance::first_parting(loaded(Ruleset::load(source)), loaded(Judge::load(source)),
                                         3, 40)
                  .difference,
              "");
}

}  // namespace
}  // namespace fronteira::script
