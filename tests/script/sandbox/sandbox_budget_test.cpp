// SPDX-License-Identifier: MIT
#include "sandbox/sandbox_runs.hpp"

namespace fronteira::script {
namespace {

Limits of(int64_t instructions) {
    Limits limits;
    limits.instructions = instructions;
    return limits;
}

int64_t spent_on(std::string_view source) {
    Sandbox box("mod");
    EXPECT_TRUE(run(box, source));
    return box.spent();
}

TEST(Budget, CountsInstructions) {
    // An empty loop is one instruction a turn; the hook counts in steps of 200.
    EXPECT_EQ(spent_on("for i = 1, 100000 do end"), 100'000);
    EXPECT_EQ(spent_on("return"), 0);
}

TEST(Budget, GivesTheSameFigureWhateverRanBefore) {
    const std::string work =
        "local t = {} for i = 1, 500 do t['k' .. i] = i end for k in pairs(t) do end";
    const int64_t alone = spent_on(work);
    EXPECT_GT(alone, 0);
    Sandbox box("mod");
    for (int i = 0; i < 20; ++i) {
        ASSERT_TRUE(run(box, "for i = 1, " + std::to_string(i * 37) + " do local t = { i } end"));
        ASSERT_TRUE(run(box, work));
        EXPECT_EQ(box.spent(), alone);
    }
}

TEST(Budget, DoesNotDependOnTheOrderInWhichLuaKeepsNames) {
    const std::string walk = "for k in pairs({ a = 1, b = 2 }) do end";
    const int64_t first = spent_on(walk);
    for (int i = 0; i < 30; ++i) EXPECT_EQ(spent_on(walk), first);
}

TEST(Budget, IsFullAgainForTheNextCall) {
    Sandbox box("mod", of(10'000));
    for (int i = 0; i < 10; ++i) EXPECT_TRUE(run(box, "for i = 1, 5000 do end"));
}

TEST(Budget, EndsJustWhereItIsUsedUp) {
    Sandbox enough("mod", of(10'000));
    EXPECT_TRUE(run(enough, "for i = 1, 9900 do end"));
    Sandbox too_little("mod", of(10'000));
    EXPECT_FALSE(run(too_little, "for i = 1, 10300 do end"));
}

TEST(Budget, OnceUsedUpEndsTheSandboxForGood) {
    Sandbox box("mod", of(10'000));
    const std::string verdict = failure_of(box, "\n\nwhile true do end");
    EXPECT_EQ(verdict,
              "mod/test.lua:3: error: the script used up its budget of 10000 instructions "
              "(does its loop end? if so, do less in one move) "
              "[script.budget]");
    EXPECT_TRUE(box.dead());
    EXPECT_EQ(box.spent(), 10'000);
    EXPECT_EQ(failure_of(box, "return 1"), verdict);
    EXPECT_FALSE(box.build([](lua_State*) { ADD_FAILURE() << "ran"; }));
    lua_pushinteger(box.lua(), 1);
    EXPECT_FALSE(box.set_global("x"));
    EXPECT_EQ(lua_gettop(box.lua()), 0);
}

TEST(Budget, CannotBeProtectedAgainst) {
    const std::string escapes[] = {
        "pcall(function() while true do end end) print('escaped')",
        "pcall(pcall, function() while true do end end) print('escaped')",
        "table.sort({ 2, 1 }, function() while true do end end) print('escaped')",
        "for i in function() while true do end end do end print('escaped')"};
    for (const std::string& escape : escapes) {
        Sandbox box("mod", of(10'000));
        EXPECT_FALSE(run(box, escape));
        EXPECT_TRUE(box.printed().empty()) << escape;
    }
}

TEST(Budget, EndsAFloodOfCollidingKeysLongBeforeTheTimeGuard) {
    Limits limits = of(5'000'000);
    limits.cpu_milliseconds = 0;  // were the flood not seen, this test would not end
    Sandbox box("mod", limits);
    const std::string failure = failure_of(box,
                                           "local t = {} for i = 1, 32000 do t[i * 32767] = i end\n"
                                           "while true do local x = t[32767] end");
    EXPECT_NE(failure.find("[script.budget]"), std::string::npos) << failure;
}

TEST(Budget, DoesNotTakeOrdinaryKeysForAFlood) {
    EXPECT_TRUE(run(*std::make_unique<Sandbox>("mod"), R"(
        local grid, names, sparse = {}, {}, {}
        for x = 1, 60 do for y = 1, 60 do grid[x * 100 + y] = true end end
        for i = 1, 5000 do names["space_" .. i] = i end
        for i = 1, 5000 do sparse[i * i] = i end
        for round = 1, 20 do for i = 1, 5000 do local n = names["space_" .. i] + sparse[i * i] end end
    )"));
}

TEST(Budget, LeavesRoomForRecursionOverAWholeBoard) {
    EXPECT_EQ(failure_of(R"(
        local seen = {}
        local function flood(space)
          if seen[space] or space > 6000 then return 0 end
          seen[space] = true
          return 1 + flood(space + 1)
        end
        assert(flood(1) == 6000)
    )"),
              "");
}

TEST(Budget, IsGuardedByProcessorTimeWhereCountingFails) {
    Limits limits = of(INT64_MAX / 4);
    limits.cpu_milliseconds = 50;
    Sandbox box("mod", limits);
    const std::string failure = failure_of(box, "while true do end");
    EXPECT_EQ(failure,
              "mod/test.lua:1: error: the script ran for more than 50 milliseconds [script.time]");
    EXPECT_TRUE(box.dead());
}

}  // namespace
}  // namespace fronteira::script
