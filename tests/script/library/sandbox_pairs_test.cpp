// SPDX-License-Identifier: MIT
#include "sandbox/sandbox_runs.hpp"

namespace fronteira::script {
namespace {

std::string walked(const std::string& table) {
    return value_of("(function() local s = '' for k, v in pairs(" + table +
                    ") do s = s .. tostring(k) .. '=' .. tostring(v) .. ' ' end return s end)()");
}

TEST(Pairs, VisitsNumbersThenTextsThenBooleans) {
    EXPECT_EQ(
        walked("{ b = 1, [true] = 2, [10] = 3, a = 4, [false] = 5, [-1.5] = 6, [2] = 7, B = 8 }"),
        "-1.5=6 2=7 10=3 B=8 a=4 b=1 false=5 true=2 ");
}

TEST(Pairs, ComparesIntegersAndRealsExactly) {
    EXPECT_EQ(walked("{ [9007199254740993] = 'c', [9007199254740992.0] = 'b', [1e300] = 'e', "
                     "[math.maxinteger] = 'd', [-1e300] = 'a' }"),
              "-1e+300=a 9007199254740992=b 9007199254740993=c 9223372036854775807=d 1e+300=e ");
}

TEST(Pairs, VisitsTheSameOrderInEveryState) {
    const std::string walk =
        "(function() local t, s = {}, '' for i = 1, 300 do t['k' .. (i * 7919) % 1009] = i end "
        "for k in pairs(t) do s = s .. k end return s end)()";
    const std::string first = value_of(walk);
    EXPECT_EQ(first.substr(0, 6), "k1k100");
    for (int i = 0; i < 5; ++i) EXPECT_EQ(value_of(walk), first);
}

TEST(Pairs, LeavesOutWhatWasRemovedOnTheWay) {
    EXPECT_EQ(value_of("(function() local t, s = { a = 1, b = 2, c = 3 }, '' "
                       "for k in pairs(t) do s = s .. k t.b = nil t.d = 4 end return s end)()"),
              "ac");
}

TEST(Pairs, SeesValuesAsTheyAreWhenVisited) {
    EXPECT_EQ(value_of("(function() local t, s = { a = 1, b = 2 }, 0 "
                       "for k, v in pairs(t) do t.b = 10 s = s + v end return s end)()"),
              "11");
}

std::optional<int64_t> rank_by_first_byte(lua_State* lua, int index) {
    return *static_cast<unsigned char*>(lua_touserdata(lua, index));
}

void push_handle(lua_State* lua, unsigned char rank) {
    *static_cast<unsigned char*>(lua_newuserdatauv(lua, 1, 0)) = rank;
}

/// A global table with two host handles as keys, put in against their order.
void add_table_of_handles(Sandbox& box) {
    ASSERT_TRUE(box.build([](lua_State* lua) {
        lua_pushglobaltable(lua);
        lua_pushliteral(lua, "held");
        lua_newtable(lua);
        for (const int rank : {2, 1}) {
            push_handle(lua, static_cast<unsigned char>(rank));
            lua_pushinteger(lua, rank);
            lua_rawset(lua, -3);
        }
        lua_rawset(lua, -3);
    }));
}

TEST(Pairs, OrdersHandlesByTheRankThatTheHostGives) {
    Sandbox box("mod");
    box.set_handle_rank(rank_by_first_byte);
    add_table_of_handles(box);
    EXPECT_TRUE(run(box, "for k, v in pairs(held) do print(k, v) end"));
    EXPECT_EQ(box.printed(), (std::vector<std::string>{"handle 1", "handle 2"}));
}

TEST(Pairs, RefusesHandlesWithoutARank) {
    Sandbox box("mod");
    add_table_of_handles(box);
    EXPECT_NE(failure_of(box, "for k in pairs(held) do end").find("key of type userdata"),
              std::string::npos);
}

}  // namespace
}  // namespace fronteira::script
