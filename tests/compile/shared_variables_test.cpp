// SPDX-License-Identifier: MIT
// Variables that a function shares with those made inside it: they see one another's writes, each
// turn of a loop has its own, and they live on when what surrounds them has ended.
#include "bodies.hpp"

namespace fronteira::script {
namespace {

class SharedVariables : public testing::TestWithParam<const char*> {};

TEST_P(SharedVariables, AreCompiled) {
    EXPECT_EQ(words_left(GetParam()), std::vector<std::string>()) << GetParam();
}

TEST_P(SharedVariables, AreWhatTheyAreInLua) {
    EXPECT_EQ(difference(GetParam()), "") << GetParam();
}

INSTANTIATE_TEST_SUITE_P(
    OneFunction, SharedVariables,
    testing::Values(
        "local count = 0 local function more() count = count + 1 return count end "
        "match.a = more() + more() * 10 match.b = count",
        "local count = 0 local function more() count = count + n end "
        "count = 5 more() match.a = count count = 7 more() match.b = count",
        "local all = 0 local function add(space) all = all + space.armies end "
        "for _, s in ipairs(match.space) do add(s) end match.a = all",
        "local best local mine = where(match.space, function(s) "
        "if not best or s.armies > best.armies then best = s end return s.owner == match.me end) "
        "match.here, match.a = best, #mine",
        "local looks = 0 local near = on:neighbours() "
        "table.sort(near, function(a, b) looks = looks + 1 return a.armies < b.armies end) "
        "match.a, match.here = looks, near[1]"));

INSTANTIATE_TEST_SUITE_P(
    SeveralFunctions, SharedVariables,
    testing::Values(
        "local x = n local function get() return x end local function set(y) x = y end "
        "set(get() + 3) match.a = get() match.b = x",
        "local x, y = 1, 2 local function swap() x, y = y, x end local function sum() "
        "return 10 * x + y end swap() match.a = sum() swap() match.b = sum()",
        "local a, b, c = 1, 2, 3 local function last() c = c + 1 return c end "
        "local function first() a = a + last() return a end "
        "local function middle() b = b * first() return b end match.a = middle() + a + b + c",
        // Each may call the other.
        "local even, odd function even(i) if i == 0 then return true end return odd(i - 1) end "
        "function odd(i) if i == 0 then return false end return even(i - 1) end match.on = even(n)",
        "local function turn(i) if i > 3 then turn = function() return 40 end end "
        "return i > 9 and i or turn(i + 1) end match.a = turn(n)"));

INSTANTIATE_TEST_SUITE_P(
    FunctionsWithin, SharedVariables,
    testing::Values(
        "local x = 0 local function outer() local y = n local function inner() x = x + 1 "
        "y = y + 10 return x + y end return inner() + inner() + y end match.a = outer() "
        "match.b = x",
        "local x = 0 local function one() return function() return function() x = x + n end end "
        "end "
        "one()()() one()()() match.a = x",
        "local x = 1 local function deeper(i) if i > 0 then x = x * 2 deeper(i - 1) end end "
        "deeper(n) match.a = x",
        "local function depth(i) local here = i local function note() here = here + 1 end "
        "if i > 0 then depth(i - 1) end note() match.a = match.a + here end depth(n)"));

INSTANTIATE_TEST_SUITE_P(
    OutOfScope, SharedVariables,
    testing::Values(
        "local function counter() local count = n return function() count = count + 1 "
        "return count end end local one, other = counter(), counter() one() one() other() "
        "match.a, match.b = one(), other()",
        "local function pair() local x = 0 return function() return x end, function(y) x = y end "
        "end local get, set = pair() set(n) match.a = get() set(get() * 2) match.b = get()",
        "local function of(x) local function bump() x = x + 1 end bump() bump() return x end "
        "match.a = of(n) + of(on.armies % 7)",
        "local f do local x = n f = function() x = x + 1 return x end end local y = 100 f() "
        "match.a, match.b = f(), y",
        "local function made(...) local x = ... local function next() x = x + 1 return x end "
        "return next, x end local f, x = made(n, 2, 3) match.a, match.b = f() + f(), x",
        "local function tail(f) return f() end local function made() local x = n "
        "return tail(function() x = x + 1 return x end) end match.a = made()"));

INSTANTIATE_TEST_SUITE_P(
    Loops, SharedVariables,
    testing::Values(
        "local made = {} for i = 1, 4 do local x = i made[i] = function() x = x + 1 return x end "
        "end made[1]() made[1]() made[3]() match.a = made[1]() * 10 + made[2]() "
        "match.b = made[3]() * 10 + made[4]()",
        "local made = {} for i = 1, 3 do made[i] = function() i = i + 10 return i end end "
        "made[1]() "
        "match.a = made[1]() + made[2]() + made[3]()",
        "local made, i = {}, 0 while i < 4 do i = i + 1 local x = i made[i] = function() "
        "x = x * 2 return x end if i == 3 then break end end made[1]() "
        "match.a = made[1]() + made[2]() + made[3]()",
        "local made, i = {}, 0 repeat local x = i i = i + 1 made[i] = function() x = x + 5 "
        "return x end until x >= n match.a = made[1]() + made[1]() + made[#made]()",
        "local made = {} for i, s in ipairs(match.space) do if s.armies % 2 == 0 then goto on end "
        "local x = s.armies made[#made + 1] = function() x = x + 1 return x end ::on:: end "
        "for _, f in ipairs(made) do match.a = match.a + f() + f() end"));

INSTANTIATE_TEST_SUITE_P(
    TablesTakenAlong, SharedVariables,
    testing::Values(
        "local tally = { all = 0 } local function note(s) tally.all = tally.all + s.armies "
        "tally.last = s end for _, s in ipairs(match.space) do note(s) end "
        "match.a, match.here = tally.all, tally.last",
        "local kept = {} local function keep(s) kept.s = s kept = { old = kept } end keep(on) "
        "keep(on:neighbours()[1]) match.here = kept.old.s match.on = kept.old.old.s == on",
        "local t = { x = 1 } local function lose() t = 5 end if n > 4 then lose() end "
        "match.on = t == 5",
        "local here = on local function raise() here.armies = here.armies + 1 end raise() "
        "here = here:neighbours()[1] raise() match.here = here"));

/// Ruled by the order in which arguments are looked at: a copy is a copy.
INSTANTIATE_TEST_SUITE_P(
    Arguments, SharedVariables,
    testing::Values(
        "local x = n local function more() x = x + 1 return 0 end local function first(a, f) f() "
        "return a end match.a = first(x, more) match.b = x",
        "local x = n local function more() x = x + 1 return x end match.a = math.min(x, more()) "
        "match.b = math.max(more(), x)",
        "local x = n local function more() x = x + 1 return x end local t = { x, more(), x } "
        "match.a = t[1] * 100 + t[2] * 10 + t[3]"));

/// A call at the end of a function ends what it shares, also where the called function stands in
/// its place.
TEST(SharedVariables, EndWithACallThatIsPutInPlace) {
    const std::string helpers = "local function id(x) return x end\n";
    const std::string deep =
        "local function deep() local a, b, c, d, e, f, g, h = 1, 2, 3, 4, 5, 6, 7, 8 make(5) "
        "make(50) "
        "return a + b + c + d + e + f + g + h end ";
    EXPECT_EQ(difference("local t = {} local function make(n) t[#t + 1] = function() n = n + 1 "
                         "return n end return id(n) end " +
                             deep + "deep() match.a, match.b = t[1](), t[2]()",
                         1, helpers),
              "");
    EXPECT_EQ(
        difference("local set local function make(n) set = function(v) n = v end return id(n) "
                   "end " +
                       deep +
                       "local function victim() local a = { set(4660), x = 1 } local b = { a, { "
                       "a, { set(4660), y = 3 }, w = 7 }, s = 3 } return a.x end deep() "
                       "match.a = victim()",
                   1, helpers),
        "");
}

TEST(SharedVariables, OfTheFileAreLuas) {
    EXPECT_EQ(words_left("counter = counter + 1"),
              (std::vector<std::string>{"counter", "writing to a variable of the file"}));
}

TEST(SharedVariables, WithoutEndAreLuasToJudge) {
    EXPECT_EQ(
        difference("local f for i = 1, 150000 do local x = i f = function() x = x + 1 end end "
                   "f() match.a = n"),
        "");
}

TEST(Functions, MadeTwiceAreTwo) {
    EXPECT_EQ(
        difference("local function made() return function() return 1 end end "
                   "local one = made() match.on = one == made() match.a = one == one and 1 or "
                   "2 local t = { [one] = 3 } match.b = t[made()] or 4"),
        "");
}

}  // namespace
}  // namespace fronteira::script
