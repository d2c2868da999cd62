// SPDX-License-Identifier: MIT
#include "sandbox/sandbox_runs.hpp"
#include "script/sandbox/allocator.hpp"

#include <new>
#include <optional>

namespace fronteira::script {
namespace {

TEST(Memory, EndsTheScriptThatNeedsTooMuch) {
    Limits limits;
    limits.memory = 1u << 20;
    Sandbox box("mod", limits);
    EXPECT_EQ(failure_of(box, "local t = {}\nwhile true do t[#t + 1] = { 1, 2, 3 } end"),
              "mod/test.lua:2: error: the script ran out of memory: 1024 KB in all, 1024 KB for "
              "one text or table (does its loop end? if so, keep less at a time) [script.memory]");
    EXPECT_TRUE(box.dead());
    EXPECT_LE(box.memory_used(), limits.memory + limits.reserve);
}

TEST(Memory, IsNotUsedUpByGarbage) {
    Limits limits;
    limits.memory = 1u << 20;
    Sandbox box("mod", limits);
    EXPECT_TRUE(run(box, "for i = 1, 50000 do local t = { i, i, i, i } end"));
    EXPECT_TRUE(run(box, "local s for i = 1, 200 do s = string.rep('x', 100000) end"));
}

TEST(Memory, OfOneBlockIsCapped) {
    Sandbox box("mod");
    EXPECT_TRUE(run(box, "return #string.rep('x', 1000000)"));
    EXPECT_NE(failure_of(box, "return string.rep('x', 1100000)"), "");
    EXPECT_TRUE(box.dead());
}

TEST(Memory, TooSmallForAStateIsSaidAtOnceOrAtTheFirstCall) {
    for (size_t memory = 0; memory < 24'000; memory += 64) {
        Limits limits;
        limits.memory = memory;
        limits.reserve = 0;
        std::optional<Sandbox> box;
        try {
            box.emplace("mod", limits);
        } catch (const std::bad_alloc&) {
            continue;
        }
        if (box->dead()) {
            EXPECT_FALSE(run(*box, "return 1"));
        }
    }
    SUCCEED() << "neither a crash nor a leak";
}

/// Scripts that between them allocate in every way there is.
const std::string allocating[] = {
    "return 1",
    "local t = {} for i = 1, 40 do t[i] = i end",
    "local t = {} for i = 1, 40 do t['k' .. i] = { i } end",
    "local t = {} for i = 1, 40 do t[i * 1000] = i end for i = 1, 40 do t[i * 1000] = nil end",
    "local s = '' for i = 1, 40 do s = s .. 'abcdefghij' end return #s",
    "local f for i = 1, 30 do local g = f f = function() return g, i end end",
    "local function f(n) if n > 0 then return 1 + f(n - 1) end return 0 end return f(300)",
    "local function f(...) return select('#', ...) end return f(table.unpack({}, 1, 200))",
    "return table.concat({ 'a', 1, 2.5, string.rep('b', 100) }, ', ')",
    "local t = { 5, 3, 9, 1 } table.sort(t) table.sort(t, function(a, b) return a > b end)",
    "for k, v in pairs({ b = 1, a = 2, [1] = 3, [2.5] = 4, [true] = 5 }) do print(k, v) end",
    "for i, v in ipairs({ 'a', 'b', 'c' }) do print(i, v) end",
    "return string.format('%5d %-8s %q %x', 42, 'text', 'quo\"te', 255)",
    "return #string.split('a,b,c,d,e,f', ','), ('x'):rep(100, '-'), ('abc'):upper()",
    "for i = 1, 5 do pcall(error, 'message ' .. i) pcall(function() return nil .. 'x' end) end",
    "local function f() return pcall(f) end f()",
    "local function f() return 1 + f() end pcall(f)",
    "return undefined_name",
    "error(string.rep('long ', 2000))",
    "local t = {} table.insert(t, 1, 'a') table.move({ 1, 2, 3 }, 1, 3, 2, t) table.remove(t, 1)",
    "return tostring(1.5) .. tostring({}) .. tonumber('0x10') .. tonumber('zz', 36)",
    "local a <const> = 5 local b <close> = nil goto done ::done:: return a",
};

class RefusedAllocation : public testing::TestWithParam<int64_t> {};

/// The n-th request for memory fails, for every n, with so many more after it.
TEST_P(RefusedAllocation, EndsTheScriptCleanlyWhereverItStrikes) {
    for (const std::string& source : allocating) {
        Sandbox probe("mod");
        const int64_t before = probe.allocator().tally().requests;
        (void)run(probe, source);
        const int64_t requests = probe.allocator().tally().requests - before;
        // Deep recursion asks thousands of times for the same thing.
        const int64_t step = requests <= 500 ? 1 : requests / 50;
        for (int64_t n = 1; n <= requests; n += step) {
            Sandbox box("mod");
            box.allocator().refuse(n, GetParam());
            const Result<void> result = run(box, source);
            ASSERT_FALSE(result) << source;
            ASSERT_EQ(result.error().front().code, "script.memory") << source << " at " << n;
            ASSERT_TRUE(box.dead());
            ASSERT_FALSE(run(box, "return 1"));
            ASSERT_EQ(lua_gettop(box.lua()), 0);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Refusals, RefusedAllocation, testing::Values(1, 2, 1'000'000));

TEST(Memory, RefusedWhileGlobalsAreBuiltLeavesADeadSandbox) {
    for (int64_t n = 1; n <= 200; ++n) {
        Sandbox box("mod");
        box.allocator().refuse(n, 1'000'000);
        Result<void> result = box.build([](lua_State* lua) {
            lua_newtable(lua);
            for (int i = 0; i < 20; ++i) {
                lua_pushfstring(lua, "name %d", i);
                lua_newtable(lua);
                lua_settable(lua, -3);
            }
            lua_setfield(lua, LUA_REGISTRYINDEX, "made");
        });
        if (result) result = box.freeze_globals();
        if (result) {
            lua_pushinteger(box.lua(), 1);
            result = box.set_global("a_rather_long_name_that_must_be_stored_as_a_new_text");
        }
        ASSERT_EQ(result.has_value(), !box.dead());
    }
}

}  // namespace
}  // namespace fronteira::script
