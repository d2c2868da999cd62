// SPDX-License-Identifier: MIT
// What Lua would refuse, bear or call a slip is its to judge: compiled code may not go on.
#include "bodies.hpp"

namespace fronteira::script {
namespace {

class Refusals : public testing::TestWithParam<const char*> {};

TEST_P(Refusals, AreWhatLuaSays) {
    EXPECT_EQ(difference(GetParam()), "") << GetParam();
}

// What `ipairs` gives may be called by anyone, with anything.
INSTANTIATE_TEST_SUITE_P(
    StepsOfLoops, Refusals,
    testing::Values("local step = ipairs(match.seat) local _, s = step(match.seat, -3) s.gold = 7",
                    "local step = ipairs(match.seat) local _, s = step(match.seat, -1) s.gold = 7",
                    "local step = ipairs(match.seat) local _, s = step(match.seat, 2) s.gold = 7",
                    "local step = ipairs(match.seat) local _, s = step(match.seat, 1) s.gold = 7",
                    "local step = ipairs(match.seat) local _, s = step(3, 0) match.a = #s",
                    "local step = ipairs(match.seat) local _, s = step('sea', 0) match.a = #s",
                    "local step = ipairs(match.seat) local _, s = step(on, 0) match.a = s.armies",
                    "local step = ipairs(match.seat) local _, s = step(math, 0) match.a = 1",
                    "local step = ipairs(list) local i, s = step(list, -1) match.a = s or 5",
                    "for i, s in ipairs(list), match.seat, -5 do match.a = match.a + s.gold end",
                    "for i, s in ipairs(list), match.seat, 0 do match.a = match.a + s.gold end"));

// What the map lacks, and what it nearly has.
INSTANTIATE_TEST_SUITE_P(
    SlipsOnTheMap, Refusals,
    testing::Values("match.here = on:toward 'lnad'", "match.here = on:toward 'tunnel'",
                    "match.a = #on:ray 'lnad'", "match.a = #on:ray 'tunnel'",
                    "match.a = #on:neighbours 'lnad'", "match.on = on:linked(on, 'lnad')",
                    "match.a = #on:neighbours 'tunnel'", "match.on = on:linked(on, 'tunnel')",
                    "match.on = on:tagged 'somewhere'", "match.a = #match.me:spaces('owner', 'x')",
                    "match.a = #on.region:spaces 'somewhere'", "on:neighbors()",
                    "match.a = on.armeis", "match.a = on.tunnels or 5", "match:finsh_phase()",
                    "match.round = 3", "on.region = nil", "match.me.number = 2",
                    "match:finish_phase(match.me:next())", "match.me.standing = 0",
                    "match.me.placing = n", "add(match.me, 'placing', 1)", "clear 'standing'",
                    "transfer(match.me, match.me:next(), 'standing', 1)",
                    "local name = 'placing' match.me[name] = 2", "match.a = total 'owner'",
                    "match.on = contains(on, 5)", "match.on = contains(option, 5)",
                    "match.me.gold = on", "match.here = 5"));

// Numbers that no cell can hold, and a second end.
INSTANTIATE_TEST_SUITE_P(BeyondACell, Refusals,
                         testing::Values("match:tell('found', { gold = 10000000000 })",
                                         "match:tell('found', { gold = -2147483648 })",
                                         "match:tell('found', { gold = 1e10 })",
                                         "add(match.me, 'gold', 1000000000000000000)",
                                         "add(match.me, 'gold', math.maxinteger)",
                                         "add(match.me, 'gold', math.mininteger)",
                                         "match:draw_game() match:lose_game()",
                                         "match:win(match.me) match:draw_game()",
                                         "match:win(match.me) match:win(match.me:next())"));

// Tables in Lua's eyes they are not.
INSTANTIATE_TEST_SUITE_P(
    Libraries, Refusals,
    testing::Values("match.a = #math", "match.a = #option", "for i, x in ipairs(option) do end",
                    "for i, x in ipairs(math) do end", "match.on = contains(math, 5)",
                    "local x = where(math, 'gold', 5)", "for k in pairs(math) do end",
                    "match.a = math[1] or 3", "match.on = math.nothing == nil",
                    "match.me.friends = math", "match:discard(math)", "match:tell('news', math)",
                    "local t = {} t[nil] = nil", "local t = {} t[nil] = 1",
                    "local t = { 1 } t[nothing_known] = nil"));

// What wants much memory for few instructions.
INSTANTIATE_TEST_SUITE_P(
    Memory, Refusals,
    testing::Values(
        "local function many(...) for i = 1, 30000 do local t = { ... } end end "
        "many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, "
        "24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42) match.a = n",
        "for i = 1, 60000 do local t = { i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i, i } "
        "end match.a = n",
        "for i = 1, 110000 do local t = {} end match.a = n",
        "for i = 1, 9000 do local near = on:within(4) end match.a = n"));

}  // namespace
}  // namespace fronteira::script
