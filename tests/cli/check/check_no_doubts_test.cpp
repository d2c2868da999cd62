// SPDX-License-Identifier: MIT
// What `check` has no reason to doubt.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

TEST(CheckOfNoDoubts, WarnsOfNoFieldThatMayBeThere) {
    ToyCopy toy;
    toy.replace(
        "rules/battle.lua", "  match.conquered = true",
        "  match.conquered = true\n  local kept = {}\n"
        "  for _, key in ipairs { \"ours\", \"theirs\" } do kept[key] = lost end\n"
        "  kept.won = won\n"
        "  if kept.ours + kept.theirs + kept.won + math.max(1, #(\"a\"):upper()) == 0 then\n"
        "    match:retire(victim)\n  end\n"
        "  if to.treasure or match.space.acai.region.bonus == 9 then match:retire(victim) end");
    toy.replace("maps/ring.toml", "id = \"acai\"", "id = \"acai\"\nattributes = { treasure = 1 }");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

// What is not a handle may have fields of any name and any value.
TEST(CheckOfNoDoubts, DoesNotDoubtFieldsOfTables) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "local battle = {}",
                "local battle = { owner = 1, limits = { owner = 2 } }\n"
                "local function is_third(x) return x.owner == 3 end");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local t = {}\n  t.owner = lost\n"
                "  if t.owner == 1 or battle.owner == 1 or battle.limits.owner == 2 or "
                "is_third(t) then\n    match:retire(victim)\n  end");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfNoDoubts, DoesNotDoubtWhatAHouseRuleMakesTrue) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, cap = int(0, option.rounds) { initial = 1 }, "
                "gold = option.bold and int(0, 9) or nil");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if match.cap == 40 then match:retire(victim) end\n"
                "  if option.bold and match.gold == 3 then match:retire(victim) end");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

// A file may fill its tables while it is loaded; a function may write what is its own.
TEST(CheckOfNoDoubts, DoesNotDoubtWhatFilesWriteWhileTheyAreLoaded) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "local battle = {}",
                "local battle, kinds = {}, {}\n"
                "function battle.register(kind) kinds[#kinds + 1] = kind end\n"
                "battle.register(\"siege\")\nlocal total = 0\n"
                "for _, n in ipairs { 1, 2 } do total = total + n end");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local n, own = total, {}\n"
                "  local function more() n = n + #kinds own[#own + 1] = n end\n  more()\n"
                "  if n < 0 then match:retire(victim) end");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

// A variable that is given a number may be given a name later, here or in a function inside.
TEST(CheckOfNoDoubts, DoesNotDoubtTablesWhoseKeysMayBeNames) {
    for (const char* key : {"local key = 1\n  if lost > 1 then key = to.id end",
                            "local key = 1\n  local function turn() key = to.id end\n  turn()",
                            "local key = lost > 1 and 1 or to.id", "local key = next_key()"}) {
        ToyCopy toy;
        toy.replace("rules/battle.lua", "local battle = {}",
                    "local battle = {}\nlocal function next_key() return \"oak\" end");
        toy.replace("rules/battle.lua", "  match.conquered = true",
                    std::string("  match.conquered = true\n  local t = {}\n  ") + key +
                        "\n  t[key] = next_key()\n  if t.pine then match:retire(victim) end");

        EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of")) << key;
    }
}

TEST(CheckOfNoDoubts, DoesNotDoubtTablesWhoseKeysAreComputed) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local t = {}\n"
                "  for _, kind in ipairs { \"wood\", \"ore\" } do t[\"of_\" .. kind] = lost end\n"
                "  if t.of_wood == 3 then match:retire(victim) end");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfNoDoubts, DoesNotDoubtValuesThatAreMerelyCalledLikeHandles) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "local battle = {}",
                "local battle = {}\nlocal function between(from, to) return to == 9 end");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local who = match.turn\n"
                "  local function forget() who = 5 end\n  forget()\n"
                "  if between(1, 9) or who == 5 then match:retire(victim) end\n"
                "  do\n    local _ENV = { x = 1 }\n    local function f() _ENV = { x = 2 } end\n"
                "    f()\n  end");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfNoDoubts, KnowsThatAnotherMapMayBeAGrid) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "owner == me and armies >= 2",
                "owner == me and armies >= 2 and from.x < 9");
    EXPECT_EQ(toy.check().status, 1);

    fs::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_fog/maps", toy.path() + "/maps");

    EXPECT_THAT(toy.check().out, testing::Not(HasSubstr("has no column `x`")));
}

// A card of the toy shows `armies`, as its spaces have.
TEST(CheckOfNoDoubts, DoesNotTakeWhatACardShowsForAColumn) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, tone = choice { \"low\", \"high\" }");
    toy.replace("cards/order.toml", "id = \"halt\"", "id = \"halt\"\ntone = \"loud\"");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n"
                "  local function is_loud(one) return one.tone == \"loud\" end\n"
                "  for _, card in ipairs(match:cards \"order\") do\n"
                "    if card.tone and is_loud(card) then return end\n  end");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfNoDoubts, DoesNotDoubtWhatACardMayShow) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local card = victim:hand(\"order\")[1]\n"
                "  if card and card.armies == \"many\" then return end");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

}  // namespace
}  // namespace fronteira::cli
