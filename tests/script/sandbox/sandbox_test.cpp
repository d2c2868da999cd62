// SPDX-License-Identifier: MIT
#include "sandbox/sandbox_runs.hpp"

#include <gmock/gmock.h>

#include <clocale>

namespace fronteira::script {
namespace {

using testing::Test;

TEST(Sandbox, CallsAFunctionWithArgumentsAndLeavesItsResults) {
    Sandbox box("mod");
    ASSERT_TRUE(run(box, "return function(a, b) return a + b, a * b end", 1));
    lua_pushinteger(box.lua(), 6);
    lua_pushinteger(box.lua(), 7);
    ASSERT_TRUE(box.call(2, 2));
    EXPECT_EQ(lua_tointeger(box.lua(), -2), 13);
    EXPECT_EQ(lua_tointeger(box.lua(), -1), 42);
    EXPECT_EQ(lua_gettop(box.lua()), 2);
}

TEST(Sandbox, LeavesAsManyResultsAsThereAreWhenAskedForAll) {
    Sandbox box("mod");
    ASSERT_TRUE(run(box, "return 1, 2, 3", LUA_MULTRET));
    EXPECT_EQ(lua_gettop(box.lua()), 3);
}

TEST(Sandbox, LeavesNothingOnFailure) {
    Sandbox box("mod");
    lua_pushinteger(box.lua(), 1);
    ASSERT_TRUE(box.load("local a, b = ... error('x')", "test.lua"));
    lua_pushinteger(box.lua(), 2);
    lua_pushinteger(box.lua(), 3);
    ASSERT_FALSE(box.call(2, 5));
    EXPECT_EQ(lua_gettop(box.lua()), 1);
}

TEST(Sandbox, ReportsAnErrorWithFileAndLine) {
    EXPECT_EQ(failure_of("\n\nerror('too few armies')"),
              "mod/test.lua:3: error: too few armies [script.error]");
}

TEST(Sandbox, ReportsTheCallerWhenAsked) {
    EXPECT_EQ(failure_of("local function check()\n  error('not so', 2)\nend\ncheck()\n"),
              "mod/test.lua:4: error: not so [script.error]");
}

TEST(Sandbox, ReportsWhereAnErrorWithoutAPlaceIsRaised) {
    for (const char* raise : {"error('not so', 0)", "error('not so', 50)", "error(' not so', 0)"})
        EXPECT_THAT(failure_of("local ok = pcall(error, 'a', 0)\n" + std::string(raise)),
                    testing::AllOf(testing::StartsWith("mod/test.lua:2: error:"),
                                   testing::EndsWith("not so [script.error]")));
}

TEST(Sandbox, ReportsASyntaxErrorWithItsLine) {
    EXPECT_EQ(failure_of("local a =\nlocal b"),
              "mod/test.lua:2:1: error: unexpected symbol near 'local' [script.syntax]");
}

TEST(Sandbox, KeepsFileNamesWholeThatLuaCuts) {
    Sandbox box("a_mod_with_quite_a_long_name");
    const std::string file = "rules/and_a_module_with_a_name_longer_than_sixty_characters.lua";
    ASSERT_TRUE(box.load("error('x')", file));
    const auto result = box.call(0, 0);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().front().place.file, "a_mod_with_quite_a_long_name/" + file);
    EXPECT_EQ(result.error().front().place.line, 1);
}

TEST(Sandbox, SuggestsTheGlobalThatWasMeant) {
    EXPECT_EQ(failure_of("\nlocal n = tonumbr('1')"),
              "mod/test.lua:2: error: undefined global `tonumbr` (did you mean `tonumber`?) "
              "[script.error]");
    EXPECT_EQ(failure_of("local n = zzzzzzzz"),
              "mod/test.lua:1: error: undefined global `zzzzzzzz` (declare it with `local` before "
              "it is used, or load it with `require`) [script.error]");
}

TEST(Sandbox, TellsWhatAWordOfAnotherLanguageIsInLua) {
    EXPECT_EQ(failure_of("local n = None"),
              "mod/test.lua:1: error: undefined global `None` (`nil` is nothing) "
              "[script.error]");
    EXPECT_NE(failure_of("local n = len({})").find("`#list`"), std::string::npos);
    EXPECT_NE(failure_of("local a = unpack({})").find("`table.unpack`"), std::string::npos);
    EXPECT_NE(failure_of("try {}").find("pcall(f, ...)"), std::string::npos);
}

TEST(Sandbox, TellsWhatIsDoneWithoutAFunctionThatLuaHas) {
    EXPECT_EQ(failure_of("local n = -math.huge"),
              "mod/test.lua:1: error: `math` has no `huge` (a whole number that is large enough, "
              "such as 1000000) [script.error]");
    EXPECT_EQ(failure_of("local s = ('a'):gsub('a', 'b')"),
              "mod/test.lua:1: error: a text has no `gsub` (there are no patterns: `find` looks "
              "for plain text, `split` divides one) [script.error]");
    EXPECT_EQ(failure_of("table.insrt({}, 1)"),
              "mod/test.lua:1: error: `table` has no `insrt` (did you mean `insert`?) "
              "[script.error]");
    EXPECT_NE(failure_of("setmetatable({}, {})").find("there are no metatables"),
              std::string::npos);
    EXPECT_NE(failure_of("local s = ('a').size").find("a text has no `size` ("), std::string::npos);
}

TEST(Sandbox, RefusesToAssignAnUndefinedGlobal) {
    EXPECT_EQ(failure_of("function helper() end"),
              "mod/test.lua:1: error: assignment to undefined global `helper`: declare a variable "
              "with `local` [script.error]");
}

TEST(Sandbox, OffersGlobalsOfTheHost) {
    Sandbox box("mod");
    lua_pushinteger(box.lua(), 7);
    ASSERT_TRUE(box.set_global("seats"));
    EXPECT_EQ(lua_gettop(box.lua()), 0);
    ASSERT_TRUE(run(box, "return seats * 6", 1));
    EXPECT_EQ(lua_tointeger(box.lua(), -1), 42);
}

TEST(Sandbox, KeepsFrozenGlobalsReadableAndUnchangeable) {
    Sandbox box("mod");
    ASSERT_TRUE(box.load("return math.max(1, 2)", "before.lua"));
    ASSERT_TRUE(box.freeze_globals());
    ASSERT_TRUE(box.freeze_globals());
    ASSERT_TRUE(box.call(0, 1));
    EXPECT_EQ(lua_tointeger(box.lua(), -1), 2);
    EXPECT_EQ(failure_of(box, "\nmath = nil"),
              "mod/test.lua:2: error: the global `math` cannot be changed [script.error]");
    EXPECT_EQ(failure_of(box, "return maths"),
              "mod/test.lua:1: error: undefined global `maths` (did you mean `math`?) "
              "[script.error]");
    EXPECT_NE(failure_of(box, "mine = 1"), "");
}

TEST(Sandbox, TakesGlobalsOfTheHostAfterFreezing) {
    Sandbox box("mod");
    ASSERT_TRUE(box.freeze_globals());
    lua_pushinteger(box.lua(), 5);
    ASSERT_TRUE(box.set_global("later"));
    ASSERT_TRUE(run(box, "return later", 1));
    EXPECT_EQ(lua_tointeger(box.lua(), -1), 5);
}

TEST(Sandbox, CatchesWhatScriptsPrint) {
    Sandbox box("mod");
    ASSERT_TRUE(run(box, "print('a', 1, nil, {}) print() print('b\\tc\\27')"));
    EXPECT_EQ(box.printed(), (std::vector<std::string>{"a 1 nil table", "", "b c?"}));
}

TEST(Sandbox, CanBeMoved) {
    Sandbox box("mod");
    ASSERT_TRUE(run(box, "local n = 0 return function() n = n + 1 print(n) return n end", 1));
    Sandbox other = std::move(box);
    lua_pushvalue(other.lua(), 1);
    ASSERT_TRUE(other.call(0, 0));
    EXPECT_EQ(other.printed(), std::vector<std::string>{"1"});
    other = Sandbox("second");
    EXPECT_TRUE(run(other, "return 1"));
}

TEST(Sandbox, CountsItsCallsForAWatchdog) {
    Sandbox box("mod");
    const uint64_t before = box.heartbeat();
    EXPECT_EQ(before % 2, 0u);
    box.set_host(&box);
    ASSERT_TRUE(box.build([](lua_State* lua) {
        EXPECT_EQ(static_cast<Sandbox*>(Sandbox::host(lua))->heartbeat() % 2, 1u);
    }));
    EXPECT_EQ(box.heartbeat(), before + 2);
}

TEST(Sandbox, RefusesToLoadUnderALocaleThatChangesNumbers) {
    if (std::setlocale(LC_ALL, "de_DE.UTF-8") == nullptr) GTEST_SKIP() << "no such locale here";
    const std::string failure = failure_of("return 1.5");
    std::setlocale(LC_ALL, "C");
    EXPECT_NE(failure.find("[script.locale]"), std::string::npos) << failure;
}

TEST(Sandbox, NamesTheLineAtWhichASourceNestsTooDeep) {
    std::string source = "local a = 1\nlocal b =\n";
    for (int i = 0; i < 300; ++i) source += "(\n";
    const std::string failure = failure_of(source);
    EXPECT_NE(failure.find("[script.depth]"), std::string::npos) << failure;
    // Lua nests 200 levels, of which the statement itself takes some.
    EXPECT_NE(failure.find("mod/test.lua:200:"), std::string::npos) << failure;
}

TEST(Sandbox, TakesEveryTextButZeroBytes) {
    for (const char* text : {R"("\\0")", R"("0")", R"("\10")", R"("\x0a")", R"("\u{10}")",
                             R"([[\0]])", R"('--[[\\0')", R"("\z 0")"})
        EXPECT_EQ(failure_of("return " + std::string(text)), "") << text;
    for (const char* text : {R"("\\\0")", R"("\0")", R"("\00a")", R"("\0001")", R"("\x00")",
                             R"("\u{0}")", R"('a\u{000}')"})
        EXPECT_NE(failure_of("return " + std::string(text)).find("zero byte"), std::string::npos)
            << text;
}

// `\z` skips blanks and ends of lines behind it, and an escaped end of a line may be two bytes.
TEST(Sandbox, FollowsATextWhereverLuaDoes) {
    for (const char* power :
         {"local h = \"a\\z\n\" .. 2 ^ 0.5 --", "local h = \"a\\z \t\r\n \n\" .. 2 ^ 0.5 --",
          "local h = \"a\\\r\n\" .. 2 ^ 2 --", "local h = 'a\\\n\r' .. 2 ^ 2 --"})
        EXPECT_NE(failure_of(power).find("operator ^"), std::string::npos) << power;
    EXPECT_NE(failure_of("return \"a\\z\n\\0b\" --\"").find("zero byte"), std::string::npos);
    EXPECT_EQ(failure_of("return \"one \\z\n   two ^ three\""), "");
    EXPECT_EQ(failure_of("return \"10\\\r\n^ up\""), "");
    EXPECT_EQ(failure_of("return 'a\\\n\nb'").find("operator"), std::string::npos);
}

TEST(Sandbox, LooksForFaultsInCodeOnly) {
    const std::string dots = "a" + std::string(200, '.') + "b^2 \\0";
    EXPECT_EQ(failure_of("-- " + dots + "\nreturn [[" + dots + "]] --[==[" + dots + "]==]"), "");
    EXPECT_EQ(failure_of("return '" + std::string(200, '.') + "^'"), "");
    EXPECT_NE(failure_of("return 2 ^ 2"), "");
}

TEST(Sandbox, DoesNotTakeStatementsForAnIndexChain) {
    std::string source = "local t = { {} }\n";
    for (int i = 0; i < 300; ++i) source += "t[1].x = t[1].y\ndo local u = t[1] and t[1].z end\n";
    EXPECT_EQ(failure_of(source), "");
}

TEST(Sandbox, CapsTheSourceOfAllFilesTogether) {
    Limits limits;
    limits.source_total = 100;
    Sandbox box("mod", limits);
    EXPECT_TRUE(box.load(std::string(60, ' '), "a.lua"));
    const auto second = box.load(std::string(60, ' '), "b.lua");
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().front().code, "script.size");
    EXPECT_EQ(second.error().front().place.file, "mod/b.lua");
}

TEST(Sandbox, FreesWhatAnIdleMatchNoLongerNeeds) {
    Sandbox box("mod");
    ASSERT_TRUE(run(box, "local t = {} for i = 1, 1000 do t[i] = { i } end"));
    const size_t before = box.memory_used();
    box.collect();
    EXPECT_LT(box.memory_used() + 50'000, before);
    EXPECT_LT(box.memory_used(), 20'000u);
}

}  // namespace
}  // namespace fronteira::script
