// SPDX-License-Identifier: MIT
// What is compiled does what Lua does: the same cells, the same events, the same complaint.
#include "bodies.hpp"

namespace fronteira::script {
namespace {

class Bodies : public testing::TestWithParam<const char*> {};

TEST_P(Bodies, DoWhatLuaDoes) {
    EXPECT_EQ(difference(GetParam()), "") << GetParam();
}

INSTANTIATE_TEST_SUITE_P(
    Sums, Bodies,
    testing::Values("match.a = n + 3 - 2 * n", "match.a, match.b = -7 // n, -7 % n",
                    "match.a, match.b = 7 // -n, 7 % -n", "match.a = (math.maxinteger + n) % 1000",
                    "match.a = math.mininteger // -1 % 1000",
                    "match.a = math.min(n, 4) + math.max(2, n) + math.abs(-n)",
                    "match.a = (n & 6) | (n ~ 3)",
                    "match.a = n // (n - n)",                // divides by zero
                    "match.a = n / 2",                       // a fraction
                    "match.a = 2000000000 + n * 100000000",  // outside the range
                    "match.on = n > 4 and on.armies ~= 3 or not match.on"));

// A value has room for numbers of 56 bits: what is larger is Lua's.
INSTANTIATE_TEST_SUITE_P(
    LargeNumbers, Bodies,
    testing::Values("local big = 36028797018963967 match.a = (big + n - big) % 1000",
                    "local big = 36028797018963967 match.a = (big - n) % 1000",
                    "local low = -36028797018963967 - 1 match.a = (low - n) % 1000",
                    "local low = -36028797018963967 - 1 match.a, match.b = -low % 1000, "
                    "math.abs(low) % 1000",
                    "match.a = (4000000000000 * n * 4000) % 1000",
                    "match.a = (4000000000000 * n * 400000000) % 1000",
                    "match.a = 72057594037927936 % (n + 1)",
                    "for i = 36028797018963965, 36028797018963967 do match.a = match.a + 1 end",
                    "for i = -36028797018963967, 36028797018963967, 36028797018963967 do "
                    "match.a = match.a + 1 end",
                    "local f = ipairs({}) match.on = f({}, 36028797018963967) == nil",
                    "match.on = n == 2.0"));

// The keys of a table in their order, and what a walk gives that is not ended.
INSTANTIATE_TEST_SUITE_P(
    Pairs, Bodies,
    testing::Values("for k, v in pairs(odd) do match.a = match.a * 3 % 999 + v end",
                    "for k, v in pairs(option) do match.a = 1 end",
                    "for k, v in pairs(math) do match.a = match.a + 1 end",
                    "for k, v in pairs(twice) do end",
                    "for k, v in pairs(fractions) do match.a = match.a * 3 % 999 + v end",
                    "for k, v in pairs(list) do match.a = match.a * 3 % 999 + k * v end",
                    "for k, v in pairs(words) do match.a = match.a * 3 % 999 + v "
                    "match:tell('kind', { word = k }) end",
                    "local f, s, c = pairs(words) match.on = s == nil and c == nil "
                    "local _, v = f() local _, w = f(nil, 99) match.a, match.b = v, w",
                    "local own = { b = n, a = 2, 7 } for _, v in pairs(own) do "
                    "match.a = match.a * 3 % 999 + v end",
                    "for k, v in pairs(words) do for l, w in pairs(words) do "
                    "if k ~= l then match.a = (match.a * 3 + v - w) % 999 end end end"));

INSTANTIATE_TEST_SUITE_P(
    Loops, Bodies,
    testing::Values(
        "for i = 1, n do match.a = match.a + i end",
        "for i = n, 1, -2 do match.a = match.a + i end", "for i = 5, 1 do match.a = i end",
        "for i = math.maxinteger - 1, math.maxinteger do match.a = match.a + 1 end",
        "for i = 1, n, 0 do match.a = i end",  // a step of nothing
        "local i = 0 while true do i = i + 1 if i > n then break end match.a = match.a + i end",
        "local i = 0 repeat i = i + 1 until i * i > n match.a = i",
        "while true do match.a = 1 - match.a end",         // never ends
        "repeat match.a = 1 - match.a until match.a > 5",  // nor do these
        "repeat until n == 0", "repeat until not on", "repeat local x = n until x < 0 and n",
        "for i, space in ipairs(match.space) do space.armies = space.armies + i end",
        "for _, near in ipairs(on:neighbours()) do near.armies = near.armies + 1 end",
        "for key, value in pairs { a = 1, b = 2 } do match.a = match.a + value end",
        "goto done match.a = 1 ::done:: match.b = 2"));

INSTANTIATE_TEST_SUITE_P(
    Functions, Bodies,
    testing::Values(
        "match.a = twice(n) + twice(twice(n))", "match.a, match.b = sum(n, 2, 3)",
        "match.a = sum(sum(1, n))", "match.a = count_down(n * 10)",
        "match.a = count_down(n * 100000)",  // too deep
        "local n = n local f = function(x) return x + n end match.a = f(1) + f(2)",
        "local n = 0 local add_one = function() n = n + 1 end add_one() add_one() match.a = n",
        "local n = n local f = function() return n end n = n + 1 match.a = f()",
        "local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end "
        "match.a = fib(n)",
        "local fs = {} for i = 1, 3 do fs[i] = function() return i end end "
        "match.a = fs[1]() + 10 * fs[2]() + 100 * fs[3]()",
        "counter = counter + 1 match.a = counter",  // kept in the file: Lua does it all
        "if n > 5 then counter = counter + 1 end match.a = counter",
        "list[1] = list[1] + n match.a = list[1]", "table.insert(list, n) match.a = #list",
        "local mine = list if n > 6 then mine[2] = n end match.a = mine[2] + #list",
        "match.a = pcall(function() error 'no' end) and 1 or 2",
        "local ok = pcall(function() match.a = 5 error 'no' end) match.b = ok and 1 or 2",
        "error('not so ' .. n)", "assert(n < 5, 'too many')"));

INSTANTIATE_TEST_SUITE_P(
    Tables, Bodies,
    testing::Values(
        "local t = { 1, 2, 3, n } t[#t + 1] = 7 match.a = #t + t[4] + t[5]",
        "local t = { n, nil, 3 } match.a = t[3] + #t", "local t = { 1, 2, nil } match.a = #t",
        "local t = { 1, 2, 3 } t[2] = nil match.a = t[3] + (t[2] or 10)",
        "local t = { 1, 2, 3 } t[3] = nil match.a = #t",
        "local t = {} t[3] = 1 t[2] = 2 t[1] = 3 match.a = #t + t[3]",
        "local t = { n = 4, [true] = 5, [on] = 6 } match.a = t.n + t[true] + t[on]",
        "local t = { 3, 1, 2 } table.insert(t, 1, n) match.a = table.remove(t, 2) + "
        "table.remove(t)",
        "local t = {} match.a = table.remove(t) or 4",
        "local t = { 3, on, 'land' } match.on = contains(t, on) and contains(t, 'la' .. 'nd')",
        "match.on = contains({ 1, n }, 7) or contains(match.me.friends, match.me)",
        "match.on = contains(words, 2) or contains(list, n) or contains(match.seat, match.me)",
        "match.on = contains(match.space, on) and not contains(match.seat, n)",
        "match.on = contains(match.seat, on)", "match.on = contains(match.region, nil)",
        "match.on = contains({ n }, 2.5) or contains({ 2.0 }, n)",
        "match.on = contains({ n, nil, 3 }, 3)", "match.on = contains(n, n)",
        "match.on = contains({ n })",
        "local t = { 3, 1, 2 } table.sort(t) match.a = t[1] + 10 * t[3]",
        "match.a = words[on.kind] + list[2] + #list", "local t = {} t[nil] = 1", "local t t.a = 1",
        "match.a = words.lake + 1", "match.a = #table.concat({ 'a', 'b', n }, ', ')",
        "match.a = #('n' .. n .. on.kind)",
        "local t = {} for i = 1, n do t['k' .. i] = i end match.a = t.k1 + (t.k9 or 0)"));

// Tables made with fields, and what is written to them afterwards.
INSTANTIATE_TEST_SUITE_P(
    Fields, Bodies,
    testing::Values(
        "local t = { a = n, b = 2 } t.a = 3 t.c = 4 match.a = t.a + t.b + t.c",
        "local t = { a = n } local u = t u.b = 1 t.b = 2 match.a = t.b + 10 * u.b",
        "local t = { a = n, a = 5 } match.a = t.a",
        "local t = { a = nil, b = n } match.a = t.b + (t.a or 10) t.a = 4 match.b = t.a",
        "local t = {} for i = 1, 3 do t.a = i end match.a = t.a",
        "local t = {} local i = 0 while i < 3 do i = i + 1 t.a = i end match.a = t.a",
        "local t = {} if n > 4 then t.a = 1 end t.a = 2 t.b = n match.a = t.a + t.b",
        "local t = {} if n > 4 then t.a = 1 else t.a = 3 end t.a = t.a + 2 match.a = t.a",
        "local t = { a = n > 4 and 1 or 2, b = 3 } t.b = nil t.b = 7 match.a = t.a + t.b",
        "local t = { b = 3 } t.b = nil match.a = t.b or n",
        "local t = {} t.own = t t.own.x = 4 t.x = n match.a = t.x",
        "local t = {} local f = function() t.a = 5 end f() t.a = n match.a = t.a",
        "local t = { a = { b = n } } t.a.b = 4 t.a.c = 5 match.a = t.a.b + t.a.c",
        "local t = { 1, 2, a = 3, 4 } t.a = n match.a = t.a + #t",
        "local t, u = { a = 1 }, { a = 2 } t, u = u, t t.a = n match.a = t.a + 10 * u.a",
        "local many = {} local t = { a = 1 } table.insert(many, t) many[1].b = 2 t.b = n "
        "match.a = t.b + 10 * many[1].b",
        "match:tell('seen', { n = n, n = 3, space = on, seat = nil })"));

INSTANTIATE_TEST_SUITE_P(
    Cells, Bodies,
    testing::Values(
        "on.armies = on.armies - n",
        "on.armies = on.armies - 500",  // at some time out of range
        "on.owner = on.owner:next() match.a = match.me:count 'owner'",
        "on.kind = ({ 'sea', 'land', 'hill' })[n % 3 + 1]", "on.kind = 'lake'",
        "on.armies = 'many'", "on.armies = 1.5", "on.owner = on", "on.lake = 1", "on.id = 'x'",
        "match.here = on match.a = match.here.armies",
        "match.here = nil match.a = match.here and 1 or 2",
        "match.seat[1].friends = { match.me, match.me:next() } match.a = #match.seat[1].friends",
        "local f = match.me.friends table.insert(f, match.me) match.me.friends = f",
        "add(match.me, 'friends', match.seat[n % 2 + 1]) match.a = #match.me.friends",
        "add(match.me, 'friends', n)", "add(match.me, 'gold', match.me)",
        "add(on, 'owner', on.owner)",
        "add(match, 'a', n) transfer(match.seat[1], match.seat[2], 'gold', n - 1)",
        "add(match.me, 'gold', n * 3) match.a = total 'gold' + total 'armies'",
        "if n == 9 then clear 'armies' end",
        "match.a = match.space.s1.armies + #match.space + match.region[1].size",
        "match.a = (match.space.nowhere or on).armies + (match.space[99] and 1 or 2)",
        "match.on = on.region == match.region.r0 match.a = on.region:count('owner', match.me)",
        "match.on = on == match.space.s2 or on ~= match.me",
        "match.a = #on:within(2) + #match.me:spaces 'owner' + #match.me:regions 'owner'",
        "match.on = on:linked(match.space.s0) match.a = on:tagged 'x' and 1 or 2",
        "match.on = on:linked(match.space.s2, 'land') match.a = #on:neighbours 'land'",
        "local to = on:toward 'land' match.here = to match.a = #on:ray('land', n)",
        "match.a = #on.id + #on.region.id + #match.me.id + #match.id",
        "local held = { ['seat 2'] = 5 } held[match.me.id] = n match.a = held['seat 2'] + #held",
        "local f = function(x) return match.space[x].armies + match.me.number end match.a = f(n "
        "% 5 + 1)",
        "match.a = on and 1 or 2"));

INSTANTIATE_TEST_SUITE_P(
    Matches, Bodies,
    testing::Values(
        "match.a = match:roll(6) + match:roll(n)", "match.a = match:roll(0)",
        "local lost, won = match:contest(n % 3 + 1, 2) match.a, match.b = lost, won",
        "match:tell('seen', { seat = match.me, space = on, n = n, on = match.on, word = 'x' })",
        "match:tell('secret', { n = match:roll(6) }, match.me)",
        "match:tell('before', { n = 1 }) match.a = 'x'",  // told, and taken back
        "match.a = match:roll(6) if n > 5 then match.a = nil end",
        "if match.round > 2 then match:win(match.me) end",
        "if match.round > 2 then match:retire(match.me) end match:finish_phase()",
        "match:ask(match.me:next(), 'only')", "match:ask(match.me, 'never')",
        "match.a = match.round + match.turn.number + match.me.number", "print(n)"));

// Lists of rows, and what chance or the rules say of them.
INSTANTIATE_TEST_SUITE_P(
    Lists, Bodies,
    testing::Values(
        "match.a = #where(match.space, 'owner', match.me) + 10 * #where(match.seat, 'gold', n)",
        "match.a = #where(match.space, 'armies', '>=', n) + 10 * #where(match.space, 'kind', "
        "'sea')",
        "match.a = #where(on:neighbours(), 'armies', '<', n) + #where({ on }, 'armies', '>', n)",
        "match.a = #where(match.seat, 'number', '<=', 1) + #where(match.space, 'id', 's1')",
        "match.on = #where(match.space, 'owner', '~=', nil) > #where(match.space, 'region', nil)",
        "where(match.space, 'owner', on)", "where(match.space, 'armies', '>', 'x')",
        "where(match.space, 'armies', '>', nil)", "where(match.seat, 'armies', n)",
        "where({ n }, 'armies', n)", "where(match.space, n, n)", "where(match.space, 'armies')",
        "where(match.space, 'armies', '=>', 2)", "where(n, 'armies', 2)",
        "local t = { 1, 2, 3, n } match.a = match:pick(t) match.b = #t * 10 + t[1]",
        "local t = { 1, 2, 3, n } match.a = #match:pick(t, n - 3) + 10 * #t",
        "match.a = match:pick(list)", "match:pick {}", "match:pick(n)", "match:pick({ n }, on)",
        "match.me.friends = match.seat match.a = #match.me.friends",
        "match.me.friends = match.space",
        "match.a = #match.me:spaces('owner', 'x') + #on.region:spaces 'x' + #on.region:spaces()",
        "match.a = match:throw_off().number", "match.on = match:can 'go' and not match:can 'stop'",
        "for _, s in ipairs(match.space) do s.owner = nil end match.on = match:can 'go'",
        "match:can 'sleep'", "match:can(n)"));

// Functions that are called often, while what they stand on changes now and then.
INSTANTIATE_TEST_SUITE_P(
    CalledOften, Bodies,
    testing::Values(
        "for i = 1, 50 do match.a = match.a + weigh(match, on) end",
        "for i = 1, 90 do match.a = (match.a + weigh(match, match.space[i % 5 + 1])) % 9999 "
        "if i % 9 == 0 then on.armies = on.armies % 50 + 1 end end",
        "for i = 1, 90 do local a, b = rank(match, match.seat[i % 2 + 1]) match.a = match.a % 999 "
        "+ a "
        "if b and i % 7 == 0 then on.owner = on.owner:next() match.me.gold = i % 50 end end",
        "for i = 1, 60 do match.a = deed(match, on) on.armies = on.armies % 100 end",
        "local t for i = 1, 60 do t = { i % 3, n, 2 } match.a = match.a % 999 + used_up(t) + #t "
        "end",
        "for i = 1, 60 do local t = listed(on) t[1] = t[1] + i match.a = match.a % 999 + t[1] end",
        "local many = { 1, 2 } local function all() local a = 0 for i = 1, 9 do for _, m in "
        "ipairs(many) "
        "do a = a + m end end return a end local function twice_all(x) return all() + x end "
        "for i = 1, 60 do many[1] = i match.a = match.a % 999 + twice_all(1) end"));

// Of a constructor the keys come first, the list behind them.
INSTANTIATE_TEST_SUITE_P(
    ListsWithKeys, Bodies,
    testing::Values(
        "for i, v in ipairs { 'a', [3] = 'c', 'b' } do match.a = match.a + 1 end",
        "local t = { [2] = 7, 5 } t[2] = 9 for i, v in ipairs(t) do match.a = match.a + v "
        "end",
        "local t = { 'a', [2] = 'x', [3] = 'c', 'b' } for i, v in ipairs(t) do "
        "match.a = match.a + i end",
        "local t = { [0] = 4, 5, 6 } match.a, match.b = #t, t[0]",
        "local t = {} t[3] = 1 t[2] = 2 t[1] = 3 match.a = #t t[2] = nil match.b = t[3]",
        "local t = { 1 } t[5] = 2 t[5] = nil match.a = #t t[2] = 7 match.b = #t"));

// One takes the place of the other where a value has no room for either.
INSTANTIATE_TEST_SUITE_P(
    TooLargeInLists, Bodies,
    testing::Values("local t = {} t[1] = 0x4000000000000000 t[2] = 0x4000000000000001 "
                    "match.on = table.remove(t) == table.remove(t)",
                    "local t = { x = 0x4000000000000000 } t.y = 0x4000000000000001 "
                    "match.on = t.x == t.y",
                    "local t = {} local function keep() t.x = 0x4000000000000000 end keep() "
                    "match.on = t.x == 0x4000000000000001"));

TEST(Machine, PassesOnMoreValuesThanAByteCounts) {
    std::string many = "1", first = "1";
    for (int i = 2; i <= 160; ++i) many += ", " + std::to_string(i);
    for (int i = 2; i <= 120; ++i) first += ", " + std::to_string(i);
    EXPECT_EQ(difference("match.a = howmany(" + first + ", many())", 1,
                         "local function many() return " + many +
                             " end local function howmany(...) return select('#', ...) end "),
              "");
}

TEST(Machine, PaysForNoLookAtKeysThatIsNotTaken) {
    // Whether a table is a list is known without a look at each of its keys.
    EXPECT_EQ(difference("local t = {} for i = 1, 7000 do t['k' .. i % 70] = true t[{}] = i end "
                         "local all = 0 for i = 1, 100000 do all = all + #t end match.a = all"),
              "");
}

TEST(Machine, NamesTheWordThatIsLeftToLua) {
    EXPECT_EQ(words_left("match.a = twice(n)"), std::vector<std::string>{});
    EXPECT_EQ(words_left("match.a = n + 4611686018427387904"),
              std::vector<std::string>{"a number this large"});
    EXPECT_EQ(words_left("table.move(list, 1, 1, 2)"), std::vector<std::string>{"move"});
    EXPECT_EQ(words_left("for _ in pairs(list) do end"), std::vector<std::string>{});
    EXPECT_EQ(words_left("match.a = #string.rep('a', n)"), std::vector<std::string>{"rep"});
}

}  // namespace
}  // namespace fronteira::script
