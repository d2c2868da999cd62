// SPDX-License-Identifier: MIT
// What Lua's own libraries do is compiled as far as rules need it, and answers as Lua does.
#include "bodies.hpp"
#include "compile/value.hpp"

namespace fronteira::script {
namespace {

class Libraries : public testing::TestWithParam<const char*> {};

TEST_P(Libraries, DoWhatLuaDoes) {
    EXPECT_EQ(difference(GetParam()), "") << GetParam();
}

// Equals keep their places, and what compares asks in the same order.
INSTANTIATE_TEST_SUITE_P(
    Sorting, Libraries,
    testing::Values(
        "local t = { 3, n, 1, 7 } table.sort(t) match.a = t[1] + 10 * t[2] + 100 * t[4]",
        "local t = { 'b', 'a', on.kind } table.sort(t) match.on = t[1] == 'a' and t[3] == 'sea'",
        "local t = { 3, n, 1 } table.sort(t, function(a, b) return a > b end) match.a = t[1]",
        "local t = match.me:spaces 'owner' table.sort(t, function(a, b) return a.armies > b.armies "
        "end) match.here = t[1]",
        "local far = n local t = { 1, 2, 3, 4, 5 } table.sort(t, function(a, b) return "
        "(a + far) % 3 < (b + far) % 3 end) match.a = t[1] * 100 + t[2] * 10 + t[5]",
        "local t = { 4, 2, 9 } table.sort(t, function(a, b) match.a = match.a + 1 return a < b "
        "end) match.b = t[2]",
        "local t = { 4, 2, 9 } table.sort(t, function(a, b) return match:roll(6) > 3 end) "
        "match.a = t[1]",
        "local t = { 4, 2, 9 } table.sort(t, function() t[3] = nil return false end) match.a = #t",
        "local t = { 4, 2, 9 } table.sort(t, function() end) match.a = t[1]",
        "local t = { 2, 1, x = 5 } table.sort(t) match.a = t[1] + t.x",
        "local t = {} table.sort(t) match.a = #t", "table.sort({ n }, nil) match.a = 3",
        "table.sort({ 1, on })", "table.sort({ 1, 'a' })", "table.sort({ 2, 1 }, 3)",
        "table.sort(match.seat)", "table.sort(list) match.a = list[1]", "table.sort()",
        "local t = { 2, 1 } table.sort(t, function(a, b) return a.gold < b.gold end)",
        "local t = { 1, 2, 3 } table.sort(t, function(a, b) table.sort(t) return a > b end) "
        "match.a = t[1]"));

// Where many keys stand is found again, also when some have gone, and in tables made anew.
INSTANTIATE_TEST_SUITE_P(
    ManyKeys, Libraries,
    testing::Values(
        "local t = {} for i = 1, 160 do t[i * 7] = i end for i = 1, 160 do match.a = match.a + "
        "(t[i * 7] or 500) end match.b = t[3] or 4",
        "local t = {} for i = 160, 1, -1 do t[i * 3] = i end for i = 1, 160, 2 do t[i * 3] = nil "
        "end t[2000] = 1 for i = 1, 480 do match.a = (match.a * 3 + (t[i] or 1)) % 9999 end",
        "local t = {} for i = 150, 2, -1 do t[i] = i end t[1] = n for i = 1, #t do match.a = "
        "match.a + t[i] end match.b = #t",
        "local t = { a = 1, b = 2, c = 3 } for i = 1, 90 do t[i * 2 + 100] = i t['k' .. i] = i end "
        "match.a = match.a + t.a + t.k30 + t[160] + (t[60] or 7) + (t.k91 or 8)"));

// What takes little of the budget takes little time, too.
INSTANTIATE_TEST_SUITE_P(
    MuchForLittle, Libraries,
    testing::Values(
        "local t = {} for i = 60000, 2, -1 do t[i] = i end t[1] = 1 match.a = #t",
        "local t = {} for i = 1, 40000 do t[i * 2] = i end for i = 1, 40000 do t[8] = nil t[8] = i "
        "end match.a = t[8]",
        "local t = {} for i = 1, 20000 do t[i] = on.kind end match.a = #table.concat(t) % 1000",
        "local long = ('x'):rep(30000) match.a = #string.format('%s%s%s', long, long, long) % 1000",
        "local long = ('x'):rep(30000) match.a = long:find(('x'):rep(15000) .. 'y') or 3",
        "local t = {} for i = 1, 9000 do t[i] = i end table.sort(t, function(a, b) return a > b "
        "end) "
        "match.a = t[1] % 1000",
        "local l = {} for i = 1, 20000 do l[i] = me end for i = 1, 1000 do me.friends = l end",
        "local long = ('x,'):rep(12000) match.a = #long:split(',') % 1000",
        "local t = { [('k'):rep(20000)] = 1 } for i = 1, 3000 do for k in pairs(t) do match.a = i "
        "end end"));

TEST(EmptiedTables, KeepLittle) {
    using compile::Value;
    compile::Table table;
    for (int i = 1; i < 9000; ++i) table.put(Value::integer(i), Value::integer(i));
    for (int i = 1; i < 9000; ++i) table.put(Value::integer(-2 * i), Value::integer(i));
    table.clear();
    EXPECT_LT(table.list.capacity(), 1000u);
    EXPECT_LT(table.others.capacity(), 1000u);
    EXPECT_LT(table.places.capacity(), 2000u);
    EXPECT_EQ(table.at(Value::integer(-2)), Value::nil());
}

TEST(ManyKeysOfTables, AreThoseOfTheirOwnLife) {
    using compile::Tag;
    using compile::Value;
    compile::Table table;
    for (int i = 0; i < 100; ++i) table.put(Value::of(Tag::space, i), Value::integer(i));
    EXPECT_EQ(table.at(Value::of(Tag::space, 70)), Value::integer(70));

    table.others.clear();
    std::vector<compile::Name> names(100, compile::Name("same"));
    for (const compile::Name& name : names)
        table.others.emplace_back(Value::word(&name), Value::integer(5));
    table.put(Value::of(Tag::space, 3), Value::integer(8));

    EXPECT_EQ(table.at(Value::of(Tag::space, 70)), Value::nil());
    EXPECT_EQ(table.at(Value::of(Tag::space, 3)), Value::integer(8));
    EXPECT_EQ(table.at(Value::word(&names[99])), Value::integer(5));
}

// A table is walked as it is when its walk begins; seats and spaces come in their order.
INSTANTIATE_TEST_SUITE_P(
    Walks, Libraries,
    testing::Values(
        "local t = { 5, n, b = 2, [0] = 4 } for k, v in pairs(t) do match.a = match.a * 3 % 999 + "
        "v end",
        "local t = {} for _, s in ipairs(match.space) do t[s] = s.armies end "
        "for s, v in pairs(t) do match.a = (match.a * 3 + v) % 999 match.here = s end",
        "local t = { [match.seat[2]] = 2, [match.seat[1]] = 1, [on] = 4, [on.region] = 3, z = 9 } "
        "for k, v in pairs(t) do match.a = (match.a * 10 + v) % 99999 end",
        "local t = { a = 1, b = 2, c = 3 } for k in pairs(t) do t.b = nil match.a = match.a + 1 "
        "end",
        "local t = { a = 1, c = 3 } for k in pairs(t) do t.b = 2 match.a = match.a + 1 end",
        "local t = { a = 1, c = 3 } for k, v in pairs(t) do t.c = 9 match.a = match.a + v end",
        "local t = { 1, 2, 3 } for k, v in pairs(t) do t[3] = nil match.a = match.a + v end",
        "local t = { [true] = 1, [false] = 2 } for k, v in pairs(t) do match.a = match.a * 3 + v "
        "end",
        "for k in pairs({ [act] = 1 }) do end", "for k in pairs(match.space) do end",
        "for k in pairs(on) do end", "for k, v in pairs({}) do match.a = 1 end",
        "local t = {} for i = 1, 100 do t['k' .. i] = i end local m = 0 for k, v in pairs(t) do "
        "m = (m * 3 + v) % 999 end match.a = m"));

INSTANTIATE_TEST_SUITE_P(
    Numbers, Libraries,
    testing::Values("match.a = math.floor(n) + math.ceil(-n) + math.tointeger(n)",
                    "match.a = math.floor(n / 2) + math.ceil(n / 2)",
                    "match.a = math.tointeger('3') or 5", "match.a = math.floor('3.7')",
                    "match.a = math.floor()", "match.a = math.floor(on)",
                    "match.a = tonumber('12') + tonumber(n)", "match.a = tonumber('-3')",
                    "match.a = tonumber('0x10')", "match.on = tonumber('') == nil",
                    "match.on = tonumber(on.kind) == nil", "match.a = tonumber('11', 2)"));

INSTANTIATE_TEST_SUITE_P(
    Arguments, Libraries,
    testing::Values(
        "local a, b = table.unpack({ n, 3 }) match.a, match.b = a, b",
        "match.a = #{ table.unpack({ n, 3, 4 }) }",
        "match.a = #{ table.unpack({ 1, 2, 3, 4, 5, 6, 7, 8, 9, n }) }",
        "match.a = table.unpack({ 1, 2, n }, 3)", "table.unpack(on)",
        "local t = { 1, n, 3, 4, 5 } local u = { n, table.unpack(t) } match.a = #u + u[3]",
        "local a, b = table.unpack({ n, 2, 3, 4, 5, 6 }) match.a, match.b = a, b",
        "local t = {} for i = 1, 200 do t[i] = i + n end match.a = sum(table.unpack(t))",
        "local t = {} for i = 1, 251 do t[i] = i end match.a = sum(table.unpack(t))",
        "local function deep(t, left) if left == 0 then return #t end "
        "return deep({ left, table.unpack(t) }, left - 1) end match.a = deep({}, 60)",
        "local t = { table.unpack(match.space) } t[1].armies = #t match.here = t[n]",
        "local a, b = table.unpack(match.seat) match.on = b == match.seat[2] and a ~= b",
        "match.here = table.unpack(match.space, n)", "table.unpack(match)",
        "match.a = select('#', n, nil, 3) match.b = select(2, n, 4)",
        "match.a = #{ select(2, 1, 2, 3, n) } match.on = select(9, 1) == nil",
        "match.a = select(-1, 1, n)", "match.a = select(0, 1)",
        "match.a = assert(n, 'no') + assert(3)", "assert(n > 3, 'few')", "assert()",
        "match.on = type(n) == 'number' and type(on) == 'userdata' and "
        "type(nil) == 'nil' and type(words) == 'table' and type(twice) == 'function' "
        "and type(math) == 'userdata' and type(option) == 'userdata' and "
        "type(match.seat) == 'userdata' and type('') == 'string'",
        "type()"));

INSTANTIATE_TEST_SUITE_P(
    Texts, Libraries,
    testing::Values("match.a = #tostring(n * 1000) match.on = tostring(on) == 's' .. n",
                    "match.on = tostring(match.me) == 'seat 1' or tostring(nil) == 'nil'",
                    "match.a = #tostring(true) + #tostring(on.region) + #tostring(match)",
                    "match.a = #tostring(match:cards('tale')[1] or 5) + #tostring(list)",
                    "match.here = match.space[('s%d'):format(n % 5)]",
                    "match.a = #string.format('%s of %s: %d%%', on.kind, on, n)",
                    "match.a = #string.format('%5d|%-5s', n, on.kind)",
                    "match.a = #string.format('%d', 'x')", "match.a = #string.format('%d')",
                    "match.a = #string.format('%y', n)", "match.a = #string.format('%')",
                    "match.a = #string.format('%d', 2.5)",
                    "match.on = table.concat({ 'a', n, 'b' }, ', ') == 'a, 5, b'",
                    "match.a = #table.concat({}) + #table.concat({ 'x', 'y' })",
                    "match.a = #table.concat({ 'x', on })", "match.a = #table.concat({ 1, 2 }, 3)",
                    "match.a = #table.concat({ 1, 2, 3 }, '-', 2)",
                    "match.on = on.kind:upper() == 'SEA' and ('AbC'):lower() == 'abc'",
                    "match.on = on.kind:sub(2, 3) == 'ea' and on.kind:sub(2) == 'ea'",
                    "match.a = #on.kind:sub(-2) + #on.kind:sub(5) + #on.kind:sub(3, 2)",
                    "match.a = on.kind:byte() + on.kind:byte(2)", "match.a = (''):byte() or 4",
                    "match.a = on.kind:len() + (on.kind:find('a') or 50)",
                    "local from, upto = ('abcabc'):find('bc') match.a, match.b = from, upto",
                    "match.a = ('a.c'):find('.') or 4", "match.a = ('a.c'):find('.', 1, true)",
                    "for i, w in ipairs(('a,b,,c'):split(',')) do match.a = match.a + i * #w end",
                    "local t = ('a b'):split(' ') t[3] = 'x' match.a = #t",
                    "match.a = #('ab'):split('')", "match.a = on.kind:length()",
                    "match.a = on.kind.upper ~= nil and 2 or 1", "match.a = ('x'):rep(n):len()",
                    "local s = 'a' for i = 1, 9 do s = s .. s end match.a = #s"));

TEST(Libraries, AreCompiled) {
    EXPECT_EQ(words_left("local t = { n, 3 } table.sort(t) match.a = math.floor(t[1]) "
                         "match.here = match.space[string.format('s%d', n)] "
                         "assert(select('#', table.unpack(t)) == 2, tostring(type(n)))"),
              std::vector<std::string>{});
}

}  // namespace
}  // namespace fronteira::script
