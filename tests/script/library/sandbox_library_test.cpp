// SPDX-License-Identifier: MIT
// Our own libraries against what the Lua 5.4 manual says of the functions they stand for.
#include "sandbox/sandbox_runs.hpp"

namespace fronteira::script {
namespace {

void expect_to_hold(std::initializer_list<std::string_view> expressions) {
    for (const std::string_view expression : expressions)
        EXPECT_EQ(value_of(expression), "true") << expression;
}

TEST(BaseLibrary, DoesAsTheManualSays) {
    expect_to_hold({
        "select('#', nil, nil) == 2",
        "select(-1, 1, 2, 3) == 3",
        "(select(2, 'a', 'b', 'c')) == 'b'",
        "type(nil) == 'nil' and type(print) == 'function' and type({}) == 'table'",
        "rawlen({ 1, 2, 3 }) == 3 and rawlen('abcd') == 4",
        "rawequal('a', 'a') and not rawequal({}, {})",
        "tonumber('  12  ') == 12 and tonumber('0x1F') == 31 and tonumber('1e2') == 100.0",
        "tonumber('12a') == nil and tonumber('') == nil and tonumber({}) == nil",
        "tonumber('ff', 16) == 255 and tonumber('-101', 2) == -5 and tonumber('9', 8) == nil",
        "tonumber(7) == 7",
        "tostring(12) == '12' and tostring(1.0) == '1.0' and tostring(nil) == 'nil'",
        "tostring(-0.0) == '-0.0' and tostring(1/0) == 'inf' and tostring(-(0/0)) == tostring(0/0)",
        "assert(7, 'unused') == 7",
        "select('#', assert(1, 2, 3)) == 3",
        "select('#', pcall(function() return 1, 2 end)) == 3",
        "pcall(error) == false",
        "select(2, pcall(error, 'plain', 0)) == 'plain'",
        "(function() local n = 0 for i, v in ipairs({ 5, 6, nil, 7 }) do n = n + i * v end return "
        "n end)() == 17",
    });
}

TEST(MathLibrary, DoesAsTheManualSays) {
    expect_to_hold({
        "math.abs(-5) == 5 and math.abs(2.5) == 2.5",
        "math.floor(2.9) == 2 and math.floor(-2.1) == -3 and math.floor(7) == 7",
        "math.ceil(2.1) == 3 and math.ceil(-2.9) == -2",
        "math.min(3, 1, 2) == 1 and math.max(3, 1, 2) == 3 and math.max(1, 2.5) == 2.5",
        "math.maxinteger + 1 == math.mininteger",
        "math.tointeger(3.0) == 3 and math.tointeger(3.5) == nil and math.tointeger('x') == nil",
        "not pcall(math.random, 6)",
    });
}

TEST(StringLibrary, DoesAsTheManualSays) {
    expect_to_hold({
        "('abc'):len() == 3 and #'' == 0",
        "('hello'):sub(2, 4) == 'ell' and ('hello'):sub(-3) == 'llo' and ('hello'):sub(4, 2) == ''",
        "('hello'):sub(0) == 'hello' and ('hello'):sub(-100, 2) == 'he'",
        "('ab'):rep(3) == 'ababab' and ('ab'):rep(3, ',') == 'ab,ab,ab' and ('ab'):rep(0) == ''",
        "('ab'):rep(1, ',') == 'ab' and ('ab'):rep(-1) == ''",
        "('A'):byte() == 65 and select('#', ('abc'):byte(1, -1)) == 3 and ('abc'):byte(10) == nil",
        "string.char(72, 105) == 'Hi' and string.char() == ''",
        "pcall(string.char, 0) == false and pcall(string.char, 256) == false",
        "('aBc1'):upper() == 'ABC1' and ('aBc1'):lower() == 'abc1'",
        "('a.b.c'):find('.', 1, true) == 2 and ('a.b.c'):find('.', 3, true) == 4",
        "select(2, ('hello'):find('ll')) == 4 and ('hello'):find('z') == nil",
        "('abc'):find('') == 1 and ('abc'):find('', 4) == 4 and ('abc'):find('', 5) == nil",
        "('abc'):find('c', -1) == 3 and ('abc'):find('a', -1) == nil",
        "table.concat(string.split('a,b,,c', ','), '|') == 'a|b||c'",
        "#string.split('', ',') == 1",
    });
}

TEST(StringFormat, WritesIntegersAndTexts) {
    EXPECT_EQ(value_of("string.format('%d|%5d|%-5d|%05d|%+d', 42, 42, 42, 42, 42)"),
              "42|   42|42   |00042|+42");
    EXPECT_EQ(value_of("string.format('%x %X %#x %.3d', 255, 255, 255, 7)"), "ff FF 0xff 007");
    EXPECT_EQ(value_of("string.format('%s %s %s %s', 'a', 1, nil, {})"), "a 1 nil table");
    EXPECT_EQ(value_of("string.format('[%5s][%-5s][%.2s]', 'abc', 'abc', 'abc')"),
              "[  abc][abc  ][ab]");
    EXPECT_EQ(value_of("string.format('%c%c%%', 72, 105)"), "Hi%");
    EXPECT_EQ(value_of("string.format('%q', 'a\"b\\\\\\n\\1')"), "\"a\\\"b\\\\\\\n\\001\"");
    EXPECT_EQ(value_of("string.format('%d', 3.0)"), "3");
    EXPECT_EQ(value_of("string.format('%d', math.mininteger)"), "-9223372036854775808");
}

TEST(StringFormat, RefusesWhatItDoesNotHave) {
    for (const char* bad : {"%f", "%g", "%a", "%p", "%n", "%", "%123d", "%.123d", "%ld", "%*d"})
        EXPECT_NE(
            value_of("string.format('" + std::string(bad) + "', 1)").find("invalid conversion"),
            std::string::npos)
            << bad;
}

TEST(TableLibrary, DoesAsTheManualSays) {
    EXPECT_EQ(failure_of(R"(
        local t = { 1, 2, 3 }
        table.insert(t, 4) table.insert(t, 1, 0) table.insert(t, #t + 1, 5)
        assert(table.concat(t, ",") == "0,1,2,3,4,5")
        assert(table.remove(t) == 5 and table.remove(t, 1) == 0 and table.concat(t, ",") == "1,2,3,4")
        assert(table.remove({}) == nil and table.remove({ 1 }, 2) == nil)
        assert(table.concat({}) == "" and table.concat({ 1, 2.5, "x" }, "-", 2, 3) == "2.5-x")
        assert(select("#", table.unpack({ 1, nil, 3 }, 1, 3)) == 3 and table.unpack({ 1, 2 }, 2) == 2)
        assert(table.concat(table.move({ 1, 2, 3 }, 2, 3, 1), ",") == "2,3,3")
        assert(table.concat(table.move({ 1, 2, 3 }, 1, 3, 2), ",") == "1,1,2,3")
        assert(table.concat(table.move({ 1, 2, 3 }, 1, 3, 3, { 9, 9 }), ",") == "9,9,1,2,3")
        assert(#table.move({ 1 }, 2, 1, 5) == 1)
    )"),
              "");
}

TEST(TableSort, IsStable) {
    EXPECT_EQ(failure_of(R"(
        local t = {}
        for i = 1, 1000 do t[i] = { key = (i * 7919) % 10, place = i } end
        table.sort(t, function(a, b) return a.key < b.key end)
        for i = 2, #t do
          assert(t[i - 1].key < t[i].key or (t[i - 1].key == t[i].key and t[i - 1].place < t[i].place))
        end
    )"),
              "");
}

TEST(TableSort, OrdersNumbersAndTextsByThemselves) {
    EXPECT_EQ(value_of("(function() local t = { 3, 1.5, -2, 10 } table.sort(t) return "
                       "table.concat(t, ' ') end)()"),
              "-2 1.5 3 10");
    EXPECT_EQ(value_of("(function() local t = { 'b', 'B', 'a', 'ab', '' } table.sort(t) return "
                       "table.concat(t, ' ') end)()"),
              " B a ab b");
}

}  // namespace
}  // namespace fronteira::script
