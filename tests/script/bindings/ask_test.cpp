// SPDX-License-Identifier: MIT
// match:ask gives what a seat answers, in the middle of an effect.
#include "conformance/both_ways.hpp"
#include "script/judge.hpp"
#include "support/without_columns.hpp"
#include "written_rules.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace fronteira::script {
namespace {

constexpr const char* asking_state = R"(
return { space = { owner = seat, armies = int(0, 99) }, match = { a = int(0, 9999), word = int(0, 9) } }
)";

RulesetSource asking(const std::string& body, const std::string& questions = "") {
    return written_source({{"state.lua", asking_state}, {"init.lua", R"(
local function act(match, n)
)" + body + R"(
end
return {
  turn = { phase "only" {
    move "act" { number "n" "1 to 9", effect = act },
    move "rest" { effect = function(match)
      if match.round > 5 then match:draw_game() end
      match:finish_phase()
    end },
  } },
  asked = {
    question "how_many" { number "armies" },
    question "answer" { "yes", "no" },
    question "where" { space "on" "owner == me", space "to" "linked(on) and armies >= 0" },
    phase "quiet" { move "sleep" { effect = finish_phase } },
    )" + questions + R"(
  },
}
)"}},
                          6);
}

std::unique_ptr<Ruleset> asking_rules(const std::string& body) {
    auto ruleset = Ruleset::load(asking(body));
    if (!ruleset) throw std::runtime_error(to_text(ruleset.error()));
    return std::move(*ruleset);
}

/// The move with that number.
Move act_with(const core::Rules& rules, int32_t n) {
    Move act;
    for (size_t kind = 0; kind < rules.moves.size(); ++kind)
        if (rules.moves[kind].name == "act") act.kind = static_cast<int16_t>(kind);
    act.values[0] = n;
    return act;
}

/// What is complained of when the move is made.
std::string complaint_of(const std::string& body) {
    const auto ruleset = asking_rules(body);
    core::Match match(ruleset->rules(), *ruleset);
    if (const auto started = match.start(1); !started) return to_text(started.error());
    const auto done = match.apply(0, act_with(ruleset->rules(), 4));
    return done ? "" : to_text(done.error());
}

TEST(Ask, GivesTheNumberThatIsAnswered) {
    const auto ruleset =
        asking_rules(R"(match.a = match.a + 10 * match:ask(match.me:next(), "how_many", 2, n))");
    core::Match match(ruleset->rules(), *ruleset);
    ASSERT_TRUE(match.start(1));
    ASSERT_TRUE(match.apply(0, act_with(ruleset->rules(), 4)));
    ASSERT_EQ(match.decider(), 1);
    const Offer offer = match.legal(1).at(0, ruleset->rules());
    EXPECT_EQ(offer.move.values[0], 2);
    EXPECT_EQ(offer.upto, 4);
    ASSERT_TRUE(match.apply(1, offer.move));

    const auto a = *ruleset->rules().layout.find(core::Entity::match, "a");
    EXPECT_EQ(match.state().get(a, 0), 20);
    EXPECT_EQ(match.decider(), 0);
}

TEST(Ask, CannotBeCaughtByAScript) {
    EXPECT_EQ(complaint_of(R"(
match.a = 1
local fine, n = pcall(function() return match:ask(match.me, "how_many", 1, 2) end)
if not fine then error("caught") end)"),
              "");
}

TEST(Ask, SaysWhatIsWrongWithAQuestion) {
    const auto says = [](const std::string& body, const std::string& expected) {
        EXPECT_EQ(support::without_columns(complaint_of(body)),
                  "written/rules/init.lua:3: error: " + expected + " [script.error]\n");
    };
    says(R"(match:ask(match.me, "how_mny", 1, 2))",
         "there is no question `how_mny` (did you mean `how_many`?)");
    says(R"(match:ask(match.me, "price"))",
         "there is no question `price` (declare it, question \"...\" { ... }, and list it in "
         "`asked`)");
    says(R"(match:ask(match.me, "how_many"))",
         "`how_many` asks for a number: give the least and the most");
    says(R"(match:ask(match.me, "answer", 1, 2))",
         "`answer` takes no least and most: it does not ask for a number");
    says(R"(match:ask(match.me, "how_many", 3, 2))", "no number from 3 to 2 can answer `how_many`");
    says(R"(match:retire(match.seat[2]) match:ask(match.seat[2], "answer"))",
         "seat 2 no longer takes part and cannot be asked (ask first: `if seat.standing == 1`)");
}

TEST(Ask, IsAFaultWhereNobodyCanAnswer) {
    const std::string found = complaint_of(R"(match:ask(match.me, "where"))");
    EXPECT_NE(found.find("question `where` is put to seat 1, which has no answer to give"),
              std::string::npos)
        << found;
    EXPECT_NE(found.find("[rules.no_answer]"), std::string::npos);
}

TEST(Ask, EndsAnEffectThatAsksForEver) {
    const auto ruleset = asking_rules(R"(while true do match:ask(match.me, "how_many", 1, 9) end)");
    core::Match match(ruleset->rules(), *ruleset);
    ASSERT_TRUE(match.start(1));
    ASSERT_TRUE(match.apply(0, act_with(ruleset->rules(), 4)));
    std::string complaint;
    for (int i = 0; i < 1000 && complaint.empty(); ++i) {
        const auto done = match.apply(0, match.legal(0).at(0, ruleset->rules()).move);
        if (!done) complaint = to_text(done.error());
    }
    EXPECT_NE(
        complaint.find("one effect asks no more than 128 times (let a phase ask, once for each of "
                       "its moves)"),
        std::string::npos)
        << complaint;
}

TEST(Ask, IsNotForTheSetUp) {
    const auto ruleset =
        Ruleset::load(written_source({{"state.lua", asking_state}, {"init.lua", R"(return {
  setup = function(match) match:ask(match.seat[1], "answer") end,
  turn = { phase "only" { move "rest" { effect = finish_phase } } },
  asked = { question "answer" { "yes", "no" } },
})"}}));
    ASSERT_TRUE(ruleset) << to_text(ruleset.error());
    core::Match match((*ruleset)->rules(), **ruleset);
    const auto started = match.start(1);
    ASSERT_FALSE(started);
    EXPECT_NE(to_text(started.error())
                  .find("nobody can be asked before the first phase (ask in a phase of "
                        "`opening`)"),
              std::string::npos);
}

TEST(Ask, QuestionsThatAreNoneAreNamed) {
    const auto codes = [](const std::string& question) { return codes_of(asking("", question)); };
    EXPECT_EQ(codes(R"(question "empty" {})"), "rules.bad_question");
    EXPECT_EQ(codes(R"(question "both" { "one", space "on" })"), "rules.bad_question");
    EXPECT_EQ(codes(R"(question "act_on" { number "n", effect = finish_phase })"),
              "rules.unknown_key");
    EXPECT_EQ(codes(R"(question "how_many" { number "n" })"),
              "rules.duplicate_move rules.duplicate_phase");
    EXPECT_EQ(codes_of(written_source(
                  {{"state.lua", asking_state},
                   {"init.lua", R"(return { turn = { question "answer" { "yes", "no" } } })"}})),
              "rules.bad_phase rules.no_phases");
}

class AskedBothWays : public testing::TestWithParam<const char*> {};

template <class Rules>
conformance::Instance instance(const std::string& body) {
    auto made = Rules::load(asking(body));
    if (!made) throw std::runtime_error(to_text(made.error()));
    const std::shared_ptr<Rules> rules = std::move(*made);
    return {{rules, &rules->rules()}, rules};
}

TEST_P(AskedBothWays, CompiledAndInLuaTheMatchIsTheSame) {
    const std::string body = GetParam();
    for (const uint64_t seed : {1, 2, 3}) {
        const auto parting =
            conformance::first_parting(instance<Ruleset>(body), instance<Judge>(body), seed, 60);
        EXPECT_EQ(parting.difference, "") << body << " at move " << parting.move;
    }
}

TEST_P(AskedBothWays, IsUndoneResumedAndKeptSecret) {
    const std::string body = GetParam();
    const auto factory = [&]() -> Result<conformance::Instance> { return instance<Ruleset>(body); };
    EXPECT_EQ(to_text(conformance::check(factory)), "");
}

INSTANTIATE_TEST_SUITE_P(
    Of, AskedBothWays,
    testing::Values(
        R"(match.a = match:roll(100) match:tell("rolled", { n = match.a })
           match.a = match.a + match:ask(match.me:next(), "how_many", 1, n) + match:roll(6))",
        R"(if match:ask(match.me, "answer") == "yes" then match.a = match.a % 99 + 1 else match.word = 2 end
           match:tell("answered", { n = match.a }))",
        R"(for _, seat in ipairs(match.seat) do match.a = (10 * match.a + match:ask(seat, "how_many", 0, 9)) % 9999 end)",
        R"(for i, space in ipairs(match.space) do space.owner = match.seat[i % 2 + 1] end
           local on, to = match:ask(match.me:next(), "where")
           on.armies = (on.armies + 1) % 99 to.armies = (to.armies + 2) % 99)",
        R"(while match:roll(6) < 4 and match:ask(match.me, "answer") == "yes" do match.a = (match.a + 1) % 99 end)",
        // Left to Lua half-way, behind a question that was answered.
        R"(local n = match:ask(match.me, "how_many", 1, 3)
           local text = tostring(n) match.a = (#text + match:ask(match.me:next(), "how_many", n, 4)) % 99)",
        // A phase that is asked beside a question.
        R"(match:ask(match.me:next(), "quiet") match.a = match:ask(match.me:next(), "how_many", 1, 2))",
        R"(pcall(function() match.a = match:ask(match.me, "how_many", 1, 2) end) match.word = 1)"));

// A card that was shown and taken back into the hand is where it was, and known.
TEST(Ask, LeavesNothingBehindThatHidesWhatALaterMoveShows) {
    RulesetSource source =
        written_source({{"state.lua", "return { decks = { \"cards\" } }"}, {"init.lua", R"(
return {
  setup = function(match) match:deal("cards", match.seat[1]) end,
  turn = { phase "only" {
    move "poll" { effect = function(match) match:ask(match.me, "answer") end },
    move "show" { effect = function(match)
      local card = match.me:hand("cards")[1]
      match:discard(card)
      match:tell("shown", { card = card })
      match:give(card, match.me)
    end },
  } },
  asked = { question "answer" { "yes", "no" } },
}
)"}},
                       6);
    Deck deck;
    deck.id = "cards";
    deck.cards.emplace_back().id = "c1";
    source.decks = {deck};
    const auto rules = Ruleset::load(source);
    ASSERT_TRUE(rules) << to_text(rules.error());
    core::Match match((*rules)->rules(), **rules);
    match.listen(true);
    ASSERT_TRUE(match.start(1));
    const auto play = [&](size_t offer) {
        ASSERT_TRUE(match.apply(0, match.legal(0).at(offer, match.rules()).move));
    };

    play(1);
    EXPECT_TRUE(match.last_move_revealed());
    match.take_events();
    play(0);
    play(0);  // the answer
    play(1);
    EXPECT_TRUE(match.last_move_revealed());
}

}  // namespace
}  // namespace fronteira::script
