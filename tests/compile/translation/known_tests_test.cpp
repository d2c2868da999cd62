// SPDX-License-Identifier: MIT
// What options rule out is left out, and all else does what it did.
#include "bodies.hpp"

namespace fronteira::script {
namespace {

constexpr const char* house = R"(
local house = { yes = true, no = false, word = "sea" }
local function first(a) return a end
local function second(a, b) return b end
local function one(n) if house.no then return n, 1 end return n + 1 end
local function two(n) if house.yes then return n, 2 end return n end
local function none(n) if house.no then return n end end
local function handed_on(match, n)
  local dice = math.min(3, n)
  if not house.no or dice == 1 then return dice end
  return one(n)
end
local function either(n) if house.yes and n > 4 then return n, 3 end return 4 end
)";

class KnownTests : public testing::TestWithParam<const char*> {};

TEST_P(KnownTests, LeadWhereLuaGoes) {
    EXPECT_EQ(difference(GetParam(), 1, house), "") << GetParam();
}

INSTANTIATE_TEST_SUITE_P(
    Branches, KnownTests,
    testing::Values("if house.no then match.a = 1 else match.a = n end",
                    "if house.yes then match.a = n else match.a = 1 end",
                    "if not house.no then match.a = n end", "if house.missing then match.a = 1 end",
                    "match.a = house.yes and n or 2", "match.a = house.no and n or 2",
                    "match.on = house.no or n > 3", "match.on = house.yes and n > 3",
                    "on.kind = house.word and house.word or 'hill'",
                    "for i = 1, n do if house.no then break end match.a = match.a + i end",
                    "for i = 1, n do if house.yes and i > 3 then break end match.a = i end",
                    "while house.yes do match.a = match.a + 1 if match.a > n then break end end",
                    "repeat match.a = match.a + n until house.yes",
                    "if n > 4 then if house.no then return end match.a = n end match.b = 2",
                    "if house.no then for _, s in ipairs(match.space) do s.armies = 0 end end"));

INSTANTIATE_TEST_SUITE_P(
    Results, KnownTests,
    testing::Values("match.a = math.max(4, one(n))", "match.a = math.max(1, two(n))",
                    "match.a = math.max(n, none(n))", "match.a = #{ one(n) } + #{ two(n) }",
                    "match.a = first(two(n)) + second(two(n))", "match.a = second(n, one(n))",
                    "match.on = second(one(n)) == nil", "return first(one(n))", "return two(n)",
                    "match.a = handed_on(match, n)", "match.a = first(handed_on(match, n)) + n",
                    "local a, b = first(one(n)), second(two(n)) match.a, match.b = a, b",
                    "match.a = second(either(n)) or 7", "match.a = math.max(2, either(n))",
                    "match.a = first(first(one(one(n))))"));

}  // namespace
}  // namespace fronteira::script
