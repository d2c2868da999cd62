// SPDX-License-Identifier: MIT
// Numbers with a fraction, and those that Lua keeps as such: 4 / 2 is 2.0.
#include "bodies.hpp"

namespace fronteira::script {
namespace {

class Fractions : public testing::TestWithParam<const char*> {};

TEST_P(Fractions, AreCompiled) {
    EXPECT_EQ(words_left(GetParam()), std::vector<std::string>()) << GetParam();
}

TEST_P(Fractions, AreWhatTheyAreInLua) {
    EXPECT_EQ(difference(GetParam()), "") << GetParam();
}

INSTANTIATE_TEST_SUITE_P(
    Sums, Fractions,
    testing::Values("match.a = math.floor(n / 2)", "match.a = math.ceil(n / 2)",
                    "match.a = math.floor(-n / 2) match.b = math.ceil(-n / 2)",
                    "match.a = math.floor(n * 1.5 + 0.5)", "match.a = n / 2 * 2",
                    "match.a = (n + 0.5) // 1",
                    "match.a = math.floor((n + 0.25) % 3 * 100) match.b = (-n - 0.5) % 3 * 2",
                    "match.a = (-7.5 % -2) * 10 match.b = (-n - 0.5) % -2 * 10",
                    "match.a = (7.5 % -2) * 10 match.b = (-7 % -2.0) * 10",
                    "match.a = 10 * (0.5 - n) match.b = -(n / 4) * 4",
                    "local share = n / 7 match.a = math.floor(share * 1000) match.b = share * 7",
                    "local sum = 0 for _, s in ipairs(match.space) do sum = sum + s.armies / 2 end "
                    "match.a = math.floor(sum)",
                    "match.a = n / 0 > 1e300 and 1 or 2",
                    "match.a = 1 // (0.0 * -n) < 0 and 1 or 2",
                    "match.a = math.tointeger(n / 1) match.b = math.abs(-n / 2) * 2",
                    "match.a = (math.floor(n * 0.1) + math.floor(n * 0.7)) % 10"));

INSTANTIATE_TEST_SUITE_P(
    Comparisons, Fractions,
    testing::Values("match.on = n / 2 > 2", "match.on = n / 2 <= 2.5", "match.on = 2.5 < n",
                    "match.on = n / 2 == 2", "match.on = n / 2 ~= on.armies", "match.on = n == 2.0",
                    "match.on = n / 4 == n / 4", "match.on = n / 3 == n / 4",
                    "match.on = n / 2 == 'sea' or n / 2 == nil", "match.on = n * 0.5 >= on.armies",
                    "match.on = 1e300 > n",
                    "local least = 1e9 for _, s in ipairs(match.space) do "
                    "if s.armies < least then least = s.armies end end match.a = least",
                    "match.on = 36028797018963967 + 0.0 == 36028797018963967",
                    "match.on = 36028797018963967 + 0.0 > 36028797018963966",
                    "match.a = math.max(1, n / 2) * 2 match.b = math.min(n / 3, 2, 2.5) * 6",
                    "match.on = type(n / 2) == 'number' and n / 2 and true",
                    "match.a = #where(match.space, 'armies', '>', n / 2) "
                    "match.b = #where(match.space, 'armies', n / 1)",
                    "match.on = contains({ 1, 2, 3 }, n / 2)",
                    "match.on = contains({ n / 2, n }, 2)"));

INSTANTIATE_TEST_SUITE_P(
    InTables, Fractions,
    testing::Values("local rates = { sea = 0.5, land = 1.5, hill = 2 } "
                    "match.a = math.floor(rates[on.kind] * n)",
                    "local t = { n / 2, n / 4 } match.a = (t[1] + t[2]) * 4",
                    "local t = {} for i = 1, 5 do t[i] = i / 2 end local all = 0 "
                    "for _, x in ipairs(t) do all = all + x end match.a = all * 2"));

INSTANTIATE_TEST_SUITE_P(Bits, Fractions,
                         testing::Values("match.a = n << 3", "match.a = 3 << n",
                                         "match.a = 1000 >> n",
                                         "match.a = n >> 1 match.b = n >> 70", "match.a = ~n",
                                         "match.a = n << -1 match.b = n >> -n",
                                         "match.a = (-n >> n * 7) % 1000",
                                         "match.a = (n << 60) % 1000 match.b = n << 64"));

/// What only Lua can do with them, or refuse.
class FractionsOfLua : public testing::TestWithParam<const char*> {};

TEST_P(FractionsOfLua, AreItsToJudge) {
    EXPECT_EQ(difference(GetParam()), "") << GetParam();
}

INSTANTIATE_TEST_SUITE_P(
    All, FractionsOfLua,
    testing::Values("match.a = n / 2", "match.a = n / 0", "match.on = 0 / 0 == 0 / 0",
                    "local t = { 5, 6, 7, 8, 9 } match.a = t[n / 2] or 3",
                    "local t = {} t[n / 2] = 4 match.a = t[2] or 3", "match.a = #tostring(n / 2)",
                    "match.a = #(n / 2 .. '')", "match:tell('news', { n = n / 2 })",
                    "match:tell('news', { n = n / 1 })", "match.a = match:roll(n / 1)",
                    "for i = 1, n / 2 do match.a = match.a + i end",
                    "for i = 0.5, 3 do match.a = match.a + i * 2 end",
                    "local t = { 2, 1.5, 0.5 } table.sort(t) match.a = t[1] * 2",
                    "match.a = (n / 2) & 3", "match.a = ~(n / 2)", "match.a = (n / 2) << 1",
                    "match.a = (n / 2) // 0", "match.a = n % 0.0", "match.a = math.floor(1e300)",
                    "match.a = math.tointeger(n / 2) or 77", "match.a = math.floor(n / 0)",
                    "match.a = on / 2", "match.a = 'sea' / 2", "match.on = n / 2 < 'sea'",
                    "match.on = on < 0.5", "match.a = string.format('%d', n / 1) == '2' and 1 or 2",
                    "match.a = string.format('%.1f', n / 2) == '0.5' and 1 or 2",
                    "add(on, 'armies', n / 1)", "add(on, 'armies', n / 2)",
                    "transfer(on, on:neighbours()[1], 'armies', n / 1)", "on.armies = n * 1e6",
                    "on.armies = n * 2.0e12", "on.owner = n / 2", "match.on = fractions[1.5] == 1",
                    "for k, v in pairs(fractions) do match.a = match.a + v end",
                    "match.a = #where(match.space, 'armies', n / 2)"));

TEST(Fractions, WithoutEndAreLuasToJudge) {
    EXPECT_EQ(difference("local x = 0 for i = 1, 150000 do x = x + i / 2 end match.a = x % 1000"),
              "");
}

}  // namespace
}  // namespace fronteira::script
