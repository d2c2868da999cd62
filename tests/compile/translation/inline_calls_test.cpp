// SPDX-License-Identifier: MIT
// What stands in the place of a call does what the call does.
#include "bodies.hpp"

namespace fronteira::script {
namespace {

constexpr const char* helpers = R"(
local function nothing() end
local function first(a) return a end
local function both(a, b) return b, a end
local function missing(a, b, c) return c, b, a end
local function choose(a, b)
  if a > b then return a - b end
  for i = 1, 3 do
    if i * a > b then return i, a end
  end
  return both(a, b)
end
local function through(a, ...) return first(a, ...) end
local function deeper(a) return first(choose(a, 4)) + choose(first(a), 3) end
local function even(n) if n == 0 then return true end return odd_after(n) end
local function mark(match, space, by) space.armies = space.armies + by return space end
local function near(match, space)
  for _, one in ipairs(space:neighbours()) do
    if one.armies > space.armies then return one end
  end
end
local function collect(match, on)
  local all = {}
  for _, one in ipairs(on:neighbours()) do
    if near(match, one) then table.insert(all, first(near(match, one)).armies) end
  end
  return all
end
local function again(n, sum) if n <= 0 then return sum end return again(n - 1, sum + n) end
local function down(n) if n <= 0 then return 0 end return 1 + first(down(n - 1)) end
local function ping(n) if n <= 0 then return 1 end return 2 + down(n) end
local function endless(match) repeat match.a = 1 - match.a until match.a > 5 end
local function handed_on(n) if n > 4 then return both(n, 1) end return first(n) end
local function raised(n) n = n + 1 return n end
local function swapped(a, b) a, b = b, a return a - b end
local function listed(a, b) return { a, b, a } end
local function stepped(a, b) for i = a, b do a = a + i end return a end
local function word_of(space) return space.kind end
local function is_sea(space) return word_of(space) == "sea" end
local function unlucky(match, n) if n > 6 then match.here.armies = 1 end return n end
)";

class Calls : public testing::TestWithParam<const char*> {};

TEST_P(Calls, DoWhatLuaDoes) {
    EXPECT_EQ(difference(GetParam(), 1, helpers), "") << GetParam();
}

INSTANTIATE_TEST_SUITE_P(
    Results, Calls,
    testing::Values("nothing() nothing(1, 2)", "local a = nothing() match.on = a == nil",
                    "local a, b, c = nothing() match.on = a == nil and b == nil and c == nil",
                    "local a, b, c = first(n) match.a = a match.on = b == nil and c == nil",
                    "local a, b = both(n, 2 * n) match.a, match.b = a, b",
                    "local a = both(n, 3) match.a = a", "both(1)", "match.a = #{ both(1, 2) }",
                    "match.a = first(both(n, 4))", "local a, b = choose(n, 5) match.a = a",
                    "match.a, match.b = choose(n, 5)", "match.a = choose(5, n) or 7",
                    "return first(n)", "return nothing()", "return both(n, 1)"));

INSTANTIATE_TEST_SUITE_P(
    Arguments, Calls,
    testing::Values(
        "local a, b, c = missing(n) match.on = a == nil and b == nil match.a = c",
        "local a, b, c = missing(n, 2) match.on = a == nil match.a, match.b = b, c",
        "local a, b, c = missing(n, 2, 3, 4) match.a = a match.b = c",
        "local a = missing() match.on = a == nil", "match.a = first(n, 7, 8, 9)",
        "match.a = first(n > 4 and n or 2)", "match.a = first(first(n) + first(2))",
        "match.on = first(n > 4)", "match.a = (n > 4 and first or both)(n, 2)",
        "local f = first if n > 5 then f = both end match.a = f(n, 3)", "match.a = first(first)(n)",
        "match.a = first({ n, 2, 3 })[1]", "match.a = handed_on(n)",
        "local a, b = handed_on(n) match.on = b == nil match.a = a", "return handed_on(n)",
        "match.a = through(n, 2)", "match.a = raised(n) + n", "match.a = swapped(n, 2) + n",
        "local a, b = n, 3 match.a = swapped(a, b) match.b = a + 10 * b",
        "local t = listed(n, 2) match.a = #t + t[1] + t[3]", "match.a = stepped(n, n + 3) + n",
        "local a = 2 match.a = first(a, raised(a)) + a",
        "local a = 2 match.a = choose(a + n, a) + a",
        "match.on = is_sea(on) on.kind = 'sea' match.a = is_sea(on) and 1 or 2",
        "local k = word_of(on) on.kind = 'hill' match.on = k == word_of(on)",
        "match.on = first(n > 2 and n < 7)"));

INSTANTIATE_TEST_SUITE_P(
    Within, Calls,
    testing::Values("match.a = deeper(n)", "match.a = deeper(deeper(n)) % 1000",
                    "for i = 1, 5 do match.a = match.a + choose(i, n) end",
                    "while choose(match.a, n) < 3 and match.a < 30 do match.a = match.a + 1 end",
                    "repeat match.a = first(match.a) + 1 until choose(match.a, 3) > n",
                    "mark(match, mark(match, on, 1), n)",
                    "match.here = near(match, on) match.on = near(match, on) ~= nil",
                    "local all = collect(match, on) match.a = #all + (all[1] or 0)",
                    "match.a = again(n, 0)", "match.a = down(n)", "match.a = ping(n)",
                    "match.a = down(n * 100000)",  // too deep
                    "endless(match)", "match.b = unlucky(match, n)",
                    "match.a = even(n) and 1 or 2"));  // calls what there is not

std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

TEST(InlineCalls, ArePaidForLikeCalls) {
    EXPECT_EQ(difference("for i = 1, 100000 do " + repeated("nothing() ", 100) + "end match.a = n",
                         1, helpers),
              "");
    EXPECT_EQ(difference("local x = 0 for i = 1, 300000 do x = five(i) end match.b = n", 1,
                         R"(
local function one(x) return x end local function two(x) local r = one(x) return r end
local function three(x) local r = two(x) return r end
local function four(x) local r = three(x) return r end
local function five(x) local r = four(x) return r end
)"),
              "");
}

TEST(InlineCalls, EndWhereThereWouldBeTooMany) {
    std::string large = "local H, L = {}, {}\n";
    for (int i = 0; i < 45; ++i) {
        large += "H.h" + std::to_string(i) + " = function() local x";
        for (int k = 0; k < 95; ++k) large += " x=" + std::to_string(100000 + 95 * i + k);
        large += " end\n";
    }
    large += "for i = 1, 200 do L[i] = function() ";
    for (int i = 0; i < 650; ++i) large += "H.h" + std::to_string(i % 45) + "() ";
    large += "end end\n";
    EXPECT_EQ(difference("L[n]() match.a = n", 1, large), "");
}

TEST(InlineCalls, AreLeftToLuaWithAllElseWhereThereAreMoreFunctionsThanAnyoneNeeds) {
    const std::string large = "local many = {} for i = 1, 300 do many[i] = function(n) local x " +
                              repeated("x = i+n-7 ", 5000) + "return x end end\n";
    const std::string body = "match.a = many[n](n)";
    EXPECT_EQ(difference(body, 1, large), "");
    EXPECT_EQ(words_left(body, large).front(), "more functions than can be compiled");
}

TEST(InlineCalls, AreLeftToLuaWithAllElseWhereAFunctionLiesTooDeepToBeRead) {
    const std::string deep = "local calls = 0 local f = function() calls = calls + 1 end\n" +
                             repeated("do local g = f f = function() g() end end\n", 150);
    const std::string body = "if n % 2 == 1 then f() end match.a = calls";
    EXPECT_EQ(difference(body, 1, deep), "");
    EXPECT_EQ(words_left(body, deep).front(), "more functions than can be compiled");
}

TEST(InlineCalls, LeaveNothingToLuaThatWasCompiled) {
    EXPECT_EQ(words_left("match.a = deeper(n) + #collect(match, on)", helpers),
              std::vector<std::string>{});
}

}  // namespace
}  // namespace fronteira::script
