// SPDX-License-Identifier: MIT
// What effects ask of a match and tell it: compiled, by Lua alone, and when it is said wrongly.
#include "script/judge.hpp"
#include "support/without_columns.hpp"
#include "written_rules.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

constexpr const char* match_state = R"(
return {
  space = { owner = seat, armies = int(0, 99), fort = flag { lasts = "turn" } },
  seat = { gold = int(0, 99), friends = seats },
  match = { n = int(0, 9999), seen = seat, raids = int(0, 9) { lasts = "turn", initial = 2 } },
  decks = { "ware" },
  dice = { weather = { "sun", "rain" }, luck = { 0, 0, 7 } },
}
)";

Deck wares() {
    Deck deck;
    deck.id = "ware";
    for (const char* id : {"bread", "salt", "wine", "silk"}) {
        Card card;
        card.id = id;
        if (card.id != "silk") card.attributes["price"] = int64_t{2};
        deck.cards.push_back(std::move(card));
    }
    return deck;
}

/// A ruleset in which the first seat's only move does what `body` says.
RulesetSource acting(const std::string& body) {
    RulesetSource source = written_source({{"state.lua", match_state}, {"init.lua", R"(
local function is_rich(_, whom) return whom.gold > 5 end
local function is_lost(_, whom) return whom.silver > 5 end
local function act(match)
)" + body + R"(
end
return {
  setup = function(match)
    for i, space in ipairs(match.space) do space.owner, space.armies = match.seat[i % 2 + 1], i end
  end,
  turn = { phase "only" {
    move "act" { effect = act },
    move "rest" { effect = finish_phase },
  } },
  asked = { phase "never" {
    move "bribe" { seat "whom" { "whom ~= me", where = is_rich }, effect = finish_phase },
    move "dream" { when = "match.n > 5", effect = finish_phase },
    move "get_lost" { seat "whom" { where = is_lost }, effect = finish_phase },
  } },
}
)"}},
                                          6);
    source.decks = {wares()};
    return source;
}

/// `n` of the match after the move, or what is complained of.
template <class Rules>
std::string n_once_done(const RulesetSource& source, std::vector<int32_t> dice = {}) {
    const auto loaded = Rules::load(source);
    if (!loaded) return to_text(loaded.error());
    core::Match match((*loaded)->rules(), **loaded);
    if (auto started = match.start(1); !started) return to_text(started.error());
    match.load_dice(dice);
    if (auto done = match.apply(0, match.legal(0).at(0, match.rules()).move); !done)
        return to_text(done.error());
    const auto n = match.rules().layout.find(core::Entity::match, "n");
    return std::to_string(match.state().get(*n, 0));
}

template <class Rules>
std::string n_once_done(const std::string& body, std::vector<int32_t> dice = {}) {
    return n_once_done<Rules>(acting(body), std::move(dice));
}

void expect_n(const std::string& body, const std::string& n, const std::vector<int32_t>& dice) {
    EXPECT_EQ(n_once_done<Ruleset>(body, dice), n) << body;
    EXPECT_EQ(n_once_done<Judge>(body, dice), n) << body << ", by Lua alone";
}

void expect_complaint(const std::string& body, const std::string& sentence) {
    const std::string wanted = "written/rules/init.lua:5: error: " + sentence + " [script.error]\n";
    EXPECT_EQ(support::without_columns(n_once_done<Ruleset>(body)), wanted) << body;
    EXPECT_EQ(support::without_columns(n_once_done<Judge>(body)), wanted)
        << body << ", by Lua alone";
}

TEST(MatchBindings, TakeListsOfCards) {
    expect_n(R"(match:discard(match:cards "ware") match.n = match:cards_left("ware", "discard"))",
             "4", {});
    expect_n(R"(match:give(match:cards "ware", match.me) match.n = match.me:hand_size "ware")", "4",
             {});
    expect_n(R"(match:set_aside(where(match:cards "ware", "price", nil))
match.n = 10 * match:cards_left("ware", "aside") + match:cards_left "ware")",
             "13", {});
    expect_n(R"(match:discard {} match.n = match:cards_left "ware")", "4", {});
    expect_complaint("match:discard(match.me)",
                     "card expected as argument 1, got seat (seat:hand(\"deck\")[1])");
    expect_complaint("match.discard(match, match.me)",
                     "card expected as argument 2, got seat (seat:hand(\"deck\")[1])");
    expect_complaint("match:discard { match.me }", "entry 1 of the list is not a card");
}

TEST(MatchBindings, TellOnlyWhatScreensMayShow) {
    const std::string complaint =
        " has letters that no screen may show: control characters, or marks that turn the "
        "direction of writing (sentences stand in text/*.toml)";
    for (const char* word : {"a\\27[2J", "a\\u{202e}b", "\\u{61c}", "\\xff", "two\\nlines"})
        expect_complaint("match:tell(\"sale\", { what = \"" + std::string(word) + "\" })",
                         "event `sale`" + complaint);
    expect_complaint(R"(match:tell("sale", { ["a\27b"] = 1 }))", "event `sale`" + complaint);
    expect_complaint(R"(match:tell("\u{202e}", {}))", "event `?`" + complaint);
    expect_n(R"(match:tell("sale", { what = "ca\u{e7}a" }) match.n = 1)", "1", {});
}

// Lua walks a table in another order in each sandbox.
TEST(MatchBindings, ComplainOfTheSameFactOfAnEventEveryTime) {
    for (int sandbox = 0; sandbox < 10; ++sandbox)
        expect_complaint(
            "match:tell('sale', { zest = 1.5, ale = {}, mead = 4294967294, rum = 2.5 })",
            "`ale` of event `sale` is a table (an event can carry whole numbers, words, "
            "true or false, seats, spaces, regions and cards)");
}

// It may be a seat that a column does not hold, and what is told a secret.
TEST(MatchBindings, TellNobodyWhereTheSeatIsNil) {
    const std::string complaint =
        "the seat that event `sale` is told to is nil (leave it out to tell everyone)";
    expect_complaint(R"(match:tell("sale", {}, match.seen))", complaint);
    expect_complaint(R"(match:tell("sale", {}, nil))", complaint);
    expect_n(R"(match:tell("sale", nil, match.me) match:tell("sale") match.n = 1)", "1", {});
}

TEST(MatchBindings, SayHowManyDiceThereMayBe) {
    expect_complaint("match:contest(0, 1)",
                     "bad argument #1 to 'contest' (0 is not from 1 to 64) (Match:contest(ours: "
                     "integer, theirs: integer, sides?: integer))");
    expect_complaint("match:contest(1, 65)",
                     "bad argument #2 to 'contest' (65 is not from 1 to 64) (Match:contest(ours: "
                     "integer, theirs: integer, sides?: integer))");
}

TEST(MatchBindings, GatherCardsIntoThePile) {
    expect_n(R"(match:discard(match:cards "ware") match:gather "ware"
match.n = 10 * match:cards_left("ware", "discard") + match:cards_left "ware")",
             "4", {});
    expect_n(R"(match:set_aside(match:cards "ware"[1]) match:gather("ware", "aside")
match.n = match:cards_left "ware")",
             "4", {});
    expect_complaint("match:gather('ware', 'pile')",
                     "cards are gathered into the pile: name another zone");
    expect_complaint("match:gather('where')", "there is no deck `where` (did you mean `ware`?)");
}

TEST(MatchBindings, PickFromAListByChance) {
    expect_n("local t = { 7, 8, 9 } local one = match:pick(t) match.n = 100 * one + 10 * #t + t[1]",
             "827", {2});
    expect_n("local t = { 7, 8, 9 } match.n = #match:pick(t, 2) + 10 * #t + 100 * t[1]", "812",
             {1, 2});
    expect_n("local t = { 7, 8 } match.n = #match:pick(t, 5) + 10 * #match:pick(t, -1)", "2",
             {1, 1});
    expect_complaint("match:pick {}",
                     "there is nothing in the list to pick (ask first: #list > 0)");
    for (const int32_t face : {4, 0, -50000000}) {
        const std::string body = "match.n = match:pick { 7, 8, 9 }";
        const std::string complaint = n_once_done<Judge>(body, {face});
        EXPECT_NE(complaint.find("the loaded die shows " + std::to_string(face)), std::string::npos)
            << complaint;
        EXPECT_EQ(n_once_done<Ruleset>(body, {face}), complaint);
    }
    expect_complaint("match:pick(match.seat)",
                     "`pick` takes an entry out of a list of your own "
                     "(match.seat[match:roll(#match.seat)] is one of all)");
}

TEST(MatchBindings, ThrowOffUntilOneThrowsMost) {
    expect_n("match.n = match:throw_off().number", "2", {3, 5});
    expect_n("match.n = match:throw_off().number", "1", {4, 4, 6, 2});
    expect_n("match:retire(match.me) match.n = match:throw_off().number", "2", {1});
    expect_n("match.n = match:throw_off().number", "2", {-7, -1});
    expect_n("match.n = match:throw_off 'luck'.number", "2", {0, 0, 0, 7});
    expect_complaint("match:throw_off 'weather'",
                     "`weather` shows words, and no throw of it is higher than another");
    expect_complaint("match:throw_off 'lock'", "there is no die `lock` (did you mean `luck`?)");
}

TEST(MatchBindings, SayWhetherAMoveIsPossible) {
    const std::string bribe = "match.n = match:can 'bribe' and 1 or 2";
    expect_n(bribe, "2", {});
    expect_n("match.seat[1].gold = 9 " + bribe, "2", {});
    expect_n("match.seat[2].gold = 9 " + bribe, "1", {});
    expect_n("match.n = 6 match.n = match:can 'dream' and 1 or 2", "1", {});
    expect_n("match.n = match:can 'dream' and 1 or 2", "2", {});
    expect_n("match.n = match:can 'act' and match.me.number or 2", "1", {});
    expect_complaint("match:can 'bride'", "there is no move `bride` (did you mean `bribe`?)");
}

TEST(MatchBindings, TellWhatWentWrongWhileThatWasFoundOut) {
    for (const std::string& found :
         {n_once_done<Ruleset>("match:can 'get_lost'"), n_once_done<Judge>("match:can 'get_lost'")})
        EXPECT_EQ(support::without_columns(found).rfind(
                      "written/rules/init.lua:3: error: a seat has no column `silver`", 0),
                  0u)
            << found;
}

TEST(MatchBindings, TellOfNothingThatIsVeryLong) {
    const std::string twice =
        "local word = 'aaaaaaaaaaaaaaaa' "
        "for _ = 1, 10 do word = word .. word end ";
    expect_complaint(twice + "match:tell('said', { word = word })",
                     "event `said` has 16536 bytes (at most 16384; put sentences into "
                     "text/*.toml)");
    expect_n("local word = ('a'):rep(9000) match:tell('said', { word = word }) match.n = 3", "3",
             {});
}

/// They are told, and somebody holds that until the step is over.
TEST(MatchBindings, ThrowNoMoreDiceThanAStepCanTell) {
    for (const std::string thrown :
         {"match:roll 'weather'", "match:contest(64, 64)", "match:throw_off()"}) {
        const auto often = [&](int times) {
            return "for _ = 1, " + std::to_string(times) + " do " + thrown + " end match.n = 3";
        };
        expect_n(often(20), "3", {});
        for (const std::string& complaint :
             {n_once_done<Ruleset>(often(10000)), n_once_done<Judge>(often(10000))})
            EXPECT_NE(complaint.find("[script.budget]"), std::string::npos)
                << thrown << ": " << complaint;
    }
}

TEST(MatchBindings, FindThoseWithAValue) {
    expect_n("match.n = #where(match.space, 'owner', match.me)", "3", {});
    expect_n("match.n = #where(match.space, 'owner', '~=', match.me)", "3", {});
    expect_n("match.n = where(match.seat, 'number', 2)[1].number", "2", {});
    expect_n(
        "match.n = #where(match.me:spaces 'owner', 'armies', '>=', 4) + "
        "10 * #where(match.me:spaces 'owner', 'armies', '<', 4)",
        "12", {});
    expect_n("match.n = #where(match.space, 'owner', nil)", "0", {});
    expect_complaint("where(match.seat, 'armies', 1)",
                     "a seat has no column `armies` (declare it in rules/state.lua)");
    expect_complaint("where({ 1 }, 'armies', 1)",
                     "entry 1 of the list is not a seat, space, region or card");
    expect_complaint("where(match.seat, 'gold', '=', 1)",
                     "`=` is not a comparison; there are == ~= < <= > >=");
    expect_complaint("where(match.space, 'owner', match.space[1])", "`owner` is a seat, never s0");
}

TEST(MatchBindings, CountBySeatAndSpaceAndWalkThemInTheirOrder) {
    expect_n(R"(local held = {}
for i = #match.space, 1, -1 do
  local owner = match.space[i].owner
  held[owner] = (held[owner] or 0) + i
end
for seat, sum in pairs(held) do match.n = 10 * match.n + sum + seat.number end)",
             "141", {});
    expect_n(R"(local places = {}
for i = 3, 1, -1 do places[match.space[i]] = i end
for space, i in pairs(places) do match.n = 10 * match.n + i + space.armies end)",
             "246", {});
}

TEST(MatchBindings, SayHowTheSetsOfAMatchAreWalked) {
    expect_complaint("for _ in pairs(match.space) do end",
                     "pairs walks a table: use ipairs for lists of the match");
}

TEST(MatchBindings, LetASetOfSeatsBeAllOfThem) {
    expect_n("match.me.friends = match.seat match.n = #match.me.friends", "2", {});
    expect_complaint("match.me.friends = match.space",
                     "`friends` takes a list of seats ({ match.me }, match.seat, {})");
}

TEST(MatchBindings, ForgetWhatLastsATurnWhenTheNextOneBegins) {
    const auto loaded = Ruleset::load(acting("match.raids, match.space[3].fort = 9, true"));
    ASSERT_TRUE(loaded) << to_text(loaded.error());
    core::Match match((*loaded)->rules(), **loaded);
    ASSERT_TRUE(match.start(1));
    const core::Layout& layout = match.rules().layout;
    const auto raids = *layout.find(core::Entity::match, "raids");
    const auto fort = *layout.find(core::Entity::space, "fort");

    ASSERT_TRUE(match.apply(0, match.legal(0).at(0, match.rules()).move));
    EXPECT_EQ(match.state().get(raids, 0), 9);
    EXPECT_EQ(match.state().get(fort, 2), 1);
    ASSERT_TRUE(match.apply(0, match.legal(0).at(1, match.rules()).move));

    EXPECT_EQ(match.turn_seat(), 1);
    EXPECT_EQ(match.state().get(raids, 0), 2);
    EXPECT_EQ(match.state().get(fort, 2), 0);
}

// Else everybody would have it from the beginning, and what it brings.
TEST(MatchBindings, ARegionWithoutSpacesIsHeldByNobody) {
    RulesetSource source = acting("match.n = #match.me:regions \"owner\"");
    support::TinyBoard tiny;
    tiny.space("a", "north").space("b", "south").region("nowhere").link("a", "b");
    source.board = tiny.build();
    EXPECT_EQ(n_once_done<Ruleset>(source), "1");
    EXPECT_EQ(n_once_done<Judge>(source), "1");
}

}  // namespace
}  // namespace fronteira::script
