// SPDX-License-Identifier: MIT
// What stands in front of a call of a native does what the call does, or leaves it to the call.
#include "bodies.hpp"

namespace fronteira::script {
namespace {

constexpr const char* namesakes = R"(
local function nothing() end
local function both(a, b) return b, a end
local own = { hand = function(self, n) return { n, 7 } end, count = function(self, n) return 3 end,
  finish_phase = function(self) self.done = true end }
)";

class QuickCalls : public testing::TestWithParam<const char*> {};

TEST_P(QuickCalls, DoWhatLuaDoes) {
    EXPECT_EQ(difference(GetParam(), 1, namesakes), "") << GetParam();
}

INSTANTIATE_TEST_SUITE_P(
    Numbers, QuickCalls,
    testing::Values("match.a = math.min(n, 3)", "match.a = math.max(n, 3)",
                    "match.a = math.min(n, on.armies - 1)", "match.a = math.max(on.armies, n)",
                    "local a, b = n, on.armies match.a, match.b = math.min(a, b), math.max(a, b)",
                    "match.a = math.min(n)", "match.a = math.min(n, 4, 2)", "match.a = math.min()",
                    "match.a = math.min(n, nil)", "match.a = math.min(n, '2')",
                    "match.a = math.min(n, 2.5) // 1", "match.a = math.min(n, on)",
                    "local least = math.min match.a = least(n, 2)", "match.a = total 'gold'",
                    "match.a = total 'armies'", "match.a = total 'nothing'",
                    "match.a = total('armies', 'gold')"));

INSTANTIATE_TEST_SUITE_P(
    Lists, QuickCalls,
    testing::Values("match.a = #where({}, 'armies', '=>', 2)",
                    "match.a = #where({ on }, 'armies', '=>', 2)",
                    "match.a = #where({ on, match.me }, 'gold', 2)",
                    "match.a = contains({ on, match.me }, match.me) and 1 or 2",
                    "match.a = contains({ match.me, on }, match.me) and 1 or 2",
                    "match.a = contains({ on, 3 }, 3) and 1 or 2"));

INSTANTIATE_TEST_SUITE_P(
    Rows, QuickCalls,
    testing::Values(
        "transfer(on, on:neighbours()[1], 'armies', n)",
        "local to = on:neighbours()[1] transfer(on, to, 'armies', n)",
        "local to = on:neighbours()[1] transfer(on, to, 'armies', 1) transfer(to, on, 'armies', 2)",
        "transfer(on, on, 'armies', n)", "transfer(on, on, 'armies', 5000)",
        "transfer(on, on:neighbours()[1], 'armies', -n)",
        "transfer(on, on:neighbours()[1], 'armies', n + 995)",
        "local to = on:neighbours()[1] to.armies = 999 transfer(on, to, 'armies', n)",
        "transfer(on, nil, 'armies', n)", "transfer(on, match.me, 'armies', n)",
        "transfer(on, on:neighbours()[1], 'armies', nil)",
        "transfer(on, on:neighbours()[1], 'armies', 1.0)",
        "transfer(on, on:neighbours()[1], 'armies', '1')",
        "transfer(on, on:neighbours()[1], 'kind', n)",
        "transfer(match.me, match.me:next(), 'gold', 0)",
        "match.me.gold = 20 transfer(match.me, match.me:next(), 'gold', n)",
        "match.a = match.me:count 'owner'", "match.a = match.me:count 'armies'",
        "on.owner = nil match.a = match.me:count 'owner'", "match.a = on:count 'owner'",
        "match.a = own:count 'owner'", "match.a = match.me:count(nothing())",
        "match.a = on.region:count('owner', match.me)",
        "local seat = match.me match.a = on.region:count('owner', seat)",
        "on.owner = nil match.a = on.region:count('owner', nil)",
        "match.a = on.region:count 'owner'", "match.a = on.region:count('owner', on)",
        "on.region = nil", "match.here = nil match.a = match.here:count 'owner'"));

INSTANTIATE_TEST_SUITE_P(
    Hands, QuickCalls,
    testing::Values("match.a = match.me:hand('tale')[1].number",
                    "local card = match.me:hand('tale')[n] match.a = card and card.number or -1",
                    "local card = match.me:hand('tale')[3] match.a = card and card.number or -1",
                    "local hand = match.me:hand 'tale' match.a = hand[1].number + hand[2].number",
                    "match.a = match.seat[2]:hand('tale')[2].number",
                    "match.a = own:hand('tale')[2]", "match.a = match.me:hand('tales')[1]",
                    "match.a = on:hand('tale')[1]", "match.a = #match.me:hand('tale')",
                    "match.a = match.me:hand_size 'tale'",
                    "match:discard(match.me:hand('tale')[1]) match.a = match.me:hand_size 'tale'",
                    "match.a = match.me:hand_size 'tales'", "match.a = match:hand_size 'tale'"));

INSTANTIATE_TEST_SUITE_P(
    Loops, QuickCalls,
    testing::Values(
        "for i, one in ipairs(match.me:spaces 'owner') do match.a = match.a + i * one.armies end",
        "for i, one in ipairs { 4, n, 6 } do match.a = match.a + i * one end",
        "for i, one in ipairs(match.seat) do match.a = match.a + i + one.number end",
        "for _, one in ipairs {} do match.a = one end",
        "for _, one in ipairs() do match.a = one end",
        "for _, one in ipairs(nothing()) do match.a = one end",
        "local list = { 1, 2 } for _, one in ipairs(nothing()) do match.a = one end",
        "for _, one in ipairs(nil) do match.a = one end",
        "for _, one in ipairs(n) do match.a = one end",
        "for _, one in ipairs(both(n, { 1, 2 })) do match.a = match.a + one end",
        "for _, one in ipairs('word') do match.a = 1 end",
        "local step, list, from = ipairs { 5, n } match.b = from match.a = #list",
        "for i = 1, 30000 do for _, one in ipairs {} do match.a = one end end"));

INSTANTIATE_TEST_SUITE_P(
    Words, QuickCalls,
    testing::Values(
        "match.a = words[on.kind] or 0", "match.a = words.sky or 7",
        "match.a = words[match.a] or 5", "local t = { sea = n } match.a = t[on.kind] or 0",
        "local t = {} for i = 1, 20 do t['k' .. i] = i end match.a = t.k7 + (t[on.kind] or 0)",
        "for _, kind in ipairs { 'sea', 'hill', 'land' } do on.kind = kind end", "on.kind = 'sky'",
        "local kind = n > 5 and 'sea' or 'sky' on.kind = kind", "on.kind = 'sea' on.kind = n",
        "if match.on then match.a = 1 else match.on = true end",
        "if not match.on then match.a = n end",
        "if match.here then match.a = 1 else match.here = on end", "match.a = match.on and 1 or 2",
        "match.on = match.here == nil or not match.on",
        "while not match.on do match.a = match.a + 1 match.on = match.a > n end"));

INSTANTIATE_TEST_SUITE_P(
    Events, QuickCalls,
    testing::Values(
        "match:tell 'news'", "match:tell('news', { seat = match.me, number = n, on = on })",
        "match:tell('news', { seat = match.turn, words = 'a' .. 'b', yes = true })",
        "match:tell('news', { number = on.nothing })",
        "match:tell('news', { number = nothing_known })", "match:tell('news', { number = n / 2 })",
        "match:tell('news', { here = match.here.id })", "match:tell('news', n)",
        "match:tell(n, {})", "match:tell()", "on:tell('news', {})",
        "match.here = nil match:tell('news', { number = match.here.armies })",
        "match:tell('news', on)", "match:tell('news', { on, n })", "match:tell('news', {}, 5)",
        "match:tell('news', {}, match.me)", "match:tell('news', { all = {} })",
        "match:tell('news', { match = match })", "match:tell('news', { act = ipairs })",
        "match:tell('news', { share = n / 4 })", "match:tell('news', { share = 4 / 2 })",
        "local t = { 1, 2 } t.seat = match.me match:tell('news', t)",
        "for i = 1, 30000 do match:tell('news', { kind = on.kind, word = 'a long word' }) end",
        "for i = 1, 60000 do match:tell('news', { number = i, seat = match.me }) end match.a = n",
        "for i = 1, 80000 do match:tell 'news' end match.a = n",
        "for i = 1, 200000 do match:tell('news', { number = i, seat = match.me }) end"));

INSTANTIATE_TEST_SUITE_P(Phases, QuickCalls,
                         testing::Values("match:finish_phase()", "match:finish_phase(match.me)",
                                         "match:finish_phase(match.me:next())",
                                         "match:finish_phase(on)", "own:finish_phase()",
                                         "local m = match m:finish_phase() match.a = n"));

}  // namespace
}  // namespace fronteira::script
