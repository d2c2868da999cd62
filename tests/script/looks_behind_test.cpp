// SPDX-License-Identifier: MIT
// An effect that reads what its seat does not see may tell it by what it does: no undo after that.
#include "script/judge.hpp"
#include "written_rules.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace fronteira::script {
namespace {

/// The second seat's space is the first; what it holds, its gold and its hand are its own to see.
RulesetSource reading(const std::string& body, const std::string& enter = "") {
    RulesetSource source =
        written_source({{"state.lua", R"(return {
  space = { owner = seat, men = int(0, 99) { seen_by = "owner" }, guest = seat { seen_by = "owner" },
    lord = seat { seen_by = "near lord" }, },
  seat = { gold = int(0, 99) { seen_by = "self" } },
  match = { n = int(0, 999) },
  decks = { "ware" },
})"},
                        {"init.lua", "local function act(match)\n" + body +
                                         "\nend\nlocal function begin(match)\n" + enter + R"(
end
return {
  setup = function(match)
    for i, space in ipairs(match.space) do space.owner = match.seat[i == 1 and 2 or 1] end
    match:deal("ware", match.seat[1])
    match:deal("ware", match.seat[2])
  end,
  turn = { phase "only" { enter = begin, move "act" { effect = act }, move "rest" { effect = finish_phase } } },
})"}},
                       4);
    Deck deck;
    deck.id = "ware";
    for (const char* id : {"bread", "salt", "wine"}) {
        Card card;
        card.id = id;
        deck.cards.push_back(std::move(card));
    }
    source.decks = {deck};
    return source;
}

/// Whether the first seat's move, by its place on offer, shows more than can be taken back.
template <class Rules>
bool reveals(const std::string& body, const std::string& enter = "", size_t offer = 0) {
    const auto loaded = Rules::load(reading(body, enter));
    if (!loaded) throw std::runtime_error(to_text(loaded.error()));
    core::Match match((*loaded)->rules(), **loaded);
    if (const auto started = match.start(1); !started)
        throw std::runtime_error(to_text(started.error()));
    if (const auto done = match.apply(0, match.legal(0).at(offer, match.rules()).move); !done)
        throw std::runtime_error(to_text(done.error()));
    return match.last_move_revealed();
}

class LooksBehind : public testing::TestWithParam<const char*> {};
TEST_P(LooksBehind, IsNotTakenBack) {
    EXPECT_TRUE(reveals<Ruleset>(GetParam())) << GetParam();
    EXPECT_TRUE(reveals<Judge>(GetParam())) << GetParam() << ", by Lua alone";
}
INSTANTIATE_TEST_SUITE_P(
    Effects, LooksBehind,
    testing::Values("match.seat[1].gold = 5 transfer(match.seat[1], match.seat[2], 'gold', 1)",
                    "match.n = match.space[1].men", "match.n = match.seat[2].gold",
                    "match.n = match.space[1].guest and 1 or 2",
                    "if match.space[1].men > 3 then match.n = 1 end",
                    "match.n = match.space[2].men + match.space[1].men",
                    "match.n = #where(match.space, 'men', 0)", "match.n = total 'men'",
                    "match.n = match.me:count 'guest'", "match.n = #match.me:spaces 'guest'",
                    "match.n = #match.seat[2]:hand 'ware'",
                    "match.n = match.seat[2]:hand('ware')[1] and 1 or 2",
                    "match.n = #match:cards('ware', 'pile')",
                    "match.n = add(match.seat[2], 'gold', 0)",
                    "match.n = match.space[1].lord and 1 or 2",
                    "for _, s in ipairs(match.space) do match.n = match.n + s.men end"));

// It is the second seat's turn then, and its own gold that is looked at.
TEST(LooksPastTheMover, IsNotTakenBackWhereAnythingComesOfIt) {
    for (const char* enter : {"match.n = match.n + 1 + match.me.gold",
                              "if match.me.gold < 9 then match.n = match.me.number end",
                              "match.n = match.me.number + #match.me:hand 'ware'"}) {
        EXPECT_TRUE(reveals<Ruleset>("", enter, 1)) << enter;
        EXPECT_TRUE(reveals<Judge>("", enter, 1)) << enter << ", by Lua alone";
    }
    for (const char* enter : {"if match.me.gold > 9 then match.n = 3 end", "match.n = 3",
                              "if #match.me:hand 'ware' > 5 then match:win(match.me) end"}) {
        EXPECT_FALSE(reveals<Ruleset>("", enter, 1)) << enter;
        EXPECT_FALSE(reveals<Judge>("", enter, 1)) << enter << ", by Lua alone";
    }
}

class LooksAtItsOwn : public testing::TestWithParam<const char*> {};
TEST_P(LooksAtItsOwn, CanBeTakenBack) {
    EXPECT_FALSE(reveals<Ruleset>(GetParam())) << GetParam();
    EXPECT_FALSE(reveals<Judge>(GetParam())) << GetParam() << ", by Lua alone";
}
INSTANTIATE_TEST_SUITE_P(
    Effects, LooksAtItsOwn,
    testing::Values("match.n = match.space[2].men + match.me.gold", "match.n = 3",
                    "match.n = match.space[2].guest and 1 or 2", "match.n = match.me:count 'owner'",
                    "match.n = add(match.me, 'gold', 1)",
                    "match.n = match.seat[2]:hand_size 'ware' + match:cards_left 'ware'",
                    "match.n = #match.me:hand 'ware'",
                    "match.n = match.me:hand('ware')[1] and 1 or 2",
                    "match.space[1].men = 5 match.space[2].men = 3"));

}  // namespace
}  // namespace fronteira::script
