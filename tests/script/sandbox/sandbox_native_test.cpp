// SPDX-License-Identifier: MIT
// Native functions of the host, and what goes wrong in them.
#include "sandbox/sandbox_runs.hpp"
#include "script/sandbox/allocator.hpp"

#include <stdexcept>

namespace fronteira::script {
namespace {

Sandbox with_native(lua_CFunction native) {
    Sandbox box("mod");
    EXPECT_TRUE(box.build([native](lua_State* lua) {
        lua_pushglobaltable(lua);
        lua_pushliteral(lua, "native");
        lua_pushcfunction(lua, native);
        lua_rawset(lua, -3);
    }));
    return box;
}

TEST(NativeFunction, IsChargedBeforeItWorks) {
    Sandbox box = with_native([](lua_State* lua) {
        Sandbox::charge(lua, 12'345);
        return 0;
    });
    ASSERT_TRUE(run(box, "native()"));
    EXPECT_EQ(box.spent(), 12'345);
}

TEST(NativeFunction, RaisesWhenTheBudgetIsGone) {
    Sandbox box = with_native([](lua_State* lua) {
        Sandbox::charge(lua, INT64_MAX / 4);
        ADD_FAILURE() << "worked without a budget";
        return 0;
    });
    EXPECT_EQ(failure_of(box, "\npcall(native)\nnative()"),
              "mod/test.lua:2: error: the script used up its budget of 5000000 instructions "
              "(does its loop end? if so, do less in one move) "
              "[script.budget]");
    EXPECT_TRUE(box.dead());
}

TEST(NativeFunction, MayFailWithAPlaceInTheScript) {
    Sandbox box = with_native([](lua_State* lua) { return luaL_error(lua, "no space %d", 7); });
    EXPECT_EQ(failure_of(box, "\n\nnative()"), "mod/test.lua:3: error: no space 7 [script.error]");
    EXPECT_FALSE(box.dead());
}

TEST(NativeFunction, EndsTheScriptWhenAnExceptionLeavesIt) {
    Sandbox box = with_native([](lua_State*) -> int { throw std::runtime_error("host bug"); });
    const std::string failure = failure_of(box, "pcall(native) return 1");
    EXPECT_NE(failure.find("[script.internal]"), std::string::npos) << failure;
    EXPECT_TRUE(box.dead());
}

TEST(NativeFunction, HasItsDestructorsRunWhenItRaises) {
    static int alive = 0;
    struct Guard {
        Guard() { ++alive; }
        ~Guard() { --alive; }
    };
    Sandbox box = with_native([](lua_State* lua) {
        const Guard guard;
        return luaL_error(lua, "out");
    });
    EXPECT_NE(failure_of(box, "native()"), "");
    EXPECT_EQ(alive, 0);
}

TEST(NativeFunction, MayCallBackIntoTheScriptOnTheSameBudget) {
    Sandbox box = with_native([](lua_State* lua) {
        auto& self = *static_cast<Sandbox*>(Sandbox::host(lua));
        lua_settop(lua, 1);
        const auto result = self.call(0, 0);
        lua_pushboolean(lua, result.has_value());
        return 1;
    });
    box.set_host(&box);
    ASSERT_TRUE(
        run(box, "for i = 1, 1000 do end assert(native(function() for i = 1, 1000 do end end))"));
    EXPECT_GE(box.spent(), 2000);
    EXPECT_NE(failure_of(box, "native(function() while true do end end)"), "");
    EXPECT_TRUE(box.dead());
}

TEST(NativeFunction, MayLoadAModuleWhileTheScriptRuns) {
    Sandbox box = with_native([](lua_State* lua) {
        auto& self = *static_cast<Sandbox*>(Sandbox::host(lua));
        if (!self.load("return { answer = 42 }", "module.lua"))
            return luaL_error(lua, "not loaded");
        if (!self.call(0, 1)) return luaL_error(lua, "not run");
        return 1;
    });
    box.set_host(&box);
    ASSERT_TRUE(run(box, "return native().answer", 1));
    EXPECT_EQ(lua_tointeger(box.lua(), -1), 42);
}

TEST(NativeFunction, OfBuildReportsErrorsAndExceptions) {
    Sandbox box("mod");
    const auto raised = box.build([](lua_State* lua) { luaL_error(lua, "not built"); });
    ASSERT_FALSE(raised);
    EXPECT_EQ(raised.error().front().message, "not built");
    const auto thrown = box.build([](lua_State*) { throw std::runtime_error("x"); });
    ASSERT_FALSE(thrown);
    EXPECT_EQ(thrown.error().front().code, "script.internal");
    EXPECT_EQ(lua_gettop(box.lua()), 0);
}

}  // namespace
}  // namespace fronteira::script
