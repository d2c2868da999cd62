// SPDX-License-Identifier: MIT
#include "script/library/table_sort.hpp"

#include "script/library.hpp"

#include <algorithm>
#include <vector>

namespace fronteira::script {
namespace {

constexpr int function_at = 2;  // stack: table, function, elements
constexpr int elements_at = 3;

/// When an error passes through, counts what it costs to unwind one more native function, and
/// notes the place for errors that Lua raises without one.
class UnwindingCost {
 public:
    explicit UnwindingCost(SandboxState& state) : state_(state) {}
    ~UnwindingCost() {
        if (done_) return;
        count_error(state_);
        if (state_.noted_line == 0) state_.note_place();
    }
    UnwindingCost(const UnwindingCost&) = delete;
    UnwindingCost& operator=(const UnwindingCost&) = delete;
    void done() { done_ = true; }

 private:
    SandboxState& state_;
    bool done_ = false;
};

bool texts_precede(lua_State* lua) {
    size_t left_size = 0;
    size_t right_size = 0;
    const char* left = lua_tolstring(lua, -2, &left_size);
    const char* right = lua_tolstring(lua, -1, &right_size);
    charge(lua, 1 + static_cast<int64_t>(std::min(left_size, right_size) / 64));
    return precedes({left, left_size}, {right, right_size});
}

/// Whether element `a` must stand before element `b`.
bool stands_before(lua_State* lua, int a, int b) {
    const bool own_order = !lua_isnil(lua, function_at);
    charge(lua, own_order ? 4 : 2);
    if (own_order) lua_pushvalue(lua, function_at);
    const int left = lua_rawgeti(lua, elements_at, a);
    const int right = lua_rawgeti(lua, elements_at, b);
    bool before = false;
    if (own_order) {
        lua_call(lua, 2, 1);
        before = lua_toboolean(lua, -1);
    } else if (left == LUA_TSTRING && right == LUA_TSTRING) {
        before = texts_precede(lua);
    } else {
        const bool comparable = (left == LUA_TNUMBER && right == LUA_TNUMBER) ||
                                left == LUA_TUSERDATA || right == LUA_TUSERDATA;
        if (!comparable)
            luaL_error(lua,
                       "attempt to sort a %s beside a %s (table.sort(list, comes_before) takes "
                       "an order of your own)",
                       lua_typename(lua, left), lua_typename(lua, right));
        before = lua_compare(lua, -2, -1, LUA_OPLT);
    }
    lua_settop(lua, elements_at);
    return before;
}

/// Merges order[from, middle) and order[middle, upto) into `merged`.
void merge(lua_State* lua, const std::vector<int>& order, std::vector<int>& merged, size_t from,
           size_t middle, size_t upto) {
    size_t left = from;
    size_t right = middle;
    for (size_t i = from; i < upto; ++i) {
        const bool take_right =
            left == middle || (right < upto && stands_before(lua, order[right], order[left]));
        merged[i] = order[take_right ? right++ : left++];
    }
}

std::vector<int> sorted_order(lua_State* lua, int count) {
    std::vector<int> order(static_cast<size_t>(count));
    for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i) + 1;
    std::vector<int> merged(order.size());
    for (size_t width = 1; width < order.size(); width *= 2) {
        for (size_t from = 0; from < order.size(); from += 2 * width)
            merge(lua, order, merged, from, std::min(from + width, order.size()),
                  std::min(from + 2 * width, order.size()));
        order.swap(merged);
    }
    return order;
}

}  // namespace

int sort(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    if (lua_getmetatable(lua, 1)) return luaL_argerror(lua, 1, "the table is protected");
    if (!lua_isnoneornil(lua, 2)) luaL_checktype(lua, 2, LUA_TFUNCTION);
    lua_settop(lua, function_at);
    const int count = static_cast<int>(lua_rawlen(lua, 1));
    charge(lua, 1 + 3 * static_cast<int64_t>(count));
    lua_createtable(lua, count, 0);
    for (int i = 1; i <= count; ++i) {
        lua_rawgeti(lua, 1, i);
        lua_rawseti(lua, elements_at, i);
    }
    UnwindingCost unwinding(state_of(lua));
    const std::vector<int> order = sorted_order(lua, count);
    unwinding.done();
    for (int i = 1; i <= count; ++i) {
        lua_rawgeti(lua, elements_at, order[static_cast<size_t>(i - 1)]);
        lua_rawseti(lua, 1, i);
    }
    return 0;
}

}  // namespace fronteira::script
